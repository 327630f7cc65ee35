/** A view to test with: grass everywhere, but for what a test puts there. */
import type { Move } from '../../contract';
import type { KingdomBuilderView, TurnView } from '../view';

export const FIRST_TURN: TurnView = {
  player: 0,
  card: 'grass',
  owed: 3,
  begun: false,
  gained: [],
  uses: {},
  tile: null,
  source: null,
};

export function aView(changed: Partial<KingdomBuilderView> = {}): KingdomBuilderView {
  return {
    viewer: 0,
    quadrants: ['oracle', 'farm', 'oasis', 'tower'],
    terrain: 'g'.repeat(400),
    legend: { g: 'grass', w: 'water', s: 'castle', l: 'location' },
    locations: [],
    castles: [],
    cards: ['fishermen', 'knights', 'merchants'],
    start_player: 0,
    last_round: false,
    players: [aPlayer(), aPlayer()],
    turn: FIRST_TURN,
    draw_pile: 20,
    discards: { grass: 1 },
    removed: { grass: 0 },
    unseen: {},
    ...changed,
  };
}

export function aPlayer(settlements: string[] = [], tiles: { tile: string; hex: string }[] = []) {
  return {
    settlements,
    tiles,
    supply: 40 - settlements.length,
    taken: tiles.map(({ hex }) => hex),
    has_card: true,
    card: null,
  };
}

/** Moves from their texts, such as `build 7.13`, `farm` and `end`. */
export function someMoves(...texts: string[]): Move[] {
  return texts.map((text) => {
    const [key = '', hex] = text.split(' ');
    if (hex) return { text, key, arguments: { hex } };
    return text === 'end' ? { text, key, arguments: {} } : { text, key: 'tile', arguments: { tile: text } };
  });
}
