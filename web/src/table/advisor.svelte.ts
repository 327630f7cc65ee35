/** Hints at a table: what a strong bot would do now, asked for by the reader. */
import { api } from '../api/client';
import { Submission } from '../api/submission.svelte';
import type { Say } from '../games/contract';
import type { Hint } from '../generated/http';

export class Advisor {
  readonly submission = new Submission();
  private latest = $state.raw<Hint | null>(null);

  constructor(
    private readonly table: string,
    private readonly load = api.hint,
  ) {}

  /** The hint for a decision, as long as its first move is legal. */
  for(decision: number | null, legal: readonly string[]): Hint | null {
    const hint = this.latest;
    return hint && hint.decision === decision && legal.includes(hint.moves[0] ?? '') ? hint : null;
  }

  async ask(seat: number): Promise<void> {
    await this.submission.run(async () => {
      this.latest = await this.load(this.table, seat);
    });
  }

  /** The reader makes a move: a hint that starts with it goes on with the next one, any other is out of date. */
  follow(move: string): void {
    const hint = this.latest;
    if (!hint) return;
    const [first, ...moves] = hint.moves;
    this.latest = first === move && moves.length > 0 ? { ...hint, decision: hint.decision + 1, moves } : null;
  }

  dismiss(): void {
    this.latest = null;
    this.submission.problem = '';
  }
}

/** Why a bot would play so, from the parts that its values name: 'Because it touches the castle.' */
export function because(reasons: Hint['reasons'], say: Say): string {
  const parts = reasons.map(({ part }) => `part-${part}`).filter((key) => say.has(key));
  return parts.length > 0 ? say('advice-because', { reasons: parts.map((key) => say(key)) }) : '';
}
