/** Which places of the board a line of the log, or a turn, speaks of. A board knows which of the texts are its places. */
import type { Line } from '../games/contract';

/** Every text among the arguments of a line. */
export function placesOf(line: Line): string[] {
  return Object.values(line.arguments)
    .flat()
    .filter((value) => typeof value === 'string');
}

/** The places of the last turn, for somebody who looks through the eyes of `seat`.
 *
 * On the own turn that is all that the others did since; otherwise what the player did who acted last. */
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
