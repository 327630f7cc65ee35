/** The geometry of the curve: everyone's expected result over the turns. */
import type { Analysis } from '../generated/http';
import { expectedAt } from './analysis.svelte';

export const WIDTH = 400;
export const HEIGHT = 170;
/** Room for the numbers at the left, and around the lines. */
export const LEFT = 48;
export const EDGE = 8;

/** The dashes of the seats' lines, so that they can be told apart without colour. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 5', '16 4', '4 2 1 2', '14 3 3 3 3 3', '7 2', '20 8'];

export interface Curve {
  /** Each seat's values before the first turn and after each. */
  values: number[][];
  low: number;
  high: number;
}

/** Shares of the win, from 0 to 1; in a solo game, points. */
export function curveOf(analysis: Pick<Analysis, 'before' | 'turns'>): Curve {
  const seats = analysis.before.shares.length;
  const isAlone = seats === 1;
  const values = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: analysis.turns.length + 1 }, (_, turn) => {
      const { shares, points } = expectedAt(analysis, turn);
      return (isAlone ? points[seat] : shares[seat]) ?? 0;
    }),
  );
  if (!isAlone) return { values, low: 0, high: 1 };
  const all = values.flat();
  return { values, low: 10 * Math.floor(Math.min(...all) / 10), high: 10 * Math.ceil((Math.max(...all) + 1) / 10) };
}

export function across(turn: number, turns: number): number {
  return LEFT + (turn / Math.max(1, turns)) * (WIDTH - LEFT - EDGE);
}

export function up(value: number, { low, high }: Pick<Curve, 'low' | 'high'>): number {
  return HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
}

/** The points of a seat's line. */
export function lineOf(curve: Curve, seat: number): string {
  const values = curve.values[seat] ?? [];
  return values
    .map((value, turn) => `${across(turn, values.length - 1).toFixed(1)},${up(value, curve).toFixed(1)}`)
    .join(' ');
}

/** The turn at a place of the drawing, given in its units. */
export function turnAcross(x: number, turns: number): number {
  const share = (x - LEFT) / (WIDTH - LEFT - EDGE);
  return Math.min(Math.max(Math.floor(share * turns), 0), turns - 1);
}
