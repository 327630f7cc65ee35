/**
 * What cards and events do in symbols: a row of glyphs, read from what is printed on them.
 *
 * A new effect, scoring or event gets a line in its table here. Without one it shows as "…", and its sentence explains it.
 */
import type { CardView, EventView } from './view';
import { COLOURS, NUMERALS } from './view';

/** One symbol: the drawing `#ty-<icon>`, in a colour, with a text in it; or only a text. */
export interface Glyph {
  icon?: string;
  colour?: string;
  text?: string;
  /** How wide, where a symbol is 20. */
  wide: number;
}

type Piece = Record<string, unknown>;

const ICON = 20;

const icon = (name: string, colour = 'gray', text = ''): Glyph => ({ icon: name, colour, text, wide: ICON });
const coin = (amount: unknown): Glyph => icon('coin', 'gold', String(amount));
const sign = (text: string): Glyph => ({ text, wide: text.length > 1 ? 13 : 9 });
const to = (): Glyph => icon('to');
const arrows = (): Glyph => icon('arrows');
const numeral = (level: unknown): string => NUMERALS[Number(level) - 1] ?? '';
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
/** A colour of the game; everything else ("any", "choice") is gray: the player's choice. */
const hue = (colour: unknown): string => (COLOURS.some((known) => known === colour) ? String(colour) : 'gray');

type Symbols = Readonly<Record<string, (piece: Piece) => Glyph[]>>;

/** Effects by kind. */
const EFFECTS: Symbols = {
  gain_deniers: ({ amount }) => [coin(amount)],
  deniers_per_slot: ({ amount, slots }) => [coin(amount), sign('/'), icon(`slot-${String(slots)}`)],
  recruit: ({ price, colour }) => [coin(`−${String(price)}`), to(), icon('citizen', hue(colour), '+')],
  use_other_building: ({ colour, may_be_occupied }) => [
    icon('elsewhere', hue(colour)),
    ...(may_be_occupied ? [icon('citizen')] : []),
  ],
  draw_from: ({ colour, level }) => [icon('draw', hue(colour), numeral(level))],
  take_top: ({ colour, level, count }) => [icon('draw', hue(colour), numeral(level)), sign(`×${String(count)}`)],
  gather_lying: () => [icon('lying'), to(), icon('citizen')],
  combat_event: ({ coins, take_coins }) => [
    icon(coins === 'none' ? 'event-bare' : 'event-coin'),
    to(),
    icon('rampart'),
    ...(take_coins ? [icon('coin', 'gold', '+')] : []),
  ],
  trigger_events: ({ max }) => [icon('strike'), sign(`≤${String(max)}`)],
  deniers_per_pair: ({ amount, colours }) => [
    coin(amount),
    sign('/'),
    ...list(colours).map((colour) => icon('citizen', hue(colour))),
  ],
  deniers_per_citizen: ({ amount, colours, where }) => [
    coin(amount),
    sign('/'),
    icon(where === 'lying' ? 'lying' : 'citizen', list(colours).length === 1 ? hue(list(colours)[0]) : 'gray'),
  ],
  deniers_per_citizen_of_one_colour: ({ amount, choose_from }) => [
    coin(amount),
    sign('/'),
    ...list(choose_from).flatMap((colour, index) => [...(index ? [sign('|')] : []), icon('citizen', hue(colour))]),
  ],
  reveal_level: ({ level, take }) => [
    sign('3'),
    icon('draw', 'gray', numeral(level)),
    to(),
    sign(String(take)),
    icon('hand'),
  ],
  damage_each_other: () => [icon('elsewhere'), icon('damage')],
  protect_one_event: () => [icon('shelter')],
  collect_per_building: ({ amount, colour }) => [coin(amount), sign('/'), icon('elsewhere', hue(colour))],
  richest_pays: ({ amount }) => [icon('crown', 'gold'), to(), coin(amount)],
  on_activate: ({ card_colour, then }) => [arrows(), icon('house', hue(card_colour)), sign(':'), ...all(then)],
  on_place: ({ card_types, then }) => [
    arrows(),
    ...list(card_types).map((type) => icon(type === 'prestige' ? 'prestige' : 'house', 'gray')),
    sign(':'),
    ...all(then),
  ],
  on_gather: ({ then }) => [icon('gather'), sign(':'), ...all(then)],
  every_second_citizen: ({ citizens, then }) => [
    arrows(),
    ...list(citizens).map((colour) => icon('citizen', hue(colour))),
    sign(':'),
    ...all(then),
  ],
  chain_activation: ({ card_colour, activate, with_citizen }) => [
    arrows(),
    icon('house', hue(card_colour)),
    to(),
    icon('citizen', hue(with_citizen)),
    icon('house', hue(activate)),
  ],
  double_activation: ({ card_colour }) => [arrows(), icon('house', hue(card_colour)), sign('×2')],
  earn_bonus: ({ colour, per_citizen }) => [icon('citizen', hue(colour)), to(), coin(per_citizen)],
};

/** Symbols of a kind that has none of its own. */
const UNKNOWN: readonly Glyph[] = [sign('…')];

function all(pieces: unknown): Glyph[] {
  return (Array.isArray(pieces) ? (pieces as Piece[]) : []).flatMap(
    (piece) => EFFECTS[String(piece['kind'])]?.(piece) ?? UNKNOWN,
  );
}

/** The symbols of a card. */
export function glyphs(card: CardView): Glyph[] {
  return card.scoring ? scored(card.scoring) : all(card.effect);
}

/** A prestige building: points for its builders and for the others, per what it counts. */
function scored(scoring: Piece): Glyph[] {
  const points = [
    icon('points', 'gold', String(scoring['builder'])),
    icon('points', 'gray', String(scoring['others'])),
  ];
  return [...points, ...counted(scoring['per'] as Piece)];
}

function counted(per: Piece): Glyph[] {
  const what = COUNTS[String(per['count'])]?.(per) ?? UNKNOWN;
  return what.length ? [sign('/'), ...what] : [];
}

const inEach = (colours: unknown, name: string): Glyph[] =>
  list(colours).map((colour) => ({ ...icon(name, hue(colour)), wide: 15 }));

/** What prestige buildings count. */
const COUNTS: Symbols = {
  deniers: ({ each }) => [coin(each)],
  citizens: ({ colours }) => inEach(colours, 'citizen'),
  cards: ({ colours, types }) => {
    const [type, ...others] = list(types);
    if (others.length || !type) return inEach(colours, 'card');
    return type === 'character' ? [icon('person')] : inEach(colours, 'house');
  },
  prestige: () => [icon('prestige')],
  ramparts: () => [icon('rampart')],
  constant: () => [],
};

/** Events by kind. */
const EVENTS: Symbols = {
  majority: ({ colour, amount }) => [icon('most', hue(colour)), to(), coin(`+${String(amount)}`)],
  lay_citizen: ({ colour }) => [icon('citizen', hue(colour)), to(), icon('lying', hue(colour))],
  damage: ({ colour }) => [icon('card', hue(colour)), to(), icon('damage')],
  lose_deniers: ({ amount }) => [coin(`−${String(amount)}`)],
};

/** What an event does, in symbols. */
export function eventGlyphs(event: EventView): Glyph[] {
  return EVENTS[event.kind]?.({ ...event }) ?? [...UNKNOWN];
}

/** The kinds that have symbols, for the tests. */
export const KINDS = {
  effects: Object.keys(EFFECTS),
  counts: Object.keys(COUNTS),
  events: Object.keys(EVENTS),
} as const;

export function widthOf(row: readonly Glyph[]): number {
  return row.reduce((sum, { wide }) => sum + wide, 0);
}
