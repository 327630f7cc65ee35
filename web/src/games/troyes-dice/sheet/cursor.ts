/** The keyboard cursor on the sheet: arrow keys move from place to place, `n` and `p` from target to target. */
import { ROWS } from './geometry';

const PLACES = ROWS.flat();

/** Where a key leads from a place; `null` if the cursor doesn't use it. */
export function moved(place: string, key: string, targets: ReadonlySet<string>): string | null {
  const row = ROWS.findIndex((places) => places.includes(place));
  const at = ROWS[row]?.indexOf(place) ?? 0;
  const within = (line: number, index: number) => {
    const places = ROWS[Math.min(Math.max(line, 0), ROWS.length - 1)]!;
    return places[Math.min(Math.max(index, 0), places.length - 1)]!;
  };
  switch (key) {
    case 'ArrowLeft':
      return within(row, at - 1);
    case 'ArrowRight':
      return within(row, at + 1);
    case 'ArrowUp':
      return within(row - 1, at);
    case 'ArrowDown':
      return within(row + 1, at);
    case 'Home':
      return within(row, 0);
    case 'End':
      return within(row, Infinity);
    case 'n':
    case 'N':
      return nextTarget(place, targets, PLACES);
    case 'p':
    case 'P':
      return nextTarget(place, targets, PLACES.toReversed());
    default:
      return null;
  }
}

/** The next target in this order, wrapping around. */
function nextTarget(place: string, targets: ReadonlySet<string>, order: readonly string[]): string {
  const here = order.indexOf(place);
  return [...order.slice(here + 1), ...order.slice(0, here + 1)].find((one) => targets.has(one)) ?? place;
}
