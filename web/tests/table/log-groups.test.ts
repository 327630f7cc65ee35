import { expect, it } from 'vitest';
import { groupsOf } from '../../src/table/log-groups';

const builds = (player: number, at = 0) => ({ key: 'builds', arguments: { player }, at });
const started = { key: 'table-started', arguments: {}, at: 5 };
const shuffles = { key: 'reshuffles', arguments: {}, at: 8 };
const outline = (...args: Parameters<typeof groupsOf>) =>
  groupsOf(...args).map(({ player, at, lines }) => [player, at, lines.length]);

it('gathers what a player does in a row, with the time of its beginning', () => {
  expect(outline([started, builds(0, 6), builds(0, 7), builds(1, 9)])).toEqual([
    [null, 5, 1],
    [0, 6, 2],
    [1, 9, 1],
  ]);
});

it('leaves what nobody does, or what is about the table, in the turn where it happens', () => {
  const undone = { key: 'table-undone', arguments: { player: 1, steps: 1 } };
  expect(outline([builds(0), shuffles, undone, builds(0)])).toEqual([[0, 0, 4]]);
});

it('starts a turn with a move made automatically', () => {
  const automatic = { key: 'table-automatic-move', arguments: { player: 1, move: 'end' }, at: 4 };
  expect(outline([builds(0), automatic, builds(1)])).toEqual([
    [0, 0, 1],
    [1, 4, 2],
  ]);
});

it('starts anew where the game opens another part, even for a player alone', () => {
  const morning = { key: 'opens-half-day', arguments: {}, at: 3 };
  expect(outline([builds(0), morning, builds(0), morning], ['opens-half-day'])).toEqual([
    [0, 0, 1],
    [null, 3, 1],
    [0, 0, 1],
    [null, 3, 1],
  ]);
});
