/** Where the points of a rating curve are, with the band around it and the marks of its axes. */
import type { RatingPoint } from '../generated/http';

export const WIDTH = 320;
export const HEIGHT = 150;
export const LEFT = 40;
const RIGHT = 8;
const TOP = 8;
export const BOTTOM = 24;

const DAY = 24 * 3600;
/** Games of fewer days stand side by side; otherwise they would lie on one another. */
const DAYS_APART = 2;

type Point = Pick<RatingPoint, 'at' | 'rating' | 'spread'>;

export interface RatingCurve {
  /** The rating after each game. */
  points: { x: number; y: number }[];
  /** The outline of the band: rating ± spread. */
  band: string;
  line: string;
  /** Round ratings on the vertical axis, lowest first. */
  marks: { rating: number; y: number }[];
  /** Whether the horizontal axis is time; otherwise it counts games. */
  byTime: boolean;
}

/** Draws a history of at least one game. */
export function curveOf(history: readonly Point[]): RatingCurve {
  const marks = marksBetween(
    Math.min(...history.map(({ rating, spread }) => rating - spread)),
    Math.max(...history.map(({ rating, spread }) => rating + spread)),
  );
  const [low, high] = [marks[0]!, marks.at(-1)!];
  const up = (rating: number) => HEIGHT - BOTTOM - ((rating - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const [first, last] = [history[0]!.at, history.at(-1)!.at];
  const byTime = last - first >= DAYS_APART * DAY;
  const along = (index: number) => {
    if (byTime) return (history[index]!.at - first) / (last - first);
    return history.length > 1 ? index / (history.length - 1) : 0.5;
  };
  const across = history.map((_, index) => LEFT + along(index) * (WIDTH - LEFT - RIGHT));
  const place = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;
  const above = history.map(({ rating, spread }, index) => place(across[index]!, up(rating + spread)));
  const below = history.map(({ rating, spread }, index) => place(across[index]!, up(rating - spread)));
  const points = history.map(({ rating }, index) => ({ x: across[index]!, y: up(rating) }));
  return {
    points,
    band: [...above, ...below.toReversed()].join(' '),
    line: points.map(({ x, y }) => place(x, y)).join(' '),
    marks: marks.map((rating) => ({ rating, y: up(rating) })),
    byTime,
  };
}

/** Round numbers, at most six, that include both ends. */
export function marksBetween(low: number, high: number): number[] {
  const step = [50, 100, 200, 500, 1000].find((one) => Math.ceil(high / one) - Math.floor(low / one) <= 5) ?? 2000;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
