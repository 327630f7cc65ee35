/** Clocks: the server says when time runs out, the browser counts down to it. */
import { createSubscriber } from 'svelte/reactivity';
import type { ClockFrame } from '../generated/frames';
import type { BankClock, DaysClock } from '../generated/http';
import { t } from '../texts/locale.svelte';

export type Clock = BankClock | DaysClock;

/** The players' clocks, and how far the server's time is ahead of ours. */
export interface TableTime {
  kind: Clock['kind'];
  clocks: readonly (ClockFrame | null)[];
  ahead: number;
}

const TICK = 250;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The device's time. Effects and components that read it are updated a few times a second. */
class DeviceTime {
  private readonly ticking = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.ticking();
    return Date.now();
  }
}

export const device = new DeviceTime();

/** Milliseconds left on a clock; `now` is the server's time. */
export function left(clock: ClockFrame, now: number): number {
  return Math.max(0, clock.until == null ? clock.left : clock.until - now);
}

/** Whether time is running out: the last minute, or the last two hours of a clock in days. */
export function isLow(milliseconds: number, kind: Clock['kind']): boolean {
  return milliseconds < (kind === 'days' ? 2 * HOUR : MINUTE);
}

/** The time left: '2 d 4 h', '1:05:09', '4:32'. Seconds are rounded up. */
export function timeText(milliseconds: number): string {
  if (milliseconds >= DAY) {
    const hours = Math.ceil(milliseconds / HOUR);
    return t('clock-days-hours', { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

/** A table's clock in words. */
export function clockText(clock: Clock | null | undefined): string {
  if (!clock) return t('clock-none');
  if (clock.kind === 'days') return t('clock-days', { days: clock.days });
  const minutes = Math.round(clock.seconds / 6) / 10;
  return t('clock-bank', { minutes, seconds: clock.increment ?? 0 });
}
