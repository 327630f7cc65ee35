/** Where in the town a legal move can be clicked. */
import type { Move } from '../contract';
import type { FeuvilleView, Space } from './view';
import { question } from '../question';
import { evaluated, isTile } from './view';

/** A rectangle in the town: its first column, and how many columns and levels it covers. */
export interface Target {
  text: string;
  key: string;
  column: number;
  wide: number;
  /** The lowest level, 0 for walls, and how many levels. */
  level: number;
  high: number;
}

const COLUMN_KEYS = new Set(['burn', 'repair', 'coat', 'district']);
const TILES = 3;

/** The moves that have a place in the town, on the board or on a space; the others get a button. */
const PLACED = new Set([
  ...COLUMN_KEYS,
  'build',
  'build-stored',
  'view',
  'take',
  'decree',
  'skill',
  'fairy',
  'evaluation',
  'gnome',
  'evaluate-stored',
  'replace',
  'protect',
  'charm',
  'steal',
  'end',
]);

export function placeless(moves: readonly Move[]): Move[] {
  return moves.filter(({ key }) => !PLACED.has(key));
}

/** All click targets in the viewer's town; those of a stored tile only once it is picked up. */
export function targets(view: FeuvilleView, moves: readonly Move[], chosen: Space | null): Target[] {
  const wide = evaluated(view) === 'large-district' ? 2 : 1;
  return moves.flatMap((move): Target[] => {
    const column = Number(move.arguments['column']);
    const at = { text: move.text, key: move.key, column };
    if (COLUMN_KEYS.has(move.key)) return [{ ...at, wide, level: 0, high: TILES }];
    if (move.key === 'view') return [{ ...at, wide: 2, level: move.arguments['part'] === 'high' ? 1 : 0, high: 2 }];
    const piece = built(view, move, chosen);
    return piece ? [{ ...at, wide: 1, level: Number(piece[0]) - 1, high: 1 }] : [];
  });
}

/** The tile that a move would build: the one in hand, or the stored one that was picked up. */
function built(view: FeuvilleView, move: Move, chosen: Space | null): string | null {
  if (move.key === 'build') return chosen === null ? (view.turn?.hand ?? null) : null;
  if (move.key !== 'build-stored' || move.arguments['space'] !== chosen) return null;
  return view.players[view.turn?.asked ?? 0]?.store[Number(chosen) - 1]?.piece ?? null;
}

/** The tile that would be built now. */
export function inHand(view: FeuvilleView, seat: number, chosen: Space | null): string | null {
  if (view.turn?.asked !== seat) return null;
  const piece = chosen ? view.players[seat]?.store[Number(chosen) - 1]?.piece : view.turn.hand;
  return piece && isTile(piece) ? piece : null;
}

/** The move to ask about when the reader clicks a column without a legal move; `null` if there is none. */
export function meant(view: FeuvilleView, column: string, chosen: Space | null): string | null {
  const asked = question(view.turn)?.name;
  if (chosen) return `build ${chosen} ${column}`;
  if (asked === 'dragon') return `burn ${column}`;
  if (asked === 'coat') return `coat ${column}`;
  if (asked === 'clouds' || asked === 'magician') return `repair ${column}`;
  const decree = evaluated(view);
  if (decree) return decree === 'splendid-view' ? `view low ${column}` : `district ${column}`;
  return view.turn?.hand && isTile(view.turn.hand) ? `build ${column}` : null;
}
