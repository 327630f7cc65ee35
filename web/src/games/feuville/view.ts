/** The server's view, and what the board reads from it. */
import { question } from '../question';
import type { ColumnView, FeuvilleView, TurnView } from '../../generated/feuville';

export type * from '../../generated/feuville';

export const PERSONS = ['entertainer', 'thief', 'publican', 'architect', 'mayor', 'magician'] as const;
export const LEVELS = ['wall', 'tower', 'sky'] as const;
/** The rows of the board from the top down, in the order of a town's column. */
export const ROWS = ['sky', 'tower', 'wall'] as const;
export const SPACES = ['1', '2'] as const;
export const DISTANCES = ['next', 'second', 'third'] as const;
export const TOWN_EVALUATION = 'town-evaluation';
export const START = 'start';

export type Level = (typeof LEVELS)[number];
export type Space = (typeof SPACES)[number];

const SYMBOLS: Record<string, string> = { w: 'guard', s: 'star', f: 'flag', g: 'griffin' };

export const SYMBOL_NAMES: readonly string[] = Object.values(SYMBOLS);

/** What a building tile shows. */
export interface Tile {
  level: Level;
  corner: 'left' | 'right' | null;
  gate: boolean;
  clouds: number;
  symbols: string[];
}

/** Whether a piece is a building tile rather than a decree. */
export function isTile(piece: string): boolean {
  return /^[123]/.test(piece) || piece === START;
}

/** Whether an id is a decree's. */
export function isDecree(id: string): boolean {
  return /^(guard|star|flag|griffin)-\d$|-district$|^splendid-view$|^own-discretion$|^town-evaluation$/.test(id);
}

/** What is printed on a tile, read from its code: `1<w` is a left corner base with a guard. */
export function tileOf(code: string): Tile {
  if (code === START) return { level: 'wall', corner: null, gate: false, clouds: 0, symbols: [] };
  const letters = [...code.slice(1)];
  return {
    level: LEVELS[Number(code[0]) - 1] ?? 'wall',
    corner: letters.includes('<') ? 'left' : letters.includes('>') ? 'right' : null,
    gate: letters.includes('n'),
    clouds: letters.filter((letter) => letter === 'o').length,
    symbols: letters.flatMap((letter) => SYMBOLS[letter] ?? []),
  };
}

/** The ids of what a tile shows, as the game's texts name them. */
export function shown(code: string): string[] {
  const { corner, gate, clouds, symbols } = tileOf(code);
  return [
    ...(corner ? [`corner-${corner}`] : []),
    ...(gate ? ['gate'] : []),
    ...(clouds ? [`clouds-${clouds}`] : []),
    ...symbols,
  ];
}

/** The piece that is being evaluated, if any. */
export function evaluated(view: FeuvilleView): string | null {
  const asked = question(view.turn);
  if (!view.turn || asked?.name !== 'evaluate') return null;
  const piece = Number(asked.args[0]);
  return piece === 0 ? view.turn.hand : (view.players[view.turn.asked]?.store[piece - 1]?.piece ?? null);
}

/** Where each die lies: on its person, where it was used, or with the dragon. */
export function dicePlaces(turn: TurnView | null): string[] {
  const dice = turn?.dice ?? [];
  if (dice[0]?.value === dice[1]?.value) return dice.map(() => 'dragon');
  return dice.map(({ person, used }) => (used ? used.replace(/^gnome .*/, 'gnome') : `person ${person}`));
}

/** The first and last column of a town. */
export function span(town: readonly ColumnView[]): { first: number; last: number } {
  const numbers = town.map(({ column }) => Number(column));
  return { first: Math.min(0, ...numbers), last: Math.max(0, ...numbers) };
}

/** A column as moves write it. */
export function columnName(number: number): string {
  return number > 0 ? `+${number}` : String(number);
}

/** The name of a highlighted place in a player's town. */
export function placeOf(seat: number, column: string, level: string): string {
  return `${seat} ${column} ${level}`;
}
