import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectedAt, GameAnalysis, isSameLine, positionAt, turnAt } from '../../src/analysis/analysis.svelte';
import { across, curveOf, lineOf, turnAcross, up } from '../../src/analysis/curve';
import type { AnalysisFacts } from '../../src/generated/http';

const expected = (...shares: number[]) => ({ shares, points: shares.map((share) => 100 * share) });
const turn = (player: number, first: number, moves: string[], after: ReturnType<typeof expected>) => ({
  player,
  first,
  moves,
  line: moves,
  reasons: [],
  lost: 0,
  after,
});
const GAME = {
  before: expected(0.5, 0.5),
  turns: [
    turn(0, 0, ['a', 'b', 'end'], expected(0.6, 0.4)),
    turn(1, 3, ['c', 'end'], expected(0.2, 0.8)),
    turn(0, 5, ['d'], expected(0, 1)),
  ],
};

describe('turns', () => {
  it('a step belongs to the turn that begins there or has begun', () => {
    expect([0, 2, 3, 4, 5, 6].map((step) => turnAt(GAME.turns, step))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(turnAt([], 0)).toBe(0);
  });

  it('what can be expected at a turn is what the one before it left', () => {
    expect([0, 1, 3].map((number) => expectedAt(GAME, number).shares[0])).toEqual([0.5, 0.6, 0]);
  });

  it('the cursor moves along the curve with the steps', () => {
    expect([0, 3, 4, 6].map((step) => positionAt(GAME.turns, step))).toEqual([0, 1, 1.5, 3]);
  });

  it('a line is the same as far as the bot would have planned it', () => {
    expect(isSameLine({ moves: ['a', 'b', 'end'], line: ['a', 'b'] })).toBe(true);
    expect(isSameLine({ moves: ['a', 'b', 'end'], line: ['b', 'a'] })).toBe(false);
  });
});

describe('the curve', () => {
  it('shows shares from 0 to 1', () => {
    const curve = curveOf(GAME);
    expect(curve.values).toEqual([
      [0.5, 0.6, 0.2, 0],
      [0.5, 0.4, 0.8, 1],
    ]);
    expect(lineOf(curve, 0).split(' ')).toHaveLength(4);
    expect(up(1, curve)).toBeLessThan(up(0, curve));
  });

  it('shows the points of a solo game between round numbers', () => {
    const alone = { before: expected(0.5), turns: [turn(0, 0, ['a'], expected(0.75))] };
    expect(curveOf(alone)).toEqual({ values: [[50, 75]], low: 50, high: 80 });
  });

  it('a click chooses the turn below it', () => {
    expect([0, 1, 2].map((number) => turnAcross(across(number + 0.5, 3), 3))).toEqual([0, 1, 2]);
    expect(turnAcross(-100, 3)).toBe(0);
    expect(turnAcross(10_000, 3)).toBe(2);
  });
});

describe('waiting for an analysis', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const facts = (status: AnalysisFacts['status'], progress: number): AnalysisFacts => ({
    status,
    progress,
    analysis: null,
  });

  it('asks again until it is done', async () => {
    const analysis = vi.fn().mockResolvedValueOnce(facts('running', 0.5)).mockResolvedValueOnce(facts('done', 1));
    const game = new GameAnalysis('t', { analyse: async () => facts('running', 0), analysis });
    const seen: number[] = [];
    const end = game.begin();
    for (let second = 0; second < 4; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      seen.push(game.facts!.progress);
    }
    await end;
    expect(seen).toEqual([0.5, 1, 1, 1]);
    expect(analysis).toHaveBeenCalledTimes(2);
  });

  it('asks again after a failure', async () => {
    const analysis = vi
      .fn()
      .mockRejectedValueOnce(new Error('unreachable'))
      .mockRejectedValueOnce(new Error('unreachable'))
      .mockResolvedValueOnce(facts('done', 1));
    const game = new GameAnalysis('t', { analyse: async () => facts('running', 0), analysis });
    const end = game.begin();
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    await end;
    expect(game.facts).toEqual(facts('done', 1));
  });

  it('fails after several failures in a row, and can look again', async () => {
    const analysis = vi.fn().mockRejectedValue(new Error('unreachable'));
    const game = new GameAnalysis('t', { analyse: async () => facts('running', 0), analysis });
    const end = expect(game.begin()).rejects.toThrow('unreachable');
    await vi.advanceTimersByTimeAsync(60_000);
    await end;
    expect(analysis).toHaveBeenCalledTimes(4);
    expect(game.facts).toBeNull();
    analysis.mockResolvedValue(facts('done', 1));
    await game.look();
    expect(game.facts).toEqual(facts('done', 1));
  });

  it('stops asking when the reader leaves', async () => {
    const analysis = vi.fn(async () => facts('running', 0.1));
    const game = new GameAnalysis('t', { analyse: analysis, analysis });
    void game.look();
    await vi.advanceTimersByTimeAsync(0);
    game.leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(analysis).toHaveBeenCalledTimes(1);
  });
});
