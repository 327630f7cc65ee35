import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Attendance } from '../../src/generated/http';
import { AttendancePoller } from '../../src/table/attendance.svelte';
import { clockText, isLow, left, timeText } from '../../src/table/clocks.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

afterEach(() => vi.useRealTimers());

describe('a clock', () => {
  it('counts down to the moment that the server named, and not below nothing', () => {
    const clock = { left: 10 * MINUTE, until: 1_000_000 };
    expect(left(clock, 940_000)).toBe(MINUTE);
    expect(left(clock, 2_000_000)).toBe(0);
  });

  it('stands if nobody waits for its owner', () => {
    expect(left({ left: 5000 }, 2_000_000)).toBe(5000);
    expect(left({ left: 5000, until: null }, 2_000_000)).toBe(5000);
  });

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_400, '1:00'],
    [4 * MINUTE + 32_000, '4:32'],
    [HOUR + 5 * MINUTE + 9000, '1:05:09'],
    [52 * HOUR, '2 d 4 h'],
    [48 * HOUR - 1, '2 d 0 h'],
  ])('%d ms are %s', (milliseconds, words) => {
    expect(timeText(milliseconds)).toBe(words);
  });

  it('is low in the last minute, or in the last hours of days', () => {
    expect([isLow(59_000, 'bank'), isLow(61_000, 'bank'), isLow(HOUR, 'days'), isLow(3 * HOUR, 'days')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('has words', () => {
    expect(clockText(null)).toBe('no clock');
    expect(clockText({ kind: 'bank', seconds: 900, increment: 20 })).toBe('15 min + 20 s');
    expect(clockText({ kind: 'bank', seconds: 90, increment: 0 })).toBe('1.5 min');
    expect(clockText({ kind: 'days', days: 1 })).toBe('1 day per turn');
  });
});

describe('attendance', () => {
  it('is looked into now and again, and closed at the end', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async (): Promise<Attendance[]> => [
      { seat: 0, away: 660, absent: true, waited: 700, stalled: false },
      { seat: 1, away: 30, absent: false, waited: 0, stalled: false },
      { seat: 2, away: 0, absent: false, waited: 1860, stalled: true },
    ]);
    const book = new AttendancePoller('t', ask);
    const close = book.follow();
    await vi.advanceTimersByTimeAsync(15_000);
    expect([...book.missing]).toEqual([
      [0, { minutes: 11, stalled: false }],
      [2, { minutes: 31, stalled: true }],
    ]);
    close();
    expect([...book.missing]).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
    const closeAtOnce = book.follow();
    closeAtOnce();
    await vi.advanceTimersByTimeAsync(0);
    expect([...book.missing]).toEqual([]);
  });
});
