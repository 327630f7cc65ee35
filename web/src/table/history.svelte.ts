/** Looking at an earlier step of a running game. */
import { api } from '../api/client';
import { lastTurn } from './highlights';
import { complete, type LogLine, type TableState } from './live-table.svelte';

/** The steps of the stream at which the position changed, from the log. */
export function stepsOf(lines: readonly LogLine[]): number[] {
  const telling = lines.filter(({ key }) => !key.startsWith('table-') || /^table-(started|undone)/.test(key));
  return [...new Set(telling.map(({ step }) => step ?? 0).filter((step) => step > 0))];
}

/** The steps of the others' last turn, as seen from `seat`, after the step before them; none if there are none. */
export function stepsToReplay(lines: readonly LogLine[], seat: number | null): number[] {
  const turn = [...new Set(lastTurn(lines, seat, seat !== null).map(({ step }) => step ?? 0))];
  const steps = stepsOf(lines);
  const before = steps[steps.indexOf(turn[0] ?? 0) - 1];
  return before === undefined ? turn : [before, ...turn];
}

/** How long a replay shows each step, in milliseconds. */
const PACE = 1500;

export class TableHistory {
  /** The step shown; `null` is the present. */
  step = $state<number | null>(null);
  /** The table at that step. */
  then = $state.raw<TableState | null>(null);
  /** Whether steps are shown one after another. */
  playing = $state(false);
  private runs = 0;

  constructor(
    private readonly table: string,
    private readonly load = api.step,
  ) {}

  /** Shows a step; ends a replay. */
  async look(step: number | null, seat: number | null): Promise<void> {
    this.runs += 1;
    this.playing = false;
    await this.show(step, seat);
  }

  /** Shows steps one after another, and then the present again. */
  async replay(steps: readonly number[], seat: number | null): Promise<void> {
    const run = ++this.runs;
    this.playing = true;
    for (const step of steps) {
      await this.show(step, seat);
      if (this.runs === run) await new Promise((resolve) => setTimeout(resolve, PACE));
      if (this.runs !== run) return; // the reader looks at something else
    }
    await this.look(null, seat);
  }

  private async show(step: number | null, seat: number | null): Promise<void> {
    this.step = step;
    if (step === null) {
      this.then = null;
      return;
    }
    const update = await this.load(this.table, step, seat).catch(() => null);
    if (this.step !== step) return; // another step was chosen meanwhile
    if (update === null) this.step = this.then = null;
    else this.then = complete(update);
  }
}
