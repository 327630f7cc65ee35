/** The names of things, for screen readers and popovers. */
import type { Move, Say } from '../contract';
import type { CardView, DeckView, EventView, SlotView, TournayView } from './view';
import { OWNERS, knownBelow, perhapsBelow, perhapsHeld, slotOf } from './view';
import { words } from './words';

/** The name of a card or event; a custom component file may give it another title. */
export function nameOf(id: string, view: TournayView, say: Say): string {
  return view.printed.cards[id]?.title ?? view.printed.events[id]?.title ?? say.name(id);
}

/** What a card or event does, in words that follow what is printed on it. */
export function helpOf({ says }: CardView | EventView, say: Say): string {
  return say.told(says);
}

/** What a card costs, in words. */
export function costWords({ cost }: CardView, say: Say): string {
  if (cost.citizen) return words('cost-citizen', { colour: say.name(cost.citizen) });
  return cost.card ? words('cost-card', { deniers: cost.deniers ?? 0 }) : words('cost', { deniers: cost.deniers ?? 0 });
}

function names(cards: readonly string[], view: TournayView, say: Say): string {
  return cards.map((card) => nameOf(card, view, say)).join(', ');
}

/** What the viewer knows about the hidden cards of a deck, and what they know to be possible. */
export function belowWords(deck: DeckView, view: TournayView, say: Say): string[] {
  const known = knownBelow(deck);
  const perhaps = perhapsBelow(deck);
  return [
    ...(known.length ? [words('known-below', { cards: names(known, view, say) })] : []),
    ...(perhaps.length ? [words('perhaps', { cards: names(perhaps, view, say) })] : []),
  ];
}

/** A player's hidden card: its back, and what it may be. */
export function hiddenWords(player: number, back: string, view: TournayView, say: Say): string {
  const perhaps = perhapsHeld(view, player, back);
  const hidden = words('hidden-card', { deck: say.name(back) });
  return perhaps.length ? `${hidden}, ${words('perhaps', { cards: names(perhaps, view, say) })}` : hidden;
}

/** The citizens on a card. */
export function tokens(entry: SlotView, say: Say): string[] {
  const own = Object.entries(entry.citizens).map(([colour, number]) =>
    words('citizens', { number, colour: say.name(colour) }),
  );
  return entry.gray ? [...own, words('gray', { number: entry.gray })] : own;
}

/** A slot of a district: its card, what lies on it, and the cards beneath. */
export function slotLabel(entry: SlotView, view: TournayView, say: Say): string {
  const top = entry.cards.at(-1) ?? '';
  const parts = [`${entry.slot}: ${nameOf(top, view, say)}`];
  parts.push(...tokens(entry, say));
  if (entry.damaged) parts.push(words('damaged'));
  if (entry.cards.length > 1) parts.push(words('beneath', { cards: names(entry.cards.slice(0, -1), view, say) }));
  return parts.join(', ');
}

/** The owner of the citizen or building that a move is about, for the player who would make it. */
export function ownerIn(move: Move, view: TournayView, seat: number): number {
  return (seat + OWNERS.findIndex((name) => name === move.arguments['owner'])) % view.players.length;
}

/** The card that a visit would use. */
export function visitedBy(move: Move, view: TournayView, seat: number): string {
  return slotOf(view.players[ownerIn(move, view, seat)], move.arguments['slot'] ?? '')?.cards.at(-1) ?? '';
}

/** A move in words, with the names of players, cards and events where its own text has only numbers. */
export function moveWords(move: Move, view: TournayView, seat: number, say: Say): string {
  const player = ownerIn(move, view, seat);
  if (move.key === 'use')
    return player === seat ? words('use-own') : words('use-other', { player: say.player(player) });
  if (move.key === 'visit')
    return words('visit', { card: nameOf(visitedBy(move, view, seat), view, say), player: say.player(player) });
  if (move.key !== 'trigger') return say.move(move);
  const places = (move.arguments['events'] ?? '').split('+');
  return places.map((place) => nameOf(view.queue[Number(place) - 1]?.event ?? '', view, say)).join(' + ');
}
