/** Stepping back through a game without leaving it. */
import { api } from '../api';
import { complete, type LogLine, type Table } from './eyes.svelte';

/** The steps of the stream at which the position changed, from the lines that tell of it. */
export function stepsOf(lines: readonly LogLine[]): number[] {
  const telling = lines.filter(({ key }) => !key.startsWith('table-') || /^table-(started|undone)/.test(key));
  return [...new Set(telling.map(({ step }) => step ?? 0).filter((step) => step > 0))];
}

export class LookingBack {
  /** The step one looks at; `null` is now. */
  step = $state<number | null>(null);
  /** The table as it was then. */
  then = $state.raw<Table | null>(null);

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
    if (this.step !== step) return; // looked elsewhere meanwhile
    if (update === null) this.step = this.then = null;
    else this.then = complete(update);
  }

  /** Goes to the next of `steps` in a direction; behind the last is now. */
  async go(by: -1 | 1, steps: readonly number[], seat: number | null): Promise<void> {
    const at = this.step;
    if (by < 0) {
      const earlier = at === null ? steps.at(-2) : steps.findLast((step) => step < at);
      if (earlier !== undefined) await this.look(earlier, seat);
      return;
    }
    const later = at === null ? undefined : steps.find((step) => step > at);
    await this.look(later === undefined || later === steps.at(-1) ? null : later, seat);
  }
}
