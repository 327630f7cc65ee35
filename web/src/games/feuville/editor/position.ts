/** The parts of a position that the editor sets (docs/positions.md), read and written. */
import type { OptionValue } from '../../../texts/options';
import type { BoxView, ColumnView } from '../view';
import { LEVELS, START, TOWN_EVALUATION, columnName, tileOf } from '../view';

export interface PlayerPosition {
  town: Readonly<Record<string, string>>;
  store?: readonly (string | null)[];
  charms?: readonly string[];
  evaluated?: Readonly<Record<string, number>>;
  points?: Readonly<Record<string, number>>;
}

export interface FeuvillePosition {
  game: string;
  rules?: string;
  options?: Readonly<Record<string, OptionValue>>;
  start_player?: number;
  turn?: { readonly player: number } | null;
  board?: Readonly<Record<string, readonly (string | null)[]>>;
  players: readonly PlayerPosition[];
  removed?: readonly string[];
}

export const SMALL = 'small-district';
export const LARGE = 'large-district';
const PROTECTED = ' protected';

/** A piece that may be stored, and whether it is protected from theft. */
export interface Stored {
  piece: string;
  isProtected: boolean;
}

export const newPlayer: PlayerPosition = { town: { '0': START } };

/** A town from left to right. */
export function townOf({ town }: PlayerPosition): ColumnView[] {
  return Object.entries(town)
    .map(([column, text]) => {
      const words = text.split(' ');
      const has = (flag: string): boolean => words.includes(flag);
      return {
        column,
        tiles: words.filter((word) => !['burnt', 'grass', 'coat'].includes(word)),
        burnt: has('burnt'),
        grass: has('coat') ? 'coat' : has('grass') ? 'neutral' : null,
      };
    })
    .sort((one, other) => Number(one.column) - Number(other.column));
}

/** A town as positions write it. */
export function townText(town: readonly ColumnView[]): Record<string, string> {
  return Object.fromEntries(
    town.map(({ column, tiles, burnt, grass }) => [
      column,
      [...tiles, ...(burnt ? ['burnt'] : []), ...(grass ? [grass === 'coat' ? 'coat' : 'grass'] : [])].join(' '),
    ]),
  );
}

export function storeOf({ store }: PlayerPosition): (Stored | null)[] {
  return (store ?? [null, null]).map((text) =>
    text ? { piece: text.replace(PROTECTED, ''), isProtected: text.endsWith(PROTECTED) } : null,
  );
}

export function storeText(store: readonly (Stored | null)[]): (string | null)[] {
  return store.map((stored) => stored && stored.piece + (stored.isProtected ? PROTECTED : ''));
}

/** The scored decrees by kind; where the position leaves them out, grass stands for small districts. */
export function evaluatedOf(player: PlayerPosition): Readonly<Record<string, number>> {
  if (player.evaluated) return player.evaluated;
  const grown = townOf(player).filter(({ grass }) => grass === 'neutral').length;
  return grown ? { [SMALL]: grown } : {};
}

/** The source of points that a decree counts as. */
export function sourceOf(decree: string): string {
  return /-\d$/.test(decree) ? 'symbols' : decree;
}

/** How many pieces of each kind are still in the box, by the code or name of a piece. */
export function leftIn(box: BoxView, position: FeuvillePosition): ReadonlyMap<string, number> {
  const left = new Map([
    ...Object.entries(box.tiles),
    ...Object.entries(box.charms),
    ...Object.entries(box.decrees).map(([decree, { number }]) => [decree, number] as const),
    // One for each player (FV-5); the others stay in the box.
    [TOWN_EVALUATION, position.players.length] as const,
  ]);
  const take = (piece: string, number = 1): void => void left.set(piece, (left.get(piece) ?? 0) - number);
  for (const row of Object.values(position.board ?? {})) for (const piece of row) if (piece) take(piece);
  for (const piece of position.removed ?? []) take(piece);
  for (const player of position.players) {
    for (const { tiles } of townOf(player)) for (const tile of tiles) if (tile !== START) take(tile);
    for (const stored of storeOf(player)) {
      if (stored) take(stored.piece);
      if (stored?.isProtected) take('theft-protection');
    }
    for (const charm of player.charms ?? []) take(charm);
    for (const [decree, number] of Object.entries(evaluatedOf(player))) take(decree, number);
  }
  return left;
}

/** The kinds of pieces on the board and on player boards, with the pieces that may lie there. */
export function piecesOf(box: BoxView, kind: string): string[] {
  if (kind === 'decree') return Object.keys(box.decrees).filter((decree) => decree !== TOWN_EVALUATION);
  if (kind === 'fairy') return Object.keys(box.charms);
  if (kind === 'charm') return Object.keys(box.charms).filter((charm) => !charm.startsWith('prestige'));
  return Object.keys(box.tiles).filter((code) => tileOf(code).level === kind);
}

/** The rows of the board and how many pieces lie in each. */
export const BOARD: Readonly<Record<string, number>> = { sky: 6, tower: 6, wall: 6, decree: 6, fairy: 3 };

/** A place of a town: a column's number, and the level from 0. */
export interface Place {
  column: number;
  level: number;
}

/** All places that hold a tile or could hold the next one. */
export function placesOf(town: readonly ColumnView[]): (Place & { tile: string | null })[] {
  const numbers = town.map(({ column }) => Number(column));
  const ends = [Math.min(...numbers) - 1, Math.max(...numbers) + 1].map((column) => ({ column, level: 0, tile: null }));
  const built = town.flatMap(({ column, tiles }) =>
    LEVELS.slice(0, tiles.length + 1).map((_, level) => ({
      column: Number(column),
      level,
      tile: tiles[level] ?? null,
    })),
  );
  return [...built, ...ends];
}

/** The tile at a place, if there is one. */
export function tileAt(town: readonly ColumnView[], { column, level }: Place): string | null {
  return town.find((one) => one.column === columnName(column))?.tiles[level] ?? null;
}
