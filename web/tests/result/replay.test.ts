import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anchorOf, placeOf, Replay } from '../../src/result/replay.svelte';

const PLIES = 3;
const load = vi.fn(async (_table: string, at: number, seat: number | null) => ({
  ply: Math.min(at, PLIES),
  plies: PLIES,
  player: null,
  move: null,
  view: { seat },
  scores: [],
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  load.mockClear();
});

describe('a replay', () => {
  it('stays between the beginning and the end', async () => {
    const replay = new Replay('table', load as never);
    await replay.look(99);
    expect(replay.at).toBe(PLIES);
    await replay.go(replay.step + 1);
    expect(replay.at).toBe(PLIES);
    await replay.go(replay.step - 10);
    expect(replay.at).toBe(0);
  });

  it('plays forwards from here to the end, at the pace that was chosen', async () => {
    const replay = new Replay('table', load as never);
    await replay.look(1);
    replay.pace = 'slow';
    void replay.play(1);
    await vi.advanceTimersByTimeAsync(1900);
    expect(replay.at).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(replay.at).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect([replay.at, replay.playing]).toEqual([3, 0]);
  });

  it('plays backwards, and anew from the end when it is at the beginning', async () => {
    const replay = new Replay('table', load as never);
    await replay.look(0);
    void replay.play(-1);
    await vi.advanceTimersByTimeAsync(10);
    expect(replay.at).toBe(3);
    await vi.advanceTimersByTimeAsync(900);
    expect(replay.at).toBe(2);
    await replay.play(-1);
    await vi.advanceTimersByTimeAsync(5000);
    expect([replay.at, replay.playing]).toEqual([2, 0]);
  });

  it('turns round in the middle', async () => {
    const replay = new Replay('table', load as never);
    await replay.look(1);
    void replay.play(1);
    void replay.play(-1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(replay.at).toBe(0);
  });
});

describe('another line', () => {
  const loadLine = vi.fn(async (_table: string, at: number, player: number, moves: readonly string[]) => ({
    ply: at,
    plies: PLIES,
    player,
    move: moves.at(-1) ?? null,
    view: {},
    scores: [],
  }));
  const LINE = { player: 1, moves: ['a', 'b'], made: 1 };

  it('is shown step by step from where it begins, until the reader goes back to the game', async () => {
    const replay = new Replay('table', load as never, loadLine as never);
    await replay.look(1);
    await replay.follow(1, LINE);
    expect([replay.step, replay.last, replay.shown?.move]).toEqual([1, 2, 'a']);
    await replay.go(replay.step + 1);
    expect(loadLine).toHaveBeenLastCalledWith('table', 1, 1, ['a', 'b'], null);
    await replay.go(replay.step + 1);
    expect([replay.step, replay.shown?.move]).toEqual([2, 'b']);
    await replay.go(0);
    expect([replay.step, replay.shown?.move]).toEqual([0, null]);
    await replay.look(replay.at);
    expect([replay.line, replay.step, replay.last]).toEqual([null, 1, PLIES]);
  });

  it('plays by itself to its end', async () => {
    const replay = new Replay('table', load as never, loadLine as never);
    await replay.follow(0, LINE);
    void replay.play(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect([replay.step, replay.playing]).toEqual([2, 0]);
  });
});

describe('the address of a step', () => {
  it.each([
    [12, null, 'step-12'],
    [0, 1, 'step-0-as-1'],
  ])('goes both ways: %s as %s', (at, seat, anchor) => {
    expect(anchorOf(at, seat)).toBe(anchor);
    expect(placeOf(anchor)).toEqual({ at, seat });
  });

  it.each(['', 'KB-12', 'step-', 'step-1x', 'step--1'])('leads to the end where there is no step: “%s”', (anchor) => {
    expect(placeOf(anchor).at).toBeGreaterThan(10_000);
    expect(placeOf(anchor).seat).toBeNull();
  });
});
