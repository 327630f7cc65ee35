/** A view to test with: two players with bare starting tiles and two dice, but for what a test changes. */
import type { Move, Say } from '../../contract';
import type { ColumnView, FeuvilleView, PlayerView, TurnView } from '../view';

export const say: Say = Object.defineProperties(((key: string) => key) as Say, {
  has: { value: () => true },
  name: { value: (id: string) => id },
  player: { value: (seat: number) => `player ${seat}` },
  move: { value: ({ text }: { text: string }) => text },
  line: { value: () => '' },
  source: { value: (id: string) => id },
});

export function aTurn(changed: Partial<TurnView> = {}): TurnView {
  return {
    player: 0,
    asked: 0,
    dice: [
      { value: 3, person: 'publican', used: null },
      { value: 5, person: 'mayor', used: null },
    ],
    gnome: null,
    hand: null,
    charm: null,
    named: [],
    steps: ['main'],
    ...changed,
  };
}

export function aColumn(column: string, tiles: string, changed: Partial<ColumnView> = {}): ColumnView {
  return { column, tiles: tiles.split(' '), burnt: false, grass: null, ...changed };
}

export function aPlayer(changed: Partial<PlayerView> = {}): PlayerView {
  return {
    points: 0,
    earned: {},
    town: [aColumn('0', 'start')],
    columns: 1,
    clouds: 0,
    symbols: { guard: 0, star: 0, flag: 0, griffin: 0 },
    store: [null, null],
    charms: [],
    evaluated: {},
    worth: {},
    reasons: {},
    ...changed,
  };
}

export function aView(changed: Partial<FeuvilleView> = {}): FeuvilleView {
  return {
    viewer: 0,
    edition: 'german',
    start_player: 0,
    last_round: false,
    board: {
      wall: ['1w', '1<w', '1n', '1g', '1>', null],
      tower: ['2f', '2<', '2s', '2g', '2>', null],
      sky: ['3og', '3oo', '3ooo', '3os', '3of', null],
      decree: ['guard-1', 'star-2', 'small-district', 'large-district', 'splendid-view', null],
      fairy: ['prestige-3', 'great-selection', 'fire-protection'],
    },
    players: [aPlayer(), aPlayer()],
    turn: aTurn(),
    piles: { wall: { I: { '1w': 9 }, II: {} }, tower: {}, sky: {} },
    decrees_left: 13,
    hidden_decrees: {},
    supply: {},
    neutral_grass: 16,
    removed: [],
    ...changed,
  };
}

const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['build-stored', /^build (?<space>[12]) (?<column>\S+)$/],
  ['build', /^build (?<column>\S+)$/],
  ['burn', /^burn (?<column>\S+)$/],
  ['repair', /^repair (?<column>\S+)$/],
  ['coat', /^coat (?<column>\S+)$/],
  ['district', /^district (?<column>\S+)$/],
  ['view', /^view (?<part>\S+) (?<column>\S+)$/],
  ['take', /^(?<tile>wall|tower|sky) (?<person>\S+)$/],
  ['evaluate', /^evaluate hand$/],
  ['evaluate-stored', /^evaluate (?<space>\S+)$/],
  ['steal', /^steal (?<distance>\S+) (?<space>\S+)$/],
];

/** Moves from their texts, such as `wall mayor`, `build +1` and `pass`. */
export function someMoves(...texts: string[]): Move[] {
  return texts.map((text) => {
    for (const [key, shape] of SHAPES) {
      const found = shape.exec(text);
      if (found) return { text, key, arguments: { ...found.groups } };
    }
    return { text, key: text.split(' ')[0] ?? '', arguments: {} };
  });
}
