/** Looking at an earlier step of a running game. */
import { api } from '../api/client';
import { complete, type LogLine, type TableState } from './live-table.svelte';

/** The steps of the stream at which the position changed, from the log. */
export function stepsOf(lines: readonly LogLine[]): number[] {
  const telling = lines.filter(({ key }) => !key.startsWith('table-') || /^table-(started|undone)/.test(key));
  return [...new Set(telling.map(({ step }) => step ?? 0).filter((step) => step > 0))];
}

export class TableHistory {
  /** The step shown; `null` is the present. */
  step = $state<number | null>(null);
  /** The table at that step. */
  then = $state.raw<TableState | null>(null);

  constructor(
    private readonly table: string,
    private readonly load = api.step,
  ) {}

  async look(step: number | null, seat: number | null): Promise<void> {
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
