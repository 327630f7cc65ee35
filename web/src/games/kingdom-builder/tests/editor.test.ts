/** Setting up a position by tapping. */
import { describe, expect, it } from 'vitest';
import { start } from '../editor/index';
import {
  settled,
  withCard,
  withPlayers,
  withQuadrant,
  withSettlement,
  withTile,
  withTurn,
  withTurned,
} from '../editor/position';

const taps = (...hexes: string[]) => hexes.reduce((position, hex) => withSettlement(position, 0, hex), start);

describe('a tap on a hex', () => {
  it('puts a settlement, and takes it again', () => {
    expect(settled(taps('3.4', '3.5'))).toEqual(new Map([['3.4', 0], ['3.5', 0]])); // prettier-ignore
    expect(settled(taps('3.4', '3.5', '3.4'))).toEqual(new Map([['3.5', 0]]));
    expect(settled(start).size).toBe(0);
  });

  it("replaces another player's settlement", () => {
    expect(settled(withSettlement(taps('3.4'), 1, '3.4'))).toEqual(new Map([['3.4', 1]]));
  });

  it('takes the tile of a location, or gives it back', () => {
    const taken = withTile(taps('3.4'), 0, '6.2');
    expect(taken.players[0]).toEqual({ settlements: ['3.4'], tiles: ['6.2'] });
    expect(withTile(taken, 0, '6.2').players[0]?.tiles).toEqual([]);
  });

  it('takes a tile along with the last settlement beside its location', () => {
    const taken = withTile(taps('6.1', '6.3', '3.4'), 0, '6.2');
    const tiles = (position: typeof taken) => position.players[0]?.tiles;
    expect(tiles(withSettlement(taken, 0, '3.4'))).toEqual(['6.2']);
    const once = withSettlement(taken, 0, '6.1');
    expect(tiles(once)).toEqual(['6.2']);
    expect(tiles(withSettlement(once, 0, '6.3'))).toEqual([]);
    expect(tiles(withSettlement(once, 1, '6.3'))).toEqual([]);
  });
});

it('the first tap on a position of a game leaves out what follows from the rest', () => {
  const played = {
    ...start,
    rules: '2',
    options: { quadrants: 'random', lords_zero_ranks: false },
    start_player: 1,
    last_round: true,
    turn: { player: 1, card: 'grass', owed: 0, begun: true },
    tiles_on_board: { '6.2': 1 },
    draw_pile: { grass: 5 },
    players: [{ settlements: ['3.4'], supply: 39, tiles: ['6.2'], taken: ['6.2'], card: null }, { settlements: [] }],
  };
  expect(withSettlement(played, 0, '3.5')).toEqual({
    ...start,
    rules: '2',
    options: { lords_zero_ranks: false },
    start_player: 1,
    turn: { player: 1, card: 'grass' },
    players: [{ settlements: ['3.4', '3.5'], tiles: ['6.2'] }, { settlements: [] }],
  });
});

describe('a quadrant', () => {
  it('is rotated with what stands on it', () => {
    const turned = withTurned(taps('3.4', '3.14', '19.19'), 1);
    expect(turned.board).toEqual(['tavern', 'paddock turned', 'oasis', 'farm']);
    expect(turned.players[0]?.settlements).toEqual(['3.4', '6.15', '19.19']);
    expect(withTurned(turned, 1)).toEqual(taps('3.4', '3.14', '19.19'));
  });

  it('changes places with another, and what stands on them comes along', () => {
    const swapped = withQuadrant(withTile(taps('6.3', '13.14'), 0, '6.2'), 0, 'farm');
    expect(swapped.board).toEqual(['farm', 'paddock', 'oasis', 'tavern']);
    expect(swapped.players[0]).toEqual({ settlements: ['16.13', '3.4'], tiles: ['16.12'] });
  });

  it('comes from the box in place of another, whose settlements go', () => {
    const other = withQuadrant(taps('3.4', '13.14'), 0, 'harbor');
    expect(other.board[0]).toBe('harbor');
    expect(other.players[0]?.settlements).toEqual(['13.14']);
  });
});

it('a scoring card replaces the one that has been there longest', () => {
  expect(withCard(start, 'lords').cards).toEqual(['knights', 'merchants', 'lords']);
  expect(withCard(start, 'knights')).toBe(start);
});

it('players who stay keep what they have; a turn of one who leaves ends', () => {
  const two = withTurn(taps('3.4'), { player: 1, card: 'grass' });
  expect(withPlayers(two, 3).players).toHaveLength(3);
  expect(withPlayers(two, 3).turn).toEqual({ player: 1, card: 'grass' });
  const three = withTurn(withPlayers(two, 3), { player: 2, card: 'grass' });
  expect(withPlayers(three, 2).turn).toBeUndefined();
  expect(withPlayers(three, 2).players[0]?.settlements).toEqual(['3.4']);
});
