import { describe, expect, it } from 'vitest';
import { cardOf, heldTiles, owners } from '../view';
import { FIRST_TURN, aPlayer, aView } from './fixture';

const tiles = [
  { tile: 'farm', hex: '1.7' },
  { tile: 'barn', hex: '2.7' },
  { tile: 'farm', hex: '5.2' },
];

describe('tiles', () => {
  const players = [aPlayer([], tiles), aPlayer([], tiles)];
  const view = aView({ players, turn: { ...FIRST_TURN, uses: { farm: 1 } } });

  it('are ready as often as the turn says', () => {
    expect(heldTiles(view, 0)).toEqual([
      { tile: 'farm', held: 2, ready: 1, hexes: ['1.7', '5.2'] },
      { tile: 'barn', held: 1, ready: 0, hexes: ['2.7'] },
    ]);
  });

  it('are all ready for those who are not on turn', () => {
    expect(heldTiles(view, 1).map(({ ready }) => ready)).toEqual([2, 1]);
  });
});

it('knows who stands where', () => {
  const view = aView({ players: [aPlayer(['1.1']), aPlayer(['2.2', '3.3'])] });
  expect(Object.fromEntries(owners(view))).toEqual({ '1.1': 0, '2.2': 1, '3.3': 1 });
});

it("shows the card in play, or the one in the viewer's hand", () => {
  const view = aView({ players: [aPlayer(), { ...aPlayer(), card: 'desert' }, aPlayer()] });
  expect([0, 1, 2].map((seat) => cardOf(view, seat))).toEqual(['grass', 'desert', null]);
});
