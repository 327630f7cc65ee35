import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SEAT_SHAPES } from '../../src/components/seat-marks';

/** Troyes Dice is played by up to ten. */
const PLAYERS = 10;

it('gives each of ten players a shape and a colour of their own', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const colours = [...tokens.matchAll(/--seat-(\d+): (#\w{6});/g)];
  expect(new Set(SEAT_SHAPES).size).toBe(PLAYERS);
  expect(new Set(colours.map(([, seat]) => seat)).size).toBe(PLAYERS);
  for (const [index, [, , colour]] of colours.entries()) {
    for (const [, , other] of colours.slice(index + 1)) expect(distance(colour!, other!)).toBeGreaterThan(60);
  }
});

/** How far two colours are apart, from 0 to 441. */
function distance(one: string, other: string): number {
  const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [a, b] = [parts(one), parts(other)];
  return Math.hypot(...a.map((part, index) => part - b[index]!));
}
