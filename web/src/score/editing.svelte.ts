/** A position that somebody sets up: its steps, and what the server says about each. */
import { ApiError, api } from '../api/client';
import { reasonOf } from '../api/errors';
import type { Score } from '../games/contract';
import type { ScoredPosition } from '../generated/http';
import type { AnyPosition } from './editor';

export type Scored = ScoredPosition & { scores: Score[] };

/** How long the server is left alone after a tap: people tap fast. */
const PAUSE = 250;
const AGAIN_AFTER = 2000;
const MOST_STEPS = 200;

export class Editing {
  position = $state.raw<AnyPosition | null>(null);
  /** What the server found in the last possible position. */
  scored = $state.raw<Scored | null>(null);
  /** The last possible position. */
  accepted = $state.raw<AnyPosition | null>(null);
  /** Why the position is impossible, or why the server didn't look at it; empty otherwise. */
  problem = $state('');
  private past = $state.raw<readonly AnyPosition[]>([]);
  readonly canUndo = $derived(this.past.length > 0);
  /** Whether the points are those of the position. */
  readonly isCurrent = $derived(this.position !== null && this.accepted === this.position);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins with a position; it becomes the position that is set up only if the server accepts it. */
  async begin(position: AnyPosition): Promise<boolean> {
    clearTimeout(this.timer);
    this.problem = '';
    try {
      const scored = await api.score(position);
      this.scored = scored;
      this.past = [];
      this.position = this.accepted = position;
      return true;
    } catch (error) {
      this.problem = reasonOf(error);
      return false;
    }
  }

  change = (position: AnyPosition): void => {
    if (this.position) this.past = [...this.past, this.position].slice(-MOST_STEPS);
    this.show(position);
  };

  undo = (): void => {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.show(before);
  };

  /** Asks no more. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private show(position: AnyPosition): void {
    this.position = position;
    this.askSoon(PAUSE);
  }

  private askSoon(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), pause);
  }

  private async ask(): Promise<void> {
    const asked = this.position;
    if (!asked) return;
    try {
      const scored = await api.score(asked);
      if (asked !== this.position) return;
      this.scored = scored;
      this.accepted = asked;
      this.problem = '';
    } catch (error) {
      if (asked !== this.position) return;
      this.problem = reasonOf(error);
      if (error instanceof ApiError && PASSING.has(error.problem.key)) this.askSoon(AGAIN_AFTER);
    }
  }
}

/** Refusals that say nothing about the position. */
const PASSING: ReadonlySet<string> = new Set(['too-many', 'too-many-scores', 'scorer-busy', 'unreachable']);
