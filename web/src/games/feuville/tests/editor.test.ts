import { describe, expect, test } from 'vitest';
import type { BoxView } from '../view';
import {
  build,
  burn,
  dealBoard,
  demolish,
  grassFor,
  layGrass,
  nextPlace,
  score,
  setCharms,
  setPoints,
  setSlot,
  setStored,
  setTurn,
  unscore,
  withPlayers,
} from '../editor/changes';
import { leftIn, placesOf, tileAt, townOf, type FeuvillePosition } from '../editor/position';

const box: BoxView = {
  tiles: { '1w': 2, '1<': 1, '2s': 2, '3o': 4, '1ng': 1 },
  charms: { 'theft-protection': 4, 'prestige-3': 2 },
  decrees: {
    'star-2': { number: 1, points: 2 },
    'small-district': { number: 6, points: 5 },
    'large-district': { number: 5, points: 10 },
    'town-evaluation': { number: 4, points: 2 },
  },
};
const FULL = '1w 2s 3o';

function table(town: Record<string, string> = {}, changed: object = {}): FeuvillePosition {
  return { game: 'feuville', players: [{ town: { '0': 'start', ...town }, ...changed }, { town: { '0': 'start' } }] };
}
const town = (position: FeuvillePosition) => position.players[0]!.town;

describe('towns', () => {
  test('a tile goes onto its place, a wall beside the town widens it, and the old position stays', () => {
    const before = table();
    const after = build(build(before, 0, { column: 1, level: 0 }, '1w'), 0, { column: 1, level: 1 }, '2s');
    expect(town(after)).toEqual({ '0': 'start', '+1': '1w 2s' });
    expect(town(build(after, 0, { column: -1, level: 0 }, '1<'))['-1']).toBe('1<');
    expect(town(before)).toEqual({ '0': 'start' });
  });

  test('a tile in place of another keeps what stands on it', () => {
    const after = build(table({ '+1': `${FULL} grass` }), 0, { column: 1, level: 0 }, '1<');
    expect(town(after)['+1']).toBe('1< 2s 3o grass');
  });

  test('one tap a tile: up the column, then beside the town on the same side', () => {
    const columns = townOf({ town: { '0': 'start', '+1': FULL, '-1': FULL } });
    expect(nextPlace(columns, { column: 1, level: 0 })).toEqual({ column: 1, level: 1 });
    expect(nextPlace(columns, { column: 1, level: 2 })).toEqual({ column: 2, level: 0 });
    expect(nextPlace(columns, { column: -1, level: 2 })).toEqual({ column: -2, level: 0 });
  });

  test('places are the tiles, the next level of each column and both ends', () => {
    const places = placesOf(townOf({ town: { '0': 'start', '+1': '1w' } })).map(
      ({ column, level, tile }) => `${column} ${level} ${tile ?? '-'}`,
    );
    expect(places).toEqual(['0 0 start', '0 1 -', '1 0 1w', '1 1 -', '-1 0 -', '2 0 -']);
    expect(tileAt(townOf({ town: { '0': 'start', '+1': '1w' } }), { column: 1, level: 0 })).toBe('1w');
  });

  test('a tile goes with all above it, and its district is no longer scored', () => {
    const before = table(
      { '+1': `${FULL} grass` },
      { evaluated: { 'small-district': 1 }, points: { 'small-district': 5 } },
    );
    const { players } = demolish(before, 0, { column: 1, level: 1 }, box);
    expect(players[0]).toEqual({ town: { '0': 'start', '+1': '1w' }, evaluated: {}, points: {} });
  });

  test('columns farther out close the gap', () => {
    const before = table({ '-1': '1<', '-2': '1ng', '+1': FULL, '+2': '1w 2s', '+3': '1w' });
    const right = demolish(before, 0, { column: 2, level: 0 }, box);
    expect(town(right)).toEqual({ '-2': '1ng', '-1': '1<', '0': 'start', '+1': FULL, '+2': '1w' });
    expect(town(demolish(right, 0, { column: -1, level: 0 }, box))).toEqual({
      '-1': '1ng',
      '0': 'start',
      '+1': FULL,
      '+2': '1w',
    });
  });

  test('a column burns and is turned back; the bare starting tile is not burnt', () => {
    const burnt = burn(table({ '0': 'start 2s', '+1': '1w' }), 0, '+1');
    expect(town(burnt)['+1']).toBe('1w burnt');
    expect(town(burn(burnt, 0, '+1'))['+1']).toBe('1w');
    expect(town(demolish(burn(table({ '0': 'start 2s' }), 0, '0'), 0, { column: 0, level: 1 }, box))['0']).toBe(
      'start',
    );
  });
});

describe('decrees', () => {
  test('a symbol decree adds what the server says it is worth', () => {
    const once = score(table(), 0, 'star-2', 6, [], box);
    expect(once.players[0]).toMatchObject({ evaluated: { 'star-2': 1 }, points: { symbols: 6 } });
    expect(unscore(once, 0, 'star-2', 6, box).players[0]).toMatchObject({ evaluated: {}, points: {} });
  });

  test('a small district gets grass under the first column that it can be scored for', () => {
    const before = table({ '+1': FULL, '+2': FULL });
    const columns = grassFor('small-district', ['+1 wall', '+1 tower', '+2 wall'], townOf(before.players[0]!));
    const after = score(before, 0, 'small-district', 5, columns, box);
    expect(town(after)).toEqual({ '0': 'start', '+1': `${FULL} grass`, '+2': FULL });
    expect(after.players[0]).toMatchObject({ evaluated: { 'small-district': 1 }, points: { 'small-district': 5 } });
    expect(town(unscore(after, 0, 'small-district', 5, box))).toEqual(town(before));
  });

  test('a large district gets grass under two neighbours', () => {
    const before = table({ '-1': FULL, '+1': FULL, '+2': FULL });
    const reasons = ['-1 wall', '+1 wall', '+2 wall'];
    const columns = grassFor('large-district', reasons, townOf(before.players[0]!));
    expect(columns).toEqual(['+1', '+2']);
    const after = score(before, 0, 'large-district', 10, columns, box);
    expect(after.players[0]).toMatchObject({ evaluated: { 'large-district': 1 }, points: { 'large-district': 10 } });
    expect(unscore(after, 0, 'large-district', 10, box)).toEqual({
      ...before,
      players: [{ ...before.players[0], evaluated: {}, points: {} }, before.players[1]],
    });
  });

  test('grass laid by hand is a scored district', () => {
    const before = table({ '+1': FULL });
    const after = layGrass(before, 0, '+1', 'neutral', box);
    expect(after.players[0]).toMatchObject({ evaluated: { 'small-district': 1 }, points: { 'small-district': 5 } });
    expect(layGrass(after, 0, '+1', null, box).players[0]).toMatchObject({ evaluated: {}, points: {} });
  });

  test('the town evaluation lays the one coat of arms, which can be moved', () => {
    const before = table({ '+1': `${FULL} grass`, '+2': '1w' });
    const columns = grassFor('town-evaluation', ['+1 wall', '+2 wall'], townOf(before.players[0]!));
    expect(columns).toEqual(['+2']);
    const scored = score(before, 0, 'town-evaluation', 12, columns, box);
    const moved = layGrass(scored, 0, '0', 'coat', box);
    expect(town(moved)).toMatchObject({ '0': 'start coat', '+2': '1w' });
    expect(moved.players[0]?.points).toEqual({ 'small-district': 5, 'town-evaluation': 12 });
    expect(unscore(moved, 0, 'town-evaluation', 12, box).players[0]?.evaluated).toEqual({ 'small-district': 1 });
  });

  test('points can be set by hand', () => {
    expect(setPoints(table(), 0, 'entertainer', 7).players[0]?.points).toEqual({ entertainer: 7 });
    expect(setPoints(setPoints(table(), 0, 'fairy', 3), 0, 'fairy', 0).players[0]?.points).toEqual({});
  });
});

describe('the rest', () => {
  test('a piece that lies anywhere is no longer in the box', () => {
    let position = build(table(), 0, { column: 1, level: 0 }, '1w');
    position = setStored(position, 1, 0, { piece: '2s', isProtected: true });
    position = setSlot(setCharms(position, 0, ['theft-protection']), 'sky', 3, '3o');
    position = score(position, 0, 'star-2', 2, [], box);
    const left = leftIn(box, position);
    const names = ['1w', '2s', '3o', 'theft-protection', 'star-2', 'town-evaluation'];
    expect(names.map((name) => left.get(name))).toEqual([1, 1, 3, 2, 0, 2]);
  });

  test('an empty row or store is left out', () => {
    const laid = setSlot(setStored(table(), 0, 1, { piece: '2s', isProtected: false }), 'wall', 0, '1w');
    expect(laid.board).toEqual({ wall: ['1w', null, null, null, null, null] });
    expect(laid.players[0]?.store).toEqual([null, '2s']);
    expect(setSlot(setStored(laid, 0, 1, null), 'wall', 0, null)).toEqual(table());
  });

  test('the open slots of the board are dealt from what is left', () => {
    const dealt = dealBoard(setSlot(table({ '+1': '1<' }), 'wall', 5, '1ng'), box, () => 0);
    expect(dealt.board?.['wall']).toEqual(['1w', '1w', null, null, null, '1ng']);
    expect(dealt.board?.['fairy']).toEqual(['theft-protection', 'theft-protection', 'theft-protection']);
    expect([...leftIn(box, dealt).values()].every((number) => number >= 0)).toBe(true);
  });

  test('whose turn it is, or over; players come and go', () => {
    const turn = setTurn(table(), 1);
    expect(turn.turn).toEqual({ player: 1 });
    expect(setTurn(turn, null)).toEqual(table());
    const three = withPlayers(table({ '+1': '1w' }), 3);
    expect(three.players).toHaveLength(3);
    expect(withPlayers(setTurn(three, 2), 2)).toEqual({ ...table({ '+1': '1w' }), turn: { player: 1 } });
  });

  test('what follows from the rest is dropped from a complete position', () => {
    const complete = { ...table(), piles: {}, decrees_left: 13, hidden_decrees: {}, supply: {}, neutral_grass: 16 };
    expect(burn(complete, 0, '+1')).toEqual(table());
  });
});
