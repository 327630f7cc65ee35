import { expect, test } from 'vitest';
import type { Say, Score } from '../../src/games/contract';
import { outcome } from '../../src/result/outcome';

const say = Object.assign((key: string, args: unknown) => `${key} ${JSON.stringify(args)}`, {
  player: (seat: number) => `Player ${seat + 1}`,
}) as unknown as Say;

function scores(...ranks: [rank: number, total: number][]): Score[] {
  return ranks.map(([rank, total]) => ({ rank, total, by_source: {}, earnings: [] }));
}

test('Whoever is first has won, and so have those who share the place', () => {
  expect(outcome(scores([1, 40], [3, 12], [1, 40]), say)).toBe('result-winners {"players":[0,2]}');
});

test('Alone one beats nobody: the points stand there', () => {
  expect(outcome(scores([1, 27]), say)).toMatch(/Player 1.*: .*27.* points/);
});
