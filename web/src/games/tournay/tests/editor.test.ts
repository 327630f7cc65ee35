import { describe, expect, test } from 'vitest';
import {
  damage,
  lift,
  nextSlot,
  occupy,
  play,
  setCitizens,
  setCrier,
  setEvent,
  setHand,
  setNumber,
  setTurn,
  withPlayers,
} from '../editor/changes';
import { districtOf, hasBuilt, leftIn, type PlayerPosition, type TournayPosition } from '../editor/position';
import type { BoxView } from '../view';
import { aCard } from './fixture';

const CITIZENS = { room: 2, citizens: ['yellow'] };

const box: BoxView = {
  cards: {
    'market-1': { ...aCard('yellow-1'), copies: 2, ...CITIZENS },
    'barn-1': { ...aCard('yellow-1'), copies: 1, ...CITIZENS },
    mint: { ...aCard('yellow-3', { type: 'prestige' }), copies: 2, ...CITIZENS },
    'hospital-1': { ...aCard('white-1'), copies: 1, ...CITIZENS },
  },
  events: {},
};

function table(changed: Partial<PlayerPosition> = {}): TournayPosition {
  return { game: 'tournay', players: [{ deniers: 0, ...changed }, { deniers: 0 }] };
}
const district = (position: TournayPosition) => position.players[0]!.district;

describe('districts', () => {
  test('a card goes onto cards of its colour and in place of others', () => {
    const first = play(table(), 0, 'c3', 'market-1', box);
    expect(district(first)).toEqual({ c3: { cards: ['market-1'] } });
    const stacked = play(first, 0, 'c3', 'mint', box);
    expect(district(stacked)).toEqual({ c3: { cards: ['market-1', 'mint'] } });
    expect(district(play(stacked, 0, 'c3', 'hospital-1', box))).toEqual({ c3: { cards: ['hospital-1'] } });
  });

  test('the top card goes, and with the last one the slot', () => {
    const stacked = table({ district: { c3: { cards: ['market-1', 'mint'] } } });
    const lifted = lift(stacked, 0, 'c3');
    expect(district(lifted)).toEqual({ c3: { cards: ['market-1'] } });
    expect(lift(lifted, 0, 'c3')).toEqual(table());
  });

  test('citizens on a slot lie down when it is built over, damaged or emptied', () => {
    const occupied = occupy(table({ district: { c3: { cards: ['market-1'] } } }), 0, 'c3', 'yellow', 1);
    expect(district(occupied)).toEqual({ c3: { cards: ['market-1'], citizens: { yellow: 1 } } });
    for (const changed of [
      play(occupied, 0, 'c3', 'barn-1', box),
      damage(occupied, 0, 'c3'),
      lift(occupied, 0, 'c3'),
    ]) {
      expect(changed.players[0]?.lying).toEqual({ yellow: 1 });
      expect(changed.players[0]?.district?.['c3']?.citizens).toBeUndefined();
    }
  });

  test('damage and gray tokens come and go', () => {
    const before = table({ district: { c3: { cards: ['market-1'] } } });
    const harmed = damage(before, 0, 'c3');
    expect(district(harmed)).toEqual({ c3: { cards: ['market-1'], damaged: true } });
    expect(damage(harmed, 0, 'c3')).toEqual(before);
    expect(district(occupy(harmed, 0, 'c3', 'gray', 1))).toEqual({ c3: { cards: ['market-1'], gray: 1 } });
  });

  test('a district from elsewhere on the grid is drawn in the frame, and written so once it is changed', () => {
    const corner = table({ district: { a1: { cards: ['market-1'] }, c2: { cards: ['mint'] } } });
    expect(districtOf(corner.players[0]!).map(({ slot }) => slot)).toEqual(['b2', 'd3']);
    expect(Object.keys(district(play(corner, 0, 'b3', 'barn-1', box))!)).toEqual(['b2', 'd3', 'b3']);
  });

  test('one tap a card: on to the next empty slot', () => {
    const player = { deniers: 0, district: { b2: { cards: ['mint'] }, c2: { cards: ['barn-1'] } } };
    expect(nextSlot(player, 'b2')).toBe('d2');
    expect(nextSlot(player, 'd4')).toBe('d2');
  });
});

describe('the rest', () => {
  test('a card that lies anywhere is no longer in its deck', () => {
    const position = setHand(play(table(), 0, 'c3', 'market-1', box), 1, [{ card: 'mint' }, { unknown: 'red-1' }]);
    const left = leftIn(box, position);
    expect(['market-1', 'mint', 'barn-1'].map((card) => left.get(card))).toEqual([1, 1, 1]);
  });

  test('nobody has a prestige building twice', () => {
    const player = table({ district: { c3: { cards: ['mint', 'market-1'] } } }).players[0]!;
    expect(hasBuilt(player, 'mint', box)).toBe(true);
    expect(hasBuilt(player, 'market-1', box)).toBe(false);
  });

  test('numbers and citizens', () => {
    const rich = setCitizens(setNumber(table(), 0, 'deniers', 12), 0, 'plaza', 'red', 3);
    expect(rich.players[0]).toEqual({ deniers: 12, plaza: { red: 3 } });
    expect(setCitizens(rich, 0, 'plaza', 'red', 0).players[0]).toEqual({ deniers: 12 });
  });

  test('the queue has no gaps, and criers are told by deck', () => {
    const two = setEvent(setEvent(table(), 0, { event: 'fire' }), 1, { event: 'plague', coins: 1 });
    expect(two.queue).toEqual([{ event: 'fire' }, { event: 'plague', coins: 1 }]);
    expect(setEvent(two, 0, null).queue).toEqual([{ event: 'plague', coins: 1 }]);
    const came = setCrier(table(), 'red-1', true);
    expect(came.decks).toEqual({ 'red-1': { crier: true } });
    expect(setCrier(came, 'red-1', false)).toEqual(table());
  });

  test('whose turn it is, or over; players come and go', () => {
    expect(setTurn(setTurn(table(), 1), null)).toEqual(table());
    const three = withPlayers(table(), 3);
    expect(three.players).toHaveLength(3);
    expect(withPlayers(setTurn(three, 2), 2)).toEqual({ ...table(), turn: { player: 1 } });
  });

  test('what follows from the rest is dropped from a complete position', () => {
    const decks = { 'red-1': { crier: true, undetermined: {} }, 'red-2': {} };
    const complete = { ...table(), decks, event_deck: [], supply: {}, doubts: [], last_round: true };
    expect(setNumber(complete, 0, 'deniers', 0)).toEqual({ ...table(), decks: { 'red-1': { crier: true } } });
  });
});
