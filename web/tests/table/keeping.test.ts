import { describe, expect, it } from 'vitest';
import { keeping } from '../../src/table/keeping';

describe('keeping what has not changed', () => {
  it('keeps equal parts and takes the others', () => {
    const before = { towns: [{ tiles: ['a'] }, { tiles: [] }], turn: { dice: [1, 2] }, over: false };
    const after = { towns: [{ tiles: ['a'] }, { tiles: ['b'] }], turn: { dice: [1, 2] }, over: true };
    const kept = keeping(before, structuredClone(after));
    expect(kept).toEqual(after);
    expect(kept.turn).toBe(before.turn);
    expect(kept.towns[0]).toBe(before.towns[0]);
    expect(kept.towns[1]!.tiles).not.toBe(before.towns[1]!.tiles);
  });

  it('keeps all of it if nothing has changed', () => {
    const before = { players: [{ gold: 0, hand: null }] };
    expect(keeping(before, structuredClone(before))).toBe(before);
  });

  it.each([
    [{ a: 1 }, { b: 1 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1, 2], [1]],
    [[], {}],
    [null, {}],
    [{ a: {} }, { a: null }],
  ])('doesn’t take %o for %o', (before, after) => {
    expect(keeping(before, structuredClone(after))).toStrictEqual(after);
  });
});
