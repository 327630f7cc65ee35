import { expect, it } from 'vitest';
import { Taps } from '../map/taps';

it('shows a possible move at the first tap and makes it at the second', () => {
  const taps = new Taps();
  expect(taps.tap('1.1', true, 0)).toBe('show');
  expect(taps.tap('1.1', true, 5000)).toBe('act');
  expect(taps.tap('1.1', true, 6000)).toBe('show');
});

it('shows another possible move instead', () => {
  const taps = new Taps();
  taps.tap('1.1', true, 0);
  expect(taps.tap('1.2', true, 100)).toBe('show');
});

it('asks about what is not possible, and zooms in at two quick taps', () => {
  const taps = new Taps();
  expect(taps.tap('1.1', false, 0)).toBe('ask');
  expect(taps.tap('1.1', false, 200)).toBe('zoom');
  expect(taps.tap('1.1', false, 300)).toBe('ask');
  expect(taps.tap('1.1', false, 2000)).toBe('ask');
});
