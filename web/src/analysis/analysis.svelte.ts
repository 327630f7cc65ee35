/** The analysis of a finished game: asked for once, computed on the server, read in turns. */
import { api } from '../api/client';
import type { AnalysedTurn, Analysis, AnalysisFacts, Expected } from '../generated/http';

const POLL = 1000;
/** How often a failed poll is repeated, after longer and longer pauses. */
const RETRIES = 3;

export class GameAnalysis {
  /** Null until the server has answered, and after it has stopped answering. */
  facts = $state.raw<AnalysisFacts | null>(null);
  private isLeft = false;

  constructor(
    private readonly table: string,
    private readonly calls: Pick<typeof api, 'analysis' | 'analyse'> = api,
  ) {}

  /** Finds an analysis that was made or begun before. */
  async look(): Promise<void> {
    await this.wait(await this.calls.analysis(this.table));
  }

  /** Asks for an analysis, and waits for it. */
  async begin(): Promise<void> {
    await this.wait(await this.calls.analyse(this.table));
  }

  leave(): void {
    this.isLeft = true;
  }

  private async wait(facts: AnalysisFacts): Promise<void> {
    this.facts = facts;
    let failures = 0;
    while (this.facts.status === 'running') {
      await new Promise((resolve) => setTimeout(resolve, POLL * 2 ** failures));
      if (this.isLeft) return;
      try {
        this.facts = await this.calls.analysis(this.table);
        failures = 0;
      } catch (error) {
        if (failures === RETRIES) {
          this.facts = null;
          throw error;
        }
        failures += 1;
      }
    }
  }
}

/** The turn that a step of the replay belongs to: the one that begins there, or has begun; at the end the last. */
export function turnAt(turns: readonly Pick<AnalysedTurn, 'first'>[], step: number): number {
  return Math.max(
    0,
    turns.findLastIndex(({ first }) => first <= step),
  );
}

/** What everyone could expect before a turn; after the last one, the result. */
export function expectedAt({ before, turns }: Pick<Analysis, 'before' | 'turns'>, turn: number): Expected {
  return turns[turn - 1]?.after ?? before;
}

/** Where a step of the replay is on the curve, in turns. */
export function positionAt(turns: readonly Pick<AnalysedTurn, 'first' | 'moves'>[], step: number): number {
  const number = turnAt(turns, step);
  const turn = turns[number];
  return turn ? number + Math.min(1, (step - turn.first) / turn.moves.length) : 0;
}

/** Whether the bot would have made the moves that were played. */
export function isSameLine({ moves, line }: Pick<AnalysedTurn, 'moves' | 'line'>): boolean {
  return line.every((move, index) => move === moves[index]);
}
