/** A view to test with: two players at the beginning of a turn, but for what a test changes. */
import type { Move, Say } from '../../contract';
import type { CardView, DeckView, PlayerView, SlotView, TournayView, TurnView } from '../view';
import { COLOURS, LEVELS } from '../view';

export const say: Say = Object.defineProperties(((key: string) => key) as Say, {
  has: { value: () => true },
  name: { value: (id: string) => id },
  told: { value: (sentences: { key: string }[]) => sentences.map(({ key }) => key).join(' ') },
  player: { value: (seat: number) => `player ${seat}` },
  move: { value: ({ text }: { text: string }) => text },
  line: { value: ({ key }: { key: string }) => key },
  source: { value: (id: string) => id },
});

export function aCard(deck: string, changed: Partial<CardView> = {}): CardView {
  return {
    deck,
    type: 'building',
    cost: { deniers: 1 },
    points: 1,
    effect: [{ kind: 'gain_deniers', amount: 5 }],
    says: [{ key: 'piece-gain-deniers', arguments: { amount: 5 } }],
    marks: [],
    reconstructed: ['copies'],
    ...changed,
  };
}

/** Cards that the tests speak of. */
const CARDS: Record<string, CardView> = {
  'market-1': aCard('yellow-1'),
  'barn-1': aCard('yellow-1', { effect: [{ kind: 'draw_from', colour: 'yellow', level: 2 }] }),
  'hospital-1': aCard('white-1'),
  'priest-1': aCard('white-1', {
    type: 'character',
    effect: [{ kind: 'double_activation', card_colour: 'white' }],
    says: [{ key: 'piece-double-activation', arguments: { colour: 'white' } }],
    marks: [{ key: 'about-reconstructed', arguments: { fields: ['field-effect'] } }],
    reconstructed: ['copies', 'effect'],
  }),
  mint: aCard('yellow-3', {
    type: 'prestige',
    points: 0,
    cost: { deniers: 5 },
    scoring: { builder: 2, others: 1, per: { count: 'deniers', each: 4 }, cap: 12 },
  }),
};

export function aSlot(slot: string, cards: string, changed: Partial<SlotView> = {}): SlotView {
  return { slot, cards: cards.split(' '), citizens: {}, gray: 0, damaged: false, ...changed };
}

export function aPlayer(changed: Partial<PlayerView> = {}): PlayerView {
  const two = { yellow: 2, white: 2, red: 2 };
  return {
    deniers: 6,
    plaza: { ...two },
    lying: { yellow: 0, white: 0, red: 0 },
    owned: { ...two },
    district: [],
    filled: 0,
    prestige: 0,
    complete: false,
    hand: [],
    hand_size: 0,
    ramparts: 0,
    built: 0,
    points: 0,
    earned: {},
    last: null,
    ...changed,
  };
}

export function aTurn(changed: Partial<TurnView> = {}): TurnView {
  return {
    player: 0,
    asked: 0,
    stage: 'opening',
    steps: ['turn opening'],
    card: null,
    looked: [],
    event: null,
    target: null,
    last: null,
    ...changed,
  };
}

function decks(): DeckView[] {
  return COLOURS.flatMap((colour) =>
    LEVELS.map((level) => ({
      deck: `${colour}-${level}`,
      size: 10,
      face_up: null,
      crier: false,
      known: [],
      unseen: {},
      doubts: [],
      seen: [],
    })),
  );
}

export function aView(changed: Partial<TournayView> = {}): TournayView {
  return {
    viewer: 0,
    start_player: 0,
    last_round: false,
    criers: 0,
    criers_needed: 3,
    decks: decks(),
    queue: [{ event: 'plague', coins: 1, circles: 3, price: 0, citizens: 2, colour: 'white' }, null, null],
    events_left: 12,
    events_unseen: [],
    supply: { yellow: 3, white: 3, red: 3 },
    players: [aPlayer(), aPlayer()],
    turn: aTurn(),
    printed: {
      cards: CARDS,
      events: {
        plague: {
          kind: 'lose_deniers',
          colour: 'none',
          amount: 1,
          circles: 3,
          fight: {},
          says: [{ key: 'strike-lose-deniers', arguments: { amount: 1 } }],
          marks: [{ key: 'about-reconstructed', arguments: { fields: ['field-name'] } }],
          reconstructed: ['name'],
        },
      },
    },
    ...changed,
  };
}

/** What stands behind the key of a move, in order. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  draw: ['deck'],
  activate: ['slot'],
  combat: ['event'],
  fight: ['event'],
  earn: ['colour', 'number'],
  recruit: ['colour'],
  place: ['slot'],
  remove: ['slot'],
  give: ['place'],
  use: ['owner'],
  visit: ['owner', 'slot'],
  trigger: ['events'],
  colour: ['colour'],
  damage: ['slot'],
  react: ['slot'],
  play: ['card'],
  return: ['card'],
  keep: ['card'],
};

/** Moves from their texts, such as `draw yellow-1`, `use next` and `gather`. */
export function someMoves(...texts: string[]): Move[] {
  return texts.map((text) => {
    const [key = '', ...values] = text.split(' ');
    const names = ARGUMENTS[key] ?? [];
    return { text, key, arguments: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
  });
}
