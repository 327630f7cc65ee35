/** What the popover says about cards, tiles and hexes. */
import { explained } from '../../texts/joining';
import type { Change, Meaning, Prospect, Way } from '../../popover/meaning';
import type { Move, Say } from '../contract';
import { signed } from '../signed';
import { numberOf } from './map/geometry';
import type { Outlook } from './preview';
import { RULES } from './rules';
import type { KingdomBuilderView } from './view';
import { cardOf } from './view';
import { words } from './words';

/** A location tile or a scoring card. */
export function cardMeaning(id: string, say: Say, move: Prospect | null = null): Meaning | null {
  if (id === 'castles') return { name: say.source(id), help: words('castle-help'), rule: RULES[id]! };
  if (!say.has(`name-${id}`, 'help')) return null;
  return { name: say.name(id), help: say(`name-${id}`, {}, 'help'), move, rule: RULES[id] ?? null };
}

/** A terrain card: the one in play, or the viewer's next. */
export function terrainCardMeaning(kind: 'card' | 'next-card', terrain: string, say: Say): Meaning {
  const name = say.name(terrain);
  const help = kind === 'card' ? words('card-help', { terrain: name }) : words('next-card-help');
  return { name, help, rule: RULES[kind]! };
}

/** A pile of terrain cards: `draw-pile`, `discards grass`, `removed grass`. */
export function pileMeaning(about: string, view: KingdomBuilderView, say: Say): Meaning | null {
  const [pile = '', terrain = ''] = about.split(' ');
  const rule = RULES[pile] ?? null;
  if (pile === 'draw-pile')
    return { name: explained(say('label-draw-pile'), String(view.draw_pile)), help: words('draw-pile-help'), rule };
  if (pile === 'discards') return { name: cardCount(terrain, view.discards, say), help: words('discards-help'), rule };
  return pile === 'removed' ? { name: cardCount(terrain, view.removed, say), help: words('removed-help'), rule } : null;
}

const cardCount = (terrain: string, counts: Readonly<Record<string, number>>, say: Say): string =>
  explained(say.name(terrain), String(counts[terrain] ?? 0));

/** What a player's panel shows. */
export function panelMeaning(about: string, view: KingdomBuilderView, player: number, say: Say): Meaning | null {
  if (about === 'supply')
    return {
      name: words('supply', { supply: view.players[player]!.supply }),
      help: words('supply-help'),
      rule: RULES[about]!,
    };
  if (about !== 'hand') return cardMeaning(about, say);
  const card = cardOf(view, player);
  if (!card) return { name: words('hidden-card'), help: words('hidden-card-help'), rule: RULES['hidden-card']! };
  return terrainCardMeaning(view.turn?.player === player ? 'card' : 'next-card', card, say);
}

export function lastRoundMeaning(say: Say): Meaning {
  return { name: say('label-last-round'), help: words('last-round-help'), rule: RULES['last-round']! };
}

/** A move, and what it would bring. */
export function prospect(move: Move, outlook: Outlook | null, say: Say): Prospect {
  return { words: say.move(move), changes: outlook ? changes(outlook, say) : [], story: '' };
}

export function changes({ gold, gained, lost }: Outlook, say: Say): Change[] {
  const change = (text: string, isLoss: boolean): Change => ({ seat: null, text, isLoss });
  return [
    ...(gold ? [change(words('prospect-gold', { gold: signed(gold) }), gold < 0)] : []),
    ...gained.map((tile) => change(words('prospect-gain', { name: say.name(tile) }), false)),
    ...lost.map((tile) => change(words('prospect-loss', { name: say.name(tile) }), true)),
  ];
}

interface Pointed {
  hex: string;
  /** The legal move there, with what it would bring if that is known. */
  move: Prospect | null;
  outlook: Outlook | null;
  label: string;
  way: Way;
}

/** A hex. The mouse rests on hexes all the time: only what can't be seen at a glance is worth a popover then. */
export function hexMeaning(view: KingdomBuilderView, seat: number | null, at: Pointed, say: Say): Meaning | null {
  const { hex, move, outlook, way } = at;
  const location = view.locations.find((one) => one.hex === hex);
  if (location) return locationMeaning(location, view.players[seat ?? -1]?.taken.includes(hex) ?? false, say);
  const ground = view.legend[view.terrain[numberOf(hex)] ?? ''] ?? '';
  if (move) {
    const tiles = [...(outlook?.gained ?? []), ...(outlook?.lost ?? [])];
    if (way === 'mouse' && !tiles.length) return null;
    const notes = tiles.map((tile) => explained(say.name(tile), say(`name-${tile}`, {}, 'help')));
    return { name: move.words, notes, move, rule: tiles.length ? RULES['location']! : null };
  }
  const help = groundHelp(ground);
  if (help) return { name: say.name(ground), help, rule: RULES[ground]! };
  return way === 'key' ? { name: at.label } : null;
}

function groundHelp(ground: string): string | null {
  if (ground === 'castle') return words('castle-help');
  if (ground === 'water') return words('water-help');
  return ground === 'mountain' ? words('mountain-help') : null;
}

function locationMeaning({ tile, left }: { tile: string; left: number }, isHad: boolean, say: Say): Meaning | null {
  const about = cardMeaning(tile, say);
  if (!about) return null;
  const advice = isHad ? [words('location-had')] : left ? [words('location-help')] : [];
  return { ...about, notes: [words('location', { name: about.name, left }), ...advice] };
}
