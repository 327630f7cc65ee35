import { expect, it } from 'vitest';
import { steady } from '../../src/lobby/steady';

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (kept: ReturnType<typeof steady>) => kept.map(({ item, isGone }) => (isGone ? `(${item.id})` : item.id));

it('follows the list while nobody points at it', () => {
  const shown = steady([], items('a', 'b'), false);
  expect(ids(steady(shown, items('c', 'b'), false))).toEqual(['c', 'b']);
});

it('keeps everything in place under the pointer', () => {
  const shown = steady([], items('a', 'b'), false);
  const busy = steady(shown, items('c', 'b'), true);
  expect(ids(busy)).toEqual(['(a)', 'b', 'c']);
  expect(ids(steady(busy, items('a', 'c', 'b'), true))).toEqual(['a', 'b', 'c']);
  expect(ids(steady(busy, items('c', 'b'), false))).toEqual(['c', 'b']);
});

it('shows the latest facts of what stays', () => {
  const shown = steady([], [{ id: 'a', free: 2 }], false);
  expect(steady(shown, [{ id: 'a', free: 1 }], true)[0]!.item.free).toBe(1);
});
