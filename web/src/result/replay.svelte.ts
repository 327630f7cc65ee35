/** A finished game, ply by ply, through anybody's eyes. */
import { api } from '../api/client';
import type { Score } from '../games/contract';
import type { PlyFacts } from '../generated/http';

type Ply = PlyFacts & { scores: Score[] };

/** Milliseconds from step to step, by what the reader chose. */
export const PACES = { slow: 2000, calm: 900, quick: 350 } as const;
export type Pace = keyof typeof PACES;

const BEYOND = 1_000_000;

/** Where a link leads: `step-12`, or `step-12-as-1` through the eyes of a seat; without a step, to the end. */
export function placeOf(anchor: string): { at: number; seat: number | null } {
  const found = /^step-(\d{1,6})(?:-as-(\d{1,2}))?$/.exec(anchor);
  return { at: found ? Number(found[1]) : BEYOND, seat: found?.[2] === undefined ? null : Number(found[2]) };
}

/** The end of the address that leads to a step. */
export const anchorOf = (at: number, seat: number | null): string => `step-${at}${seat === null ? '' : `-as-${seat}`}`;

export class Replay {
  at = $state(0);
  seat = $state<number | null>(null);
  shown = $state.raw<Ply | null>(null);
  /** 1: it plays forwards, -1: backwards, 0: it stands. */
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

  /** Shows the position after a ply; anything beyond the last is the last. */
  async look(at: number, seat: number | null = this.seat): Promise<void> {
    this.at = at;
    this.seat = seat;
    const key = `${at} ${seat}`;
    const ply = this.known.get(key) ?? (await this.load(this.table, at, seat));
    this.known.set(key, ply);
    if (this.at !== at || this.seat !== seat) return; // looked elsewhere meanwhile
    this.shown = ply;
    this.at = ply.ply;
  }

  /** One step, as far as there are any. */
  async step(by: number): Promise<void> {
    await this.look(Math.min(Math.max(this.at + by, 0), this.plies));
  }

  /** Plays in a direction, anew from the other end if there is nothing left that way; or stops if it does so already. */
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
