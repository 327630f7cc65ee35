/** The keyboard cursor on the sheet: arrow keys move from place to place, `n` and `p` from target to target. */
import { ROWS, boxOf } from './geometry';

const PLACES = ROWS.flat();

/** Where a key leads from a place; `null` if the cursor doesn't use it. */
export function moved(place: string, key: string, targets: ReadonlySet<string>): string | null {
  const row = ROWS.findIndex((places) => places.includes(place));
  const at = ROWS[row]?.indexOf(place) ?? 0;
  const within = (index: number) => ROWS[row]!.at(Math.min(Math.max(index, 0), ROWS[row]!.length - 1))!;
  switch (key) {
    case 'ArrowLeft':
      return within(at - 1);
    case 'ArrowRight':
      return within(at + 1);
    case 'ArrowUp':
      return across(place, ROWS[row - 1]);
    case 'ArrowDown':
      return across(place, ROWS[row + 1]);
    case 'Home':
      return within(0);
    case 'End':
      return within(Infinity);
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

/** The place of another row that is nearest to the left edge of this one. */
function across(place: string, row: readonly string[] = [place]): string {
  const { x } = boxOf(place);
  const distance = (other: string): number => {
    const box = boxOf(other);
    return Math.max(box.x - x, x - (box.x + box.width - 1), 0);
  };
  return row.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

/** The next target in this order, wrapping around. */
function nextTarget(place: string, targets: ReadonlySet<string>, order: readonly string[]): string {
  const here = order.indexOf(place);
  return [...order.slice(here + 1), ...order.slice(0, here + 1)].find((one) => targets.has(one)) ?? place;
}
