/** What the popover says about cards, events, decks and citizens. */
import type { Change, Meaning, Prospect } from '../../popover/meaning';
import { told } from '../../texts/joining';
import type { Line, Move, Say } from '../contract';
import { signed } from '../signed';
import { belowWords, costWords, helpOf, moveWords, nameOf, tokens } from './labels';
import type { Change as Difference } from './preview';
import { ACTIONS } from './prompts';
import { RULES, ruleOf } from './rules';
import type { CardView, DeckView, QueueView, SlotView, TournayView } from './view';
import { COLOURS, slotOf } from './view';
import { words } from './words';

/** A legal move, and what it would change for whom. */
export function prospect(
  move: Move,
  view: TournayView,
  seat: number,
  differences: readonly Difference[],
  lines: readonly Line[],
  say: Say,
): Prospect {
  return {
    words: moveWords(move, view, seat, say),
    changes: differences.map((one) => change(one, say)),
    story: told(lines.slice(1).map(say.line)),
  };
}

export function change({ seat, what, by }: Difference, say: Say): Change {
  return { seat, text: `${signed(by)} ${nameOfChanged(what, say)}`, isLoss: by < 0 };
}

function nameOfChanged(what: string, say: Say): string {
  if (what === 'deniers') return words('of-deniers');
  if (what === 'points') return words('of-points');
  if (what === 'cards') return words('of-cards');
  return what === 'ramparts' ? words('of-ramparts') : words('of-citizens', { colour: say.name(what) });
}

/** A move without anything to explain, such as a place in the district. */
export function moveMeaning(move: Move, about: Prospect): Meaning {
  return { name: about.words, move: about, rule: RULES[move.key] ?? null };
}

/** Where a thing lies, if that matters. */
interface Where {
  /** The deck that the thing is the top card of. */
  deck: DeckView | null;
  seat: number | null;
  slot: string | null;
}

/** Whatever can be pointed at. */
export function meaningOf(id: string, where: Where, view: TournayView, say: Say): Meaning | null {
  const card = view.printed.cards[id];
  if (card) return cardMeaning(id, card, where, view, say);
  const queued = view.queue.find((entry) => entry?.event === id);
  if (view.printed.events[id]) return eventMeaning(id, queued ?? null, view, say);
  if (where.deck) return deckMeaning(where.deck, view, say);
  if (id === 'rampart') return { name: words('rampart'), help: words('rampart-help'), rule: RULES[id]! };
  if (id === 'criers') {
    const { criers: number, criers_needed: needed } = view;
    return { name: words('criers', { number, needed }), help: words('criers-help', { needed }), rule: RULES[id]! };
  }
  if (id === 'event-deck') {
    const name = words('event-deck', { number: view.events_left });
    return { name, help: words('event-deck-help'), rule: RULES[id]! };
  }
  if (id === 'last-round') return { name: words(id), help: words('last-round-help'), rule: RULES[id]! };
  if (id === 'last-here') return { name: words(id), rule: RULES[id]! };
  return id === 'printed' ? { name: say.source(id), help: words('printed-help'), rule: RULES[id]! } : null;
}

/** A kind of action in the prompt. */
export function actionMeaning(id: string): Meaning | null {
  const found = ACTIONS.find(({ action }) => action === id);
  return found ? { name: words(found.key), help: words(found.pick), rule: RULES[id]! } : null;
}

/** A citizen on a Plaza or in the supply. */
export function citizenMeaning(colour: string, number: number, say: Say): Meaning | null {
  if (!(COLOURS as readonly string[]).includes(colour)) return null;
  const name = words('citizens', { number, colour: say.name(colour) });
  return { name, help: words('citizen-help'), rule: RULES['citizen']! };
}

function cardMeaning(id: string, card: CardView, where: Where, view: TournayView, say: Say): Meaning {
  const beneath = cardsBeneath(id, where, view).map((one) => nameOf(one, view, say));
  return {
    name: nameOf(id, view, say),
    printed: [
      typeWords(card.type),
      costWords(card, say),
      ...(card.points ? [words('printed-points', { points: card.points })] : []),
    ],
    help: helpOf(card, say),
    notes: [
      ...onCard(id, where, view, say),
      ...(beneath.length ? [words('beneath', { cards: beneath.join(', ') })] : []),
      ...(where.deck ? deckNotes(where.deck, view, say) : []),
    ],
    doubt: card.marks.length ? say.told(card.marks) : null,
    rule: ruleOf(String(card.effect?.[0]?.['kind'] ?? ''), card.type),
  };
}

function typeWords(type: string): string {
  if (type === 'building') return words('type-building');
  return type === 'character' ? words('type-character') : words('type-prestige');
}

/** The slot in which a card lies on top. */
function slotWith(id: string, { seat, slot }: Where, view: TournayView): SlotView | null {
  const entry = slot !== null && seat !== null ? slotOf(view.players[seat], slot) : undefined;
  return entry?.cards.at(-1) === id ? entry : null;
}

function cardsBeneath(id: string, where: Where, view: TournayView): string[] {
  return slotWith(id, where, view)?.cards.slice(0, -1) ?? [];
}

/** Citizens and damage that lie on a card. */
function onCard(id: string, where: Where, view: TournayView, say: Say): string[] {
  const entry = slotWith(id, where, view);
  if (!entry) return [];
  return [...tokens(entry, say), ...(entry.damaged ? [words('damaged-help')] : [])];
}

function eventMeaning(id: string, queued: QueueView | null, view: TournayView, say: Say): Meaning {
  const event = view.printed.events[id]!;
  const fight = queued && {
    number: queued.citizens,
    colour: say.name(queued.colour),
    deniers: queued.price,
  };
  return {
    name: nameOf(id, view, say),
    printed: queued ? [words('coins', { number: queued.coins, circles: queued.circles })] : [],
    help: helpOf(event, say),
    notes: fight ? [words('fight-cost', fight)] : [],
    doubt: event.marks.length ? say.told(event.marks) : null,
    rule: ruleOf(event.kind, 'combat'),
  };
}

function deckMeaning(deck: DeckView, view: TournayView, say: Say): Meaning {
  const name = words('deck', { deck: say.name(deck.deck), number: deck.size });
  return { name, notes: deckNotes(deck, view, say), rule: RULES['deck']! };
}

/** What drawing takes, and what the viewer knows of the hidden cards. */
function deckNotes(deck: DeckView, view: TournayView, say: Say): string[] {
  const [colour = '', level = ''] = deck.deck.split('-');
  return [
    words('deck-help', { number: Number(level), colour: say.name(colour) }),
    ...(deck.crier ? [words('crier-came')] : []),
    ...belowWords(deck, view, say),
  ];
}
