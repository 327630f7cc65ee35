import { expect, it } from 'vitest';
import { barsOf, timeText } from '../../src/bots/ratings';

it('ratings and intervals share one scale', () => {
  const rows = [
    { rating: 900, interval: [850, 1000] },
    { rating: 0, interval: [0, 0] },
  ];
  expect(barsOf(rows)).toEqual([
    { from: 0.85, at: 0.9, to: 1 },
    { from: 0, at: 0, to: 0 },
  ]);
  expect(barsOf([{ rating: 5, interval: [5, 5] }])).toEqual([{ from: 0.5, at: 0.5, to: 0.5 }]);
  expect(barsOf([])).toEqual([]);
});

it('times are in milliseconds or seconds', () => {
  expect(timeText(0.00423, 'en')).toBe('4.2 ms');
  expect(timeText(0.314, 'en')).toBe('0.31 sec');
  expect(timeText(0.314, 'de')).toContain('0,31');
});
