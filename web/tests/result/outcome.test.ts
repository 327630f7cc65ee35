import { expect, test } from 'vitest';
import type { Say, Score } from '../../src/games/contract';
import { outcome } from '../../src/result/outcome';

const say = Object.assign((key: string, args: unknown) => `${key} ${JSON.stringify(args)}`, {
  player: (seat: number) => `Player ${seat + 1}`,
}) as unknown as Say;

function scores(...ranks: [rank: number, total: number][]): Score[] {
  return ranks.map(([rank, total]) => ({ rank, total, by_source: {}, earnings: [] }));
}

const toItsEnd = { early: null, ended_by: null };

test('Whoever is first has won, and so have those who share the place', () => {
  expect(outcome(scores([1, 40], [3, 12], [1, 40]), say, toItsEnd)).toBe('result-winners {"players":[0,2]}');
});

test('Alone one beats nobody: the points stand there', () => {
  expect(outcome(scores([1, 27]), say, toItsEnd)).toMatch(/Player 1.*: .*27.* points/);
});

test('A resignation is named before the winner; a game that was abandoned has none', () => {
  const resigned = { early: 'resigned', ended_by: 1 };
  expect(outcome(scores([1, 3], [2, 40]), say, resigned)).toMatch(
    /Player 2.* resigned\. result-winners {"players":\[0\]}/,
  );
  expect(outcome(scores([1, 3]), say, { early: 'resigned', ended_by: 0 })).toMatch(/^\W*Player 1\W* resigned\.$/);
  expect(outcome(scores([0, 3], [0, 40]), say, { early: 'by-agreement', ended_by: null })).toBe(
    'Abandoned by agreement',
  );
});
