/** Measured ratings on one scale, as shares from 0 to 1. */
import type { MeasuredBot } from '../generated/http';

type Rated = Pick<MeasuredBot, 'rating' | 'interval'>;

export interface Bar {
  from: number;
  at: number;
  to: number;
}

/** Where each rating and its interval are between the lowest and the highest end of all. */
export function barsOf(rows: readonly Rated[]): Bar[] {
  const ends = rows.flatMap(({ rating, interval }) => [rating, ...interval]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const share = (value: number) => (high > low ? (value - low) / (high - low) : 0.5);
  return rows.map(({ rating, interval }) => ({
    from: share(interval[0] ?? rating),
    at: share(rating),
    to: share(interval[1] ?? rating),
  }));
}

/** A time in a unit that suits it: 4.2 ms, 0.31 s. */
export function timeText(seconds: number, language: string): string {
  const [value, unit] = seconds < 0.1 ? [1000 * seconds, 'millisecond'] : [seconds, 'second'];
  return value.toLocaleString(language, { style: 'unit', unit, maximumSignificantDigits: 2 });
}
