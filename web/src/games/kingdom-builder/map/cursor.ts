/** The keyboard cursor: arrow keys move from hex to hex, `n` and `p` from target to target. */
import { SIDE, hexAt, isOnBoard, numberOf, placeOf } from './geometry';

export interface Stroke {
  key: string;
  shiftKey?: boolean;
  ctrlKey?: boolean;
}

/**
 * Where a key leads from a hex; `null` if the cursor doesn't use it.
 *
 * Up and down keep the column, zigzagging straight on; with Shift they take the other of the two neighbours.
 */
export function moved(hex: string, stroke: Stroke, targets: ReadonlySet<string>): string | null {
  const { row, column } = placeOf(hex);
  const slant = stroke.shiftKey ? (row % 2 ? 1 : -1) : 0;
  switch (stroke.key) {
    case 'ArrowLeft':
      return kept(hex, row, column - 1);
    case 'ArrowRight':
      return kept(hex, row, column + 1);
    case 'ArrowUp':
      return kept(hex, row - 1, column + slant);
    case 'ArrowDown':
      return kept(hex, row + 1, column + slant);
    case 'PageUp':
      return hexAt({ row: Math.max(0, row - SIDE / 4), column });
    case 'PageDown':
      return hexAt({ row: Math.min(SIDE - 1, row + SIDE / 4), column });
    case 'Home':
      return hexAt({ row: stroke.ctrlKey ? 0 : row, column: 0 });
    case 'End':
      return hexAt({ row: stroke.ctrlKey ? SIDE - 1 : row, column: SIDE - 1 });
    case 'n':
    case 'N':
      return nextTarget(hex, targets, 1);
    case 'p':
    case 'P':
      return nextTarget(hex, targets, -1);
    default:
      return null;
  }
}

/** At the edge the cursor stays where it is. */
function kept(hex: string, row: number, column: number): string {
  return isOnBoard({ row, column }) ? hexAt({ row, column }) : hex;
}

/** The next or previous target in reading order, wrapping around. */
function nextTarget(hex: string, targets: ReadonlySet<string>, way: 1 | -1): string {
  const ordered = [...targets].sort((one, other) => way * (numberOf(one) - numberOf(other)));
  const here = way * numberOf(hex);
  return ordered.find((target) => way * numberOf(target) > here) ?? ordered[0] ?? hex;
}
