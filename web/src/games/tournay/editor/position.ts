/** The parts of a position that the editor sets (docs/positions.md), read and written. */
import type { OptionValue } from '../../../texts/options';
import type { BoxView, SlotView } from '../view';
import { deckOf, positionOf, slotAt } from '../view';

export type Colours = Readonly<Record<string, number>>;

export interface SlotPosition {
  cards: readonly string[];
  citizens?: Colours;
  gray?: number;
  damaged?: boolean;
}

/** A card in a hand, or only its back. */
export type CardPosition = { readonly card: string } | { readonly unknown: string };

export interface PlayerPosition {
  deniers: number;
  plaza?: Colours;
  lying?: Colours;
  district?: Readonly<Record<string, SlotPosition>>;
  hand?: readonly CardPosition[];
  ramparts?: number;
  built?: number;
}

export interface EventPosition {
  event: string;
  coins?: number;
}

export interface TournayPosition {
  game: string;
  rules?: string;
  options?: Readonly<Record<string, OptionValue>>;
  start_player?: number;
  turn?: { readonly player: number | null } | null;
  queue?: readonly (EventPosition | null)[];
  decks?: Readonly<Record<string, { readonly crier?: boolean }>>;
  players: readonly PlayerPosition[];
}

/** The nine slots that are drawn: the server moves a district there, so that it can grow on all sides. */
export const FRAME = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => slotAt(column, row)));
export const QUEUE = 3;

/** The filled slots of a district, in the frame. */
export function districtOf({ district = {} }: PlayerPosition): SlotView[] {
  const shift = shiftOf(Object.keys(district));
  return Object.entries(district).map(([slot, { cards, citizens = {}, gray = 0, damaged = false }]) => ({
    slot: shift(slot),
    cards: [...cards],
    citizens: { ...citizens },
    gray,
    damaged,
  }));
}

/** How a district's slots move into the frame; one that doesn't fit stays where it is. */
function shiftOf(slots: readonly string[]): (slot: string) => string {
  const inwards = (lines: number[]): number =>
    Math.max(0, 1 - Math.min(...lines)) || Math.min(0, 3 - Math.max(...lines));
  const places = slots.map(positionOf);
  const right = inwards(places.map(({ column }) => column));
  const down = inwards(places.map(({ row }) => row));
  return (slot) => {
    const { column, row } = positionOf(slot);
    return slotAt(column + right, row + down);
  };
}

/** How many copies of each card are still in the decks, as far as the position shows. */
export function leftIn(box: BoxView, position: TournayPosition): ReadonlyMap<string, number> {
  const left = new Map(Object.entries(box.cards).map(([card, { copies }]) => [card, copies]));
  const take = (card: string): void => void left.set(card, (left.get(card) ?? 0) - 1);
  for (const { district = {}, hand = [] } of position.players) {
    for (const { cards } of Object.values(district)) cards.forEach(take);
    for (const entry of hand) if ('card' in entry) take(entry.card);
  }
  return left;
}

/** The cards of a deck, in the order of the box. */
export function cardsOf(box: BoxView, deck: string): string[] {
  return Object.keys(box.cards).filter((card) => box.cards[card]!.deck === deck);
}

/** Whether a player has a prestige building, visible or covered: nobody can have it twice (TY-18). */
export function hasBuilt({ district = {} }: PlayerPosition, card: string, box: BoxView): boolean {
  return box.cards[card]?.type === 'prestige' && Object.values(district).some(({ cards }) => cards.includes(card));
}

/** The colour of a slot's cards. */
export function colourOf(box: BoxView, card: string): string {
  return deckOf(box.cards[card]?.deck ?? '').colour;
}
