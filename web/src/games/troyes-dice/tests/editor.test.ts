/** Setting up a sheet by tapping, and the wheel by choosing. */
import { describe, expect, it } from 'vitest';
import { start } from '../editor/index';
import {
  adopt,
  diceOf,
  drawn,
  facesOf,
  withBanquets,
  withBuilding,
  withColumnValue,
  withDice,
  withHalfDay,
  withNumber,
  withPlaza,
  withPlayers,
  withStruck,
  withTile,
} from '../editor/position';
import type { SheetView } from '../view';

describe('the sheet', () => {
  it('draws buildings in the order of the taps, and erases them', () => {
    let position = withBuilding(start, 0, 'cathedral', 'e');
    position = withBuilding(position, 0, 'cathedral', 'b');
    expect(position.players).toEqual([{ buildings: { cathedral: 'eb' } }, {}]);
    expect(withBuilding(position, 0, 'cathedral', 'e').players[0]).toEqual({ buildings: { cathedral: 'b' } });
  });

  it('strikes squares beside those that follow from other sheets', () => {
    const now = { red: ['f'], yellow: [], white: [] };
    expect(withStruck(start, 1, 'yellow', 'd', now).players[1]).toEqual({
      struck: { red: 'f', yellow: 'd', white: '' },
    });
    expect(withStruck(start, 1, 'red', 'f', now).players[1]!.struck!['red']).toBe('');
  });

  it('sets numbers, and shows them before the server answers', () => {
    const position = withNumber(withNumber(start, 0, 'circled', 'deniers', 9), 0, 'spent', 'deniers', 4);
    const seen = {
      buildings: { fortress: [], cathedral: [] },
      struck: { red: ['a'] },
      resources: { deniers: { circled: 3, spent: 0, left: 3 }, influence: { circled: 3, spent: 1, left: 2 } },
      citizens: { red: 2 },
    } as unknown as SheetView;
    const shown = drawn({ ...position.players[0], buildings: { fortress: 'ab' }, citizens: { white: 5 } }, seen);
    expect(shown.resources).toEqual({
      deniers: { circled: 9, spent: 4, left: 5 },
      influence: { circled: 3, spent: 1, left: 2 },
    });
    expect(shown.buildings).toEqual({ fortress: ['a', 'b'], cathedral: [] });
    expect(shown.protected).toEqual(['a', 'b']);
    expect(shown.struck).toEqual({ red: ['a'] });
    expect(shown.citizens).toEqual({ red: 2, white: 5 });
  });
});

describe('the wheel', () => {
  it('has dice in a half day and none afterwards', () => {
    const playing = withHalfDay(start, 3, false);
    expect(playing).toMatchObject({ half_day: 3, dice: [1, 2, 3, 4], black: 1 });
    expect(withHalfDay(playing, 17, true)).toMatchObject({ half_day: 17, dice: [], black: 0 });
  });

  it('lays out dice in ascending order, the black one before its equals', () => {
    const position = withDice(start, [5, 3, 3], 3);
    expect(position).toMatchObject({ dice: [3, 3, 3, 5], black: 1 });
    expect(diceOf(position)).toEqual({ black: 3, others: [3, 3, 5] });
    expect(withDice(start, [1, 2, 2], 6)).toMatchObject({ dice: [1, 2, 2, 6], black: 4 });
  });

  it('keeps every value above one column', () => {
    expect(withColumnValue(start, 0, 4).numbering).toEqual([4, 2, 3, 1, 5, 6]);
  });

  it('keeps the nine plazas of the box: they are turned, or change places', () => {
    expect(withPlaza(start, 1, 'white/yellow').plazas[1]).toBe('white/yellow');
    const swapped = withPlaza(withBanquets(start, true), 1, 'red/red');
    expect(swapped.plazas.slice(0, 2)).toEqual(['yellow/white', 'red/red']);
    expect(swapped.tiles!.map(({ place }) => place)).toEqual([1, 3, 5]);
    expect([...swapped.plazas].sort()).toEqual([...start.plazas].sort());
    expect(facesOf(start)).toHaveLength(9);
  });

  it('has three different tiles of Banquets & Raids, or none', () => {
    const tiles = withTile(withBanquets(start, true), 0, 'raid-2');
    expect(tiles.options).toEqual({ numbering: 'expert', banquets_and_raids: true });
    expect(tiles.tiles).toEqual([
      { place: 0, tile: 2, side: 'raid' },
      { place: 3, tile: 1, side: 'banquet' },
      { place: 5, tile: 3, side: 'banquet' },
    ]);
    expect(withBanquets(tiles, false).tiles).toEqual([]);
  });
});

it('players who stay keep their sheets', () => {
  const position = withPlayers(withBuilding(start, 0, 'fortress', 'a'), 3);
  expect(position.players).toEqual([{ buildings: { fortress: 'a' } }, {}, {}]);
});

it('a position of a running half day is set up as it opened, free of options that must match the table', () => {
  const options = { numbering: 'rolled', crier: '2', tiles: 'random', achievements: 'some' };
  const played = { ...start, options, players: [{ citizens: { red: 2 }, moves: ['die 1'] }, { moves: [] }] };
  expect(adopt(played)).toEqual({
    ...start,
    options: { numbering: 'expert', achievements: 'some' },
    players: [{ citizens: { red: 2 } }, {}],
  });
});
