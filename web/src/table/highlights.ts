/** The places on the board that a log line or a turn mentions. The board knows which of the texts are its places. */
import type { Line } from '../games/contract';

/** All texts among a line's arguments. */
export function placesOf(line: Line): string[] {
  return Object.values(line.arguments)
    .flat()
    .filter((value) => typeof value === 'string');
}

/**
 * The lines of the last turn, as seen from `seat`.
 *
 * On the viewer's turn, everything that the others did since their last one; otherwise what the last player did.
 */
export function lastTurn<Told extends Line>(lines: readonly Told[], seat: number | null, myTurn: boolean): Told[] {
  const done = lines.filter((line) => !line.key.startsWith('table-') && typeof line.arguments['player'] === 'number');
  const end = myTurn ? done.findLastIndex((line) => line.arguments['player'] !== seat) + 1 : done.length;
  const last = done[end - 1]?.arguments['player'];
  const start = done.findLastIndex((line, index) => index < end && isBefore(line)) + 1;
  return done.slice(start, end);

  function isBefore(line: Line): boolean {
    const player = line.arguments['player'];
    return myTurn ? player === seat : player !== last;
  }
}

/** The places of the last turn. */
export function recentPlaces(lines: readonly Line[], seat: number | null, myTurn: boolean): Set<string> {
  return new Set(lastTurn(lines, seat, myTurn).flatMap(placesOf));
}
