/** Arrow keys lead to the nearest thing in their direction, and to everything in the end. */
import { expect, it } from 'vitest';
import { ARROWS, nearest, type Arrow } from '../../src/popover/nearest';
import type { Box } from '../../src/popover/placing';

const at = (left: number, top: number): Box => ({ left, top, width: 40, height: 40 });
/** Two columns of three, as the persons have: the document goes down first. */
const COLUMNS = [at(0, 0), at(0, 50), at(0, 100), at(50, 0), at(50, 50), at(50, 100)];
/** Nine plazas around a disc, with a die on each of the first four. */
const around = (radius: number): Box[] =>
  Array.from({ length: 9 }, (_, place) => {
    const angle = ((place * 40 - 90) * Math.PI) / 180;
    return at(200 + radius * Math.cos(angle), 200 + radius * Math.sin(angle));
  });
const WHEEL = [...around(120), ...around(140).slice(0, 4), at(200, 200)];
/** A row, and one thing below its end. */
const CORNER = [at(0, 0), at(50, 0), at(100, 0), at(400, 45)];

it('goes across and down', () => {
  expect(nearest(COLUMNS, 1, 'ArrowRight')).toBe(4);
  expect(nearest(COLUMNS, 1, 'ArrowDown')).toBe(2);
  expect(nearest(COLUMNS, 4, 'ArrowLeft')).toBe(1);
  expect(nearest(COLUMNS, 4, 'ArrowUp')).toBe(3);
});

it('goes on in order where nothing is ahead, and stays at the end', () => {
  expect(nearest(COLUMNS, 2, 'ArrowDown')).toBe(3);
  expect(nearest(COLUMNS, 0, 'ArrowUp')).toBeNull();
  expect(nearest(COLUMNS, 5, 'ArrowRight')).toBeNull();
});

it.each(Object.entries({ COLUMNS, WHEEL, CORNER }))('reaches everything: %s', (_, boxes) => {
  const reached = new Set([0]);
  for (const from of reached)
    for (const key of Object.keys(ARROWS) as Arrow[]) reached.add(nearest(boxes, from, key) ?? from);
  expect(reached.size).toBe(boxes.length);
});
