import { expect, it } from 'vitest';
import { fontSizeFor } from '../../src/games/fitting';

it('makes long names smaller and leaves short ones as they are', () => {
  expect(fontSizeFor('Fire', 84, 11)).toBe(11);
  expect(fontSizeFor('Tour Saint-Georges', 84, 11)).toBeLessThan(8);
  expect(fontSizeFor('圣乔治塔楼的城门广场', 84, 11)).toBeLessThan(9);
});
