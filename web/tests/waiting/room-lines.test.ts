import { expect, test } from 'vitest';
import { roomLines } from '../../src/waiting/room-lines';

const sat = (seat: number, name: string) => ({ key: 'table-sat', arguments: { seat, name } });
const stood = (seat: number) => ({ key: 'table-stood', arguments: { seat } });
const said = { key: 'table-said', arguments: { name: 'Anna', text: 'Hello', seat: 0 } };

test('a player who sits down anew in the same seat is told once', () => {
  const lines = [
    sat(0, 'Anna'),
    sat(0, 'Anna'),
    said,
    sat(0, 'Anna'),
    { key: 'table-ready', arguments: { player: 0 } },
  ];
  expect(roomLines(lines)).toEqual([sat(0, 'Anna'), said]);
});

test('a player who left and came back, another one, and another bot are told', () => {
  const lines = [sat(1, 'Bruno'), stood(1), sat(1, 'Bruno'), stood(1), sat(1, 'greedy'), sat(1, 'random')];
  expect(roomLines(lines)).toEqual(lines);
});
