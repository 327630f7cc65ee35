/** The places on the board that a log line or a turn mentions. The board knows which of the texts are its places. */
import type { Line } from '../games/contract';

/** All texts among a line's arguments. */
export function placesOf(line: Line): string[] {
  return Object.values(line.arguments)
    .flat()
    .filter((value) => typeof value === 'string');
}

/**
 * The places of the last turn, as seen from `seat`.
 *
 * On the viewer's turn, everything that the others did since their last one; otherwise what the last player did.
 */
export function recentPlaces(lines: readonly Line[], seat: number | null, myTurn: boolean): Set<string> {
  const done = lines.filter((line) => !line.key.startsWith('table-') && typeof line.arguments['player'] === 'number');
  const end = myTurn ? done.findLastIndex((line) => line.arguments['player'] !== seat) + 1 : done.length;
  const last = done[end - 1]?.arguments['player'];
  const start = done.findLastIndex((line, index) => index < end && isBefore(line)) + 1;
  return new Set(done.slice(start, end).flatMap(placesOf));

  function isBefore(line: Line): boolean {
    const player = line.arguments['player'];
    return myTurn ? player === seat : player !== last;
  }
}
