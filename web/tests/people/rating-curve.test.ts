import { expect, test } from 'vitest';
import { curveOf, HEIGHT, LEFT, marksBetween, WIDTH } from '../../src/people/rating-curve';

const DAY = 24 * 3600;

test('The vertical axis has few round marks that include both ends', () => {
  expect(marksBetween(1311, 1702)).toEqual([1300, 1400, 1500, 1600, 1700, 1800]);
  expect(marksBetween(833, 2167)).toEqual([500, 1000, 1500, 2000, 2500]);
  expect(marksBetween(1500, 1500)).toEqual([1500, 1550]);
});

test('Games of one evening stand side by side, games of weeks where their days are', () => {
  const at = (days: number[]) => curveOf(days.map((day) => ({ at: day * DAY, rating: 1500, spread: 100 })));
  const across = (days: number[]) =>
    at(days).points.map(({ x }) => Math.round(((x - LEFT) / (WIDTH - LEFT - 8)) * 100));
  expect(across([0, 0.01, 0.5])).toEqual([0, 50, 100]);
  expect(across([0, 9, 10])).toEqual([0, 90, 100]);
  expect([at([0, 0.5]).byTime, at([0, 10]).byTime]).toEqual([false, true]);
});

test('The band surrounds the curve and stays inside', () => {
  const { points, band } = curveOf([
    { at: 0, rating: 1600, spread: 300 },
    { at: 1, rating: 1550, spread: 120 },
  ]);
  const ends = band.split(' ').map((place) => Number(place.split(',')[1]));
  expect(ends).toHaveLength(4);
  expect(ends[0]).toBeLessThan(points[0]!.y);
  expect(ends[3]).toBeGreaterThan(points[0]!.y);
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(HEIGHT);
  expect(points[1]!.y).toBeGreaterThan(points[0]!.y);
});
