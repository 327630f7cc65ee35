import { describe, expect, it } from 'vitest';
import { previewChanges } from '../preview';
import { citizenMove, eventMove, handMove, lyingMove, openSlots, placeless, slotMove } from '../targets';
import { isAsked, isInReach, ownerOf, windowOf } from '../view';
import { aPlayer, aSlot, aTurn, aView, someMoves } from './fixture';

describe('the window of a district', () => {
  it.each([
    ['', 'bcd', '234'],
    ['c3', 'bcd', '234'],
    ['c3 d3', 'bcd', '234'],
    ['a1 c1', 'abc', '123'],
    ['e5', 'cde', '345'],
    ['b3 c3 d3 e3', 'bcde', '234'],
  ])('of %j has the columns %s and the rows %s', (slots, columns, rows) => {
    const shown = windowOf(slots.split(' ').filter(Boolean));
    expect(shown.columns.map((column) => 'abcde'[column]).join('')).toBe(columns);
    expect(shown.rows.map((row) => row + 1).join('')).toBe(rows);
  });
});

it('reaches along the row and the column, not to itself', () => {
  expect(['c1', 'a3', 'e3', 'd4', 'c3'].filter((slot) => isInReach('c3', slot))).toEqual(['c1', 'a3', 'e3']);
});

it('counts owners clockwise', () => {
  expect([0, 1, 2, 3].map((player) => ownerOf(player, 2, 4))).toEqual(['second', 'third', 'own', 'next']);
});

it('asks every player for a last card until they are done', () => {
  const last = { card: null, slot: null, ended: false };
  const turn = aTurn({ player: null, asked: null, steps: ['last'], stage: 'last-cards', last });
  expect(isAsked(aView({ turn }), 0)).toBe(true);
  expect(isAsked(aView({ turn: { ...turn, last: { ...last, ended: true } } }), 0)).toBe(false);
  expect(isAsked(aView({ turn: { ...turn, last: null } }), null)).toBe(false);
});

describe('what a press means', () => {
  const view = aView({ players: [aPlayer({ district: [aSlot('c3', 'market-1')] }), aPlayer()] });

  it('is the possible move of a slot', () => {
    expect(slotMove(view, someMoves('react c3'), 0, 0, 'c3')).toBe('react c3');
    expect(slotMove(view, someMoves('give c3'), 0, 0, 'c3')).toBe('give c3');
    expect(slotMove(view, someMoves('visit next c3'), 0, 1, 'c3')).toBe('visit next c3');
  });

  it('is what the question suggests where nothing is possible', () => {
    expect(slotMove(view, [], 0, 0, 'c3')).toBe('activate c3');
    expect(slotMove(aView({ turn: aTurn({ steps: ['place'] }) }), [], 0, 0, 'b2')).toBe('place b2');
    expect(slotMove(view, [], 0, 1, 'c3')).toBeNull();
    expect(slotMove(view, [], null, 0, 'c3')).toBeNull();
  });

  it('damages the district in question only', () => {
    const struck = aView({ turn: aTurn({ steps: ['damage 0 1 1'], target: 1 }) });
    const moves = someMoves('damage c3');
    expect(openSlots(struck, moves, 0, 1)).toEqual(['c3']);
    expect(openSlots(struck, moves, 0, 0)).toEqual([]);
    expect(openSlots(aView({ turn: aTurn({ steps: ['suffer 1 0 0 0'] }) }), moves, 0, 0)).toEqual(['c3']);
  });

  it('finds paying citizens in slots, not on the Plaza', () => {
    const pay = aView({ turn: aTurn({ steps: ['turn opening', 'place', 'pay-citizen red'] }) });
    expect(openSlots(pay, someMoves('give plaza', 'give lying', 'give c3'), 0, 0)).toEqual(['c3']);
  });

  it('puts citizens to work as the step wants them', () => {
    const use = aView({ turn: aTurn({ steps: ['turn action-done', 'use red 2 -'] }) });
    expect(citizenMove(use, 0, 1, 'red', 1)).toBe('use next');
    expect(citizenMove(use, 0, 1, 'white', 1)).toBeNull();
    expect(citizenMove(view, 0, 0, 'red', 2)).toBe('earn red 2');
    const pay = aView({ turn: aTurn({ steps: ['turn opening', 'place', 'pay-citizen red'] }) });
    expect(citizenMove(pay, 0, 0, 'red', 1)).toBe('give plaza');
    expect(lyingMove(pay, 0, 0, 'red')).toBe('give lying');
    expect(lyingMove(view, 0, 0, 'red')).toBeNull();
  });

  it('plays, returns or asks about a card of the hand, but never keeps it', () => {
    expect(handMove(someMoves('return market-1'), 'market-1')).toBe('return market-1');
    expect(handMove(someMoves('keep market-1'), 'market-1')).toBe('play market-1');
  });

  it('fights an event as the moves say', () => {
    expect(eventMove(someMoves('fight 2'), 2)).toBe('fight 2');
    expect(eventMove([], 2)).toBe('combat 2');
  });

  it('leaves buttons to what has no place', () => {
    const moves = someMoves('draw red-1', 'gather', 'use own', 'colour red', 'pass', 'rampart', 'end', 'trigger 1+2');
    expect(placeless(moves).map(({ text }) => text)).toEqual([
      'gather',
      'colour red',
      'pass',
      'rampart',
      'trigger 1+2',
    ]);
  });
});

it('tells from two views who pays whom', () => {
  const then = aView({
    players: [aPlayer({ deniers: 4 }), aPlayer({ deniers: 8, plaza: { yellow: 2, white: 2, red: 1 } })],
  });
  expect(previewChanges(aView(), { move: 'use next', lines: [], view: then, scores: null })).toEqual([
    { seat: 0, what: 'deniers', by: -2 },
    { seat: 1, what: 'deniers', by: 2 },
    { seat: 1, what: 'red', by: -1 },
  ]);
  expect(previewChanges(aView(), { move: 'look', lines: [], view: null, scores: null })).toBeNull();
});
