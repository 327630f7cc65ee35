/** The server's view, and what the board reads from it. */
import type { CardView, DeckView, PlayerView, SlotView, TournayView, WhereView } from '../../generated/tournay';

export type * from '../../generated/tournay';

export const COLOURS = ['yellow', 'white', 'red'] as const;
export const LEVELS = [1, 2, 3] as const;
export const NUMERALS = ['I', 'II', 'III'] as const;
/** Players, clockwise from the one who moves. */
export const OWNERS = ['own', 'next', 'second', 'third'] as const;
/** Rows and columns of a district's grid. */
export const SIDE = 5;
/** The slots of a complete district. */
export const SLOTS = 9;
/** Rows and columns that are always drawn. */
const FRAME = 3;

/** The kinds of effects that act along the row and column: four arrows are printed beside them. */
const REACHING = new Set(['on_activate', 'on_place', 'every_second_citizen', 'chain_activation', 'double_activation']);

/** A slot by column and row, both from 0: `c3` is 2, 2. */
export function slotAt(column: number, row: number): string {
  return `${'abcde'[column] ?? ''}${row + 1}`;
}

export function positionOf(slot: string): { column: number; row: number } {
  return { column: slot.charCodeAt(0) - 'a'.charCodeAt(0), row: Number(slot.slice(1)) - 1 };
}

/** The colour and level of a deck or a card's back. */
export function deckOf(deck: string): { colour: string; level: number } {
  const [colour = '', level = '1'] = deck.split('-');
  return { colour, level: Number(level) };
}

/** Whether a seat owes a decision now; last cards are chosen by all players at once. */
export function isAsked(view: TournayView, seat: number | null): boolean {
  if (seat === null || !view.turn) return false;
  return view.turn.asked === null ? view.turn.last?.ended === false : view.turn.asked === seat;
}

/** What moves call another player. */
export function ownerOf(player: number, seat: number, players: number): string {
  return OWNERS[(player - seat + players) % players] ?? '';
}

/** The filled slot of a district. */
export function slotOf(player: PlayerView | undefined, slot: string): SlotView | undefined {
  return player?.district.find((entry) => entry.slot === slot);
}

/** The columns and rows to draw: everything filled or legal, at least three. */
export function windowOf(slots: readonly string[]): { columns: number[]; rows: number[] } {
  const places = slots.map(positionOf);
  return { columns: stretch(places.map(({ column }) => column)), rows: stretch(places.map(({ row }) => row)) };
}

/** From the smallest to the largest number, grown around the middle of the grid to the least size. */
function stretch(numbers: readonly number[]): number[] {
  const middle = (SIDE - 1) / 2;
  let first = numbers.length ? Math.min(...numbers) : middle;
  let last = numbers.length ? Math.max(...numbers) : middle;
  while (last - first < FRAME - 1) {
    if (last >= SIDE - 1 || (first > 0 && first + last > SIDE - 1)) first -= 1;
    else if (first <= 0 || first + last < SIDE - 1) last += 1;
    else [first, last] = last - first === FRAME - 2 ? [first - 1, last] : [first - 1, last + 1];
  }
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Whether a card acts along its row and column. */
export function reaches(card: CardView | undefined): boolean {
  return card?.effect?.some(({ kind }) => REACHING.has(String(kind))) ?? false;
}

/** Whether a slot is in the row or column of another. */
export function isInReach(from: string, slot: string): boolean {
  return from !== slot && (from[0] === slot[0] || from[1] === slot[1]);
}

/** The cards that the viewer knows below the face-up one, from the bottom up. */
export function knownBelow({ known, face_up }: DeckView): string[] {
  return known
    .slice(face_up ? 1 : 0)
    .flatMap((card) => card ?? [])
    .reverse();
}

/** The cards that may be in a deck, as far as the viewer is in doubt. */
export function perhapsBelow({ doubts }: DeckView): string[] {
  return distinct(doubts.flat().filter(({ depth }) => depth !== undefined));
}

/** The cards with one back that a player may hold, as far as the viewer is in doubt. */
export function perhapsHeld(view: TournayView, player: number, back: string): string[] {
  const doubts = view.decks.find(({ deck }) => deck === back)?.doubts ?? [];
  return distinct(doubts.flat().filter(({ hand }) => hand === player));
}

function distinct(places: readonly WhereView[]): string[] {
  return [...new Set(places.map(({ card }) => card))];
}
