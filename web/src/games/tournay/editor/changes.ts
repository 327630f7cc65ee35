/**
 * What taps do to a position: every function returns another one. Cards that leave a place are back in their decks and
 * citizens in the supply, because those are left out and follow from the rest.
 */
import type { OptionValue } from '../../../texts/options';
import type { BoxView } from '../view';
import {
  FRAME,
  QUEUE,
  colourOf,
  districtOf,
  type CardPosition,
  type Colours,
  type EventPosition,
  type PlayerPosition,
  type SlotPosition,
  type TournayPosition,
} from './position';

/** Two citizens of each colour and nothing built: what a player of the base game starts with, but for the money. */
export const newPlayer: PlayerPosition = { deniers: 0, plaza: { yellow: 2, white: 2, red: 2 } };

export function withPlayers(position: TournayPosition, count: number): TournayPosition {
  const players = Array.from({ length: count }, (_, seat) => position.players[seat] ?? newPlayer);
  const { turn, start_player: first = 0, ...rest } = kept(position);
  return {
    ...rest,
    players,
    ...(turn && { turn: { player: Math.min(turn.player ?? 0, count - 1) } }),
    ...(first && { start_player: Math.min(first, count - 1) }),
  };
}

/** The parts of a position that don't follow from others: an uploaded one may state everything, down to the decks. */
function kept(position: TournayPosition): TournayPosition {
  const { game, rules, options, start_player: first, turn, queue, decks, players } = position;
  const criers = Object.entries(decks ?? {}).filter(([, { crier }]) => crier);
  return {
    game,
    ...(rules && { rules }),
    ...(options && { options: ruling(options) }),
    ...(first && { start_player: first }),
    ...(turn && { turn: { player: turn.player ?? 0 } }),
    ...(queue?.length && { queue }),
    ...(criers.length && { decks: Object.fromEntries(criers.map(([deck]) => [deck, { crier: true }])) }),
    players,
  };
}

/** The options without the one of the set-up, which would have to match the start player. */
function ruling({ start_player: _, ...options }: Readonly<Record<string, OptionValue>>): Record<string, OptionValue> {
  return options;
}

function withPlayer(
  position: TournayPosition,
  seat: number,
  change: (player: PlayerPosition) => PlayerPosition,
): TournayPosition {
  const players = position.players.map((player, number) => (number === seat ? change(player) : player));
  return { ...kept(position), players };
}

// Districts

/** Changes a slot, or empties it with `null`; the district is written as it is drawn. */
function withSlot(
  position: TournayPosition,
  seat: number,
  slot: string,
  change: (slot: SlotPosition | null) => SlotPosition | null,
): TournayPosition {
  return withPlayer(position, seat, ({ district: _, ...player }) => {
    const slots = new Map(
      districtOf(position.players[seat]!).map(({ slot: name, ...entry }) => [name, written(entry)] as const),
    );
    const changed = change(slots.get(slot) ?? null);
    if (changed) slots.set(slot, written(changed));
    else slots.delete(slot);
    return slots.size ? { ...player, district: Object.fromEntries(slots) } : player;
  });
}

/** A slot without what it doesn't have. */
function written({ cards, citizens = {}, gray, damaged }: SlotPosition): SlotPosition {
  const standing = counted(citizens);
  return {
    cards,
    ...(Object.keys(standing).length && { citizens: standing }),
    ...(gray && { gray }),
    ...(damaged && { damaged }),
  };
}

function counted(numbers: Colours): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number > 0));
}

/** Plays a card: onto cards of its colour, in place of others (TY-15, TY-16). What lay on the slot goes (TY-17). */
export function play(
  position: TournayPosition,
  seat: number,
  slot: string,
  card: string,
  box: BoxView,
): TournayPosition {
  return withSlot(liftCitizens(position, seat, slot), seat, slot, (old) => {
    const below = old?.cards ?? [];
    const stacks = below.every((other) => colourOf(box, other) === colourOf(box, card));
    return { cards: stacks ? [...below, card] : [card] };
  });
}

/** Takes the top card away, and what lies on it. */
export function lift(position: TournayPosition, seat: number, slot: string): TournayPosition {
  return withSlot(liftCitizens(position, seat, slot), seat, slot, (old) => {
    const cards = old?.cards.slice(0, -1) ?? [];
    return cards.length ? { cards } : null;
  });
}

/** Lays a slot's citizens down beside their Plaza. */
function liftCitizens(position: TournayPosition, seat: number, slot: string): TournayPosition {
  const { citizens = {} } = districtOf(position.players[seat]!).find((one) => one.slot === slot) ?? {};
  return Object.entries(citizens).reduce(
    (changed, [colour, number]) =>
      setCitizens(changed, seat, 'lying', colour, (changed.players[seat]?.lying?.[colour] ?? 0) + number),
    position,
  );
}

/** The slot to fill after this one: the next empty one in reading order, or the same. */
export function nextSlot(player: PlayerPosition, slot: string): string {
  const filled = new Set(districtOf(player).map((one) => one.slot));
  const from = FRAME.indexOf(slot) + 1;
  return [...FRAME.slice(from), ...FRAME.slice(0, from)].find((other) => !filled.has(other)) ?? slot;
}

/** Damages the top card of a slot, or repairs it; nobody stands on a damaged card (TY-9). */
export function damage(position: TournayPosition, seat: number, slot: string): TournayPosition {
  return withSlot(
    liftCitizens(position, seat, slot),
    seat,
    slot,
    (old) => old && (old.damaged ? { cards: old.cards } : { cards: old.cards, damaged: true }),
  );
}

/** Sets how many of the owner's citizens stand on a building, or gray ones; they come from nowhere else. */
export function occupy(
  position: TournayPosition,
  seat: number,
  slot: string,
  colour: string,
  number: number,
): TournayPosition {
  return withSlot(position, seat, slot, (old) => {
    if (!old) return null;
    const { damaged: _, ...rest } = old;
    return colour === 'gray' ? { ...rest, gray: number } : { ...rest, citizens: { ...old.citizens, [colour]: number } };
  });
}

// What else a player has

export function setCitizens(
  position: TournayPosition,
  seat: number,
  where: 'plaza' | 'lying',
  colour: string,
  number: number,
): TournayPosition {
  return withPlayer(position, seat, ({ [where]: old, ...player }) => {
    const citizens = counted({ ...old, [colour]: number });
    return Object.keys(citizens).length ? { ...player, [where]: citizens } : player;
  });
}

export function setNumber(
  position: TournayPosition,
  seat: number,
  what: 'deniers' | 'ramparts' | 'built',
  number: number,
): TournayPosition {
  return withPlayer(position, seat, (player) => ({ ...player, [what]: number }));
}

export function setHand(position: TournayPosition, seat: number, hand: readonly CardPosition[]): TournayPosition {
  return withPlayer(position, seat, ({ hand: _, ...player }) => (hand.length ? { ...player, hand } : player));
}

// The table

/** Puts an event into the queue, with its coins; `null` leaves a place open. */
export function setEvent(position: TournayPosition, place: number, event: EventPosition | null): TournayPosition {
  const { queue = [], ...rest } = kept(position);
  const events = Array.from({ length: QUEUE }, (_, index) => (index === place ? event : (queue[index] ?? null)));
  // Only the end of the queue may be open: what is missing there is drawn.
  const there = events.filter((one) => one !== null);
  return there.length ? { ...rest, queue: there } : rest;
}

/** Says whether the crier of a deck has come. */
export function setCrier(position: TournayPosition, deck: string, came: boolean): TournayPosition {
  const { decks = {}, ...rest } = kept(position);
  const { [deck]: _, ...others } = decks;
  const changed = came ? { ...others, [deck]: { crier: true } } : others;
  return Object.keys(changed).length ? { ...rest, decks: changed } : rest;
}

/** Says whose turn it is; `null` means that the game is over. */
export function setTurn(position: TournayPosition, player: number | null): TournayPosition {
  const { turn: _, ...rest } = kept(position);
  return player === null ? rest : { ...rest, turn: { player } };
}

export function setStartPlayer(position: TournayPosition, player: number): TournayPosition {
  return { ...kept(position), start_player: player };
}

export function setOption(position: TournayPosition, name: string, value: OptionValue): TournayPosition {
  const { options, ...rest } = kept(position);
  return { ...rest, options: { ...options, [name]: value } };
}
