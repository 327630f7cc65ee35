/** The replay of a finished game, ply by ply, as seen from any seat; or of a line that might have been played. */
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

/** Moves that a player might have made. */
export interface Line {
  player: number;
  moves: readonly string[];
  /** How many of them are shown. */
  made: number;
}

export class Replay {
  at = $state(0);
  seat = $state<number | null>(null);
  shown = $state.raw<Ply | null>(null);
  /** The line shown instead of the game, from step `at` on. */
  line = $state.raw<Line | null>(null);
  /** 1: playing forwards, -1: backwards, 0: paused. */
  playing = $state<-1 | 0 | 1>(0);
  pace = $state<Pace>('calm');
  private readonly known = new Map<string, Ply>();

  constructor(
    private readonly table: string,
    private readonly load = api.ply,
    private readonly loadLine = api.line,
  ) {}

  get plies(): number {
    return this.shown?.plies ?? 0;
  }

  /** The step shown, of the game or of the line. */
  get step(): number {
    return this.line ? this.line.made : this.at;
  }

  get last(): number {
    return this.line ? this.line.moves.length : this.plies;
  }

  /** Shows the position after a ply of the game, at most the last. */
  async look(at: number, seat: number | null = this.seat): Promise<void> {
    await this.show(at, seat, null, () => this.load(this.table, at, seat));
  }

  /** Shows where a line leads after a ply of the game. */
  async follow(at: number, line: Line): Promise<void> {
    const { player, moves, made } = line;
    await this.show(at, this.seat, line, () => this.loadLine(this.table, at, player, moves.slice(0, made), this.seat));
  }

  /** Goes to a step of the game or of the line, within it. */
  async go(step: number): Promise<void> {
    const wanted = Math.min(Math.max(step, 0), this.last);
    if (this.line) await this.follow(this.at, { ...this.line, made: wanted });
    else await this.look(wanted);
  }

  /** Plays in a direction, from the other end if nothing is left that way; pauses if already playing that way. */
  async play(direction: -1 | 1): Promise<void> {
    this.playing = this.playing === direction ? 0 : direction;
    const isAtEnd = () => this.step === (direction > 0 ? this.last : 0);
    if (this.playing === direction && isAtEnd()) await this.go(direction > 0 ? 0 : this.last);
    while (this.playing === direction && !isAtEnd()) {
      await new Promise((resolve) => setTimeout(resolve, PACES[this.pace]));
      if (this.playing === direction) await this.go(this.step + direction);
    }
    if (this.playing === direction) this.playing = 0;
  }

  private async show(at: number, seat: number | null, line: Line | null, load: () => Promise<Ply>): Promise<void> {
    this.at = at;
    this.seat = seat;
    this.line = line;
    const key = JSON.stringify([at, seat, line]);
    const ply = this.known.get(key) ?? (await load());
    this.known.set(key, ply);
    if (this.at !== at || this.seat !== seat || this.line !== line) return; // something else was chosen meanwhile
    this.shown = ply;
    this.at = ply.ply;
  }
}
