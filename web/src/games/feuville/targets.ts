/** Where in the town a legal move is clicked. */
import type { Move } from '../contract';
import type { FeuvilleView, Space } from './view';
import { question } from '../question';
import { evaluated, isTile } from './view';

/** A rectangle of the town: a column, and how many columns and levels it covers from there. */
export interface Target {
  text: string;
  key: string;
  column: number;
  wide: number;
  /** The lowest level, 0 for walls, and how many. */
  level: number;
  high: number;
}

const COLUMN_KEYS = new Set(['burn', 'repair', 'coat', 'district']);
const TILES = 3;

/** The moves without a place in the town, on the board or on a space: those get a button with words. */
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

/** Everything in the own town that can be clicked; stored tiles only once one of them is chosen. */
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

/** The tile that a move would build: that in the hand, or the chosen stored one. */
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

/** What somebody means who clicks a column where nothing can be done; `null` if it can mean nothing. */
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
