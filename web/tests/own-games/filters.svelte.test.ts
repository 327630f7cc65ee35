import { expect, test } from 'vitest';
import { GameFilters } from '../../src/own-games/filters.svelte';

test('only what was chosen is asked for', () => {
  const filters = new GameFilters();
  expect(filters.query).toEqual({});
  expect(filters.isNarrow).toBe(false);
  filters.opponent = '  ';
  expect(filters.query).toEqual({});
  filters.opponent = ' Bruno ';
  filters.state = 'running';
  filters.page = 2;
  expect(filters.query).toEqual({ opponent: 'Bruno', state: 'running', page: '2' });
  expect(filters.isNarrow).toBe(true);
  filters.clear();
  expect(filters.query).toEqual({});
});
