/** A finished game, ply by ply, through anybody's eyes. */
import { api } from '../api';
import type { Score } from '../games/contract';
import type { PlyFacts } from '../generated/http';

type Ply = PlyFacts & { scores: Score[] };

const PACE = 900;

export class Replay {
  at = $state(0);
  seat = $state<number | null>(null);
  shown = $state.raw<Ply | null>(null);
  playing = $state(false);
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

  /** From here to the end, or from the beginning if this is the end; or stops. */
  async play(): Promise<void> {
    this.playing = !this.playing;
    if (this.playing && this.at >= this.plies) await this.look(0);
    while (this.playing && this.at < this.plies) {
      await new Promise((resolve) => setTimeout(resolve, PACE));
      if (this.playing) await this.look(this.at + 1);
    }
    this.playing = false;
  }
}
