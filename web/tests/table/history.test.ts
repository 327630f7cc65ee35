import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Update } from '../../src/generated/frames';
import { stepsToReplay, TableHistory } from '../../src/table/history.svelte';

const line = (player: number, step: number) => ({ key: 'built', arguments: { player }, step });
const LINES = [
  { key: 'table-started', arguments: {}, step: 1 },
  line(0, 2),
  line(1, 3),
  line(1, 4),
  line(2, 5),
  line(0, 6),
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a replay begins with the position before what the others did last', () => {
  expect(stepsToReplay(LINES, 0)).toEqual([2, 3, 4, 5]);
  expect(stepsToReplay(LINES.slice(0, -1), 0)).toEqual([2, 3, 4, 5]);
  expect(stepsToReplay(LINES.slice(0, -1), null)).toEqual([4, 5]); // a spectator sees the last player's turn
  expect(stepsToReplay(LINES.slice(0, 2), 0)).toEqual([]); // the others haven't done anything
  expect(stepsToReplay([], 0)).toEqual([]);
});

function history() {
  const load = vi.fn(async (_: string, number: number) => ({ number, status: 'running', seats: [], lines: [] }));
  return new TableHistory('t', load as unknown as (table: string, step: number) => Promise<Update>);
}

it('a replay shows each step for a while, then the present', async () => {
  const past = history();
  const end = past.replay([2, 3], 0);
  const shown = [];
  while (past.playing) {
    await vi.advanceTimersByTimeAsync(100);
    shown.push(past.then?.number);
  }
  await end;
  expect([...new Set(shown)]).toEqual([2, 3, undefined]);
  expect(shown.filter((number) => number === 2).length).toBeGreaterThan(9);
  expect(past.step).toBeNull();
});

it('looking elsewhere ends the replay', async () => {
  const past = history();
  void past.replay([2, 3], 0);
  await vi.advanceTimersByTimeAsync(100);
  await past.look(7, 0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([past.playing, past.step, past.then?.number]).toEqual([false, 7, 7]);
});
