/** The replay of a finished game, ply by ply, as seen from any seat. */
import { api } from '../api/client';
import type { Score } from '../games/contract';
import type { PlyFacts } from '../generated/http';

type Ply = PlyFacts & { scores: Score[] };

/** Milliseconds per step, by speed. */
export const PACES = { slow: 2000, calm: 900, quick: 350 } as const;
export type Pace = keyof typeof PACES;

const BEYOND = 1_000_000;

/** Where a link leads: `step-12`, or `step-12-as-1` as seen from a seat; without a step, to the end. */
export function placeOf(anchor: string): { at: number; seat: number | null } {
  const found = /^step-(\d{1,6})(?:-as-(\d{1,2}))?$/.exec(anchor);
  return { at: found ? Number(found[1]) : BEYOND, seat: found?.[2] === undefined ? null : Number(found[2]) };
}

/** The anchor of a step. */
export const anchorOf = (at: number, seat: number | null): string => `step-${at}${seat === null ? '' : `-as-${seat}`}`;

export class Replay {
  at = $state(0);
  seat = $state<number | null>(null);
  shown = $state.raw<Ply | null>(null);
  /** 1: playing forwards, -1: backwards, 0: paused. */
  playing = $state<-1 | 0 | 1>(0);
  pace = $state<Pace>('calm');
  private readonly known = new Map<string, Ply>();

  constructor(
    private readonly table: string,
    private readonly load = api.ply,
  ) {}

  get plies(): number {
    return this.shown?.plies ?? 0;
  }

  /** Shows the position after a ply, at most the last. */
  async look(at: number, seat: number | null = this.seat): Promise<void> {
    this.at = at;
    this.seat = seat;
    const key = `${at} ${seat}`;
    const ply = this.known.get(key) ?? (await this.load(this.table, at, seat));
    this.known.set(key, ply);
    if (this.at !== at || this.seat !== seat) return; // another ply was chosen meanwhile
    this.shown = ply;
    this.at = ply.ply;
  }

  /** Steps forwards or backwards, within the game. */
  async step(by: number): Promise<void> {
    await this.look(Math.min(Math.max(this.at + by, 0), this.plies));
  }

  /** Plays in a direction, from the other end if nothing is left that way; pauses if already playing that way. */
  async play(direction: -1 | 1): Promise<void> {
    this.playing = this.playing === direction ? 0 : direction;
    const last = direction > 0 ? this.plies : 0;
    if (this.playing === direction && this.at === last) await this.look(this.plies - last);
    while (this.playing === direction && this.at !== last) {
      await new Promise((resolve) => setTimeout(resolve, PACES[this.pace]));
      if (this.playing === direction) await this.step(direction);
    }
    if (this.playing === direction) this.playing = 0;
  }
}
