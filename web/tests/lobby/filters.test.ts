import { beforeEach, expect, it } from 'vitest';
import type { TableRow } from '../../src/generated/http';
import { ANY, isAny, matches, paceOf, storedFilters, storeFilters } from '../../src/lobby/filters';

const open = { kind: 'open', name: null };
const table = {
  game: 'tournay',
  clock: { kind: 'bank', seconds: 600, increment: 15 },
  rated: true,
  seats: [open, open],
} as unknown as TableRow;

beforeEach(() => localStorage.clear());

it('shows everything unless something is chosen', () => {
  expect(matches(table, ANY)).toBe(true);
  expect(isAny(ANY)).toBe(true);
});

it.each([
  ['game', 'tournay', 'feuville'],
  ['pace', 'live', 'days'],
  ['rated', 'rated', 'casual'],
  ['players', '2', '3'],
])('filters by %s', (name, right, wrong) => {
  expect(matches(table, { ...ANY, [name]: right })).toBe(true);
  expect(matches(table, { ...ANY, [name]: wrong })).toBe(false);
  expect(isAny({ ...ANY, [name]: right })).toBe(false);
});

it('knows three paces', () => {
  expect(paceOf({ clock: null })).toBe('none');
  expect(paceOf({ clock: { kind: 'days', days: 3 } })).toBe('days');
});

it('remembers the choice, and survives nonsense', () => {
  storeFilters({ ...ANY, pace: 'days' });
  expect(storedFilters()).toEqual({ ...ANY, pace: 'days' });
  localStorage.setItem('bastide-lobby-filters', '{"pace":');
  expect(storedFilters()).toEqual(ANY);
});
