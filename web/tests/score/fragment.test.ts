/** Positions travel in the address: what comes out is what went in, and nothing else comes out. */
import { describe, expect, it } from 'vitest';
import { BrokenFragment, MOST_CHARACTERS, decode, encode, fragmentOf, stepIn } from '../../src/score/fragment';

const position = {
  game: 'kingdom-builder',
  board: ['tavern', 'paddock turned', 'oasis', 'farm'],
  cards: ['lords', 'miners', 'farmers'],
  players: Array.from({ length: 4 }, (_, seat) => ({
    settlements: Array.from({ length: 40 }, (_, index) => `${5 * seat + (index % 5)}.${index % 20}`),
  })),
  name: '都市 – é',
};

/** A fragment around any text, as only somebody else would make it. */
async function forged(text: string): Promise<string> {
  const { players: _, ...rest } = { players: [], text };
  const packed = await encode({ game: '', ...rest } as never);
  expect(packed).toMatch(/^1\./);
  return packed;
}

describe('a position in the address', () => {
  it('comes back, with its game; older links leave it to the path', async () => {
    const fragment = await encode(position);
    expect(await decode(fragment, 'other')).toEqual(position);
    const { game: _, ...older } = position;
    expect(await decode(await encode(older as typeof position), 'kingdom-builder')).toEqual(position);
  });

  it('is short enough to send, even of a full table, and needs no escaping', async () => {
    const fragment = await encode(position);
    expect(fragment.length).toBeLessThan(1500);
    expect(encodeURIComponent(fragment)).toBe(fragment);
  });
});

describe('a broken fragment', () => {
  it.each(['1', '1.', '2.abc', 'abc', '1.!!!', '1.AAAA', '%', '1.%E0', 'KB-12'])('%j is refused', async (fragment) => {
    await expect(decode(fragment, 'kingdom-builder')).rejects.toThrow(BrokenFragment);
  });

  it('is refused when it was cut off', async () => {
    const fragment = await encode(position);
    for (const length of [3, 20, fragment.length - 5]) {
      await expect(decode(fragment.slice(0, length), 'kingdom-builder')).rejects.toThrow(BrokenFragment);
    }
  });

  it('is refused when it has no players', async () => {
    await expect(decode(await forged('none'), 'kingdom-builder')).rejects.toThrow(BrokenFragment);
  });

  it('is refused when it unpacks to a very long text', async () => {
    const bomb = await encode({ game: '', players: ['x'.repeat(50 * MOST_CHARACTERS)] });
    expect(bomb.length).toBeLessThan(5000);
    await expect(decode(bomb, 'kingdom-builder')).rejects.toThrow(BrokenFragment);
  });
});

it('names a step of a finished game', () => {
  expect(stepIn(fragmentOf('k3x9', 27))).toEqual({ table: 'k3x9', step: 27 });
  for (const other of ['', 'game-k3x9', 'game-k3x9-x', 'game-../a-1', 'game-k3x9-1234567', '1.game-k3x9-27']) {
    expect(stepIn(other)).toBeNull();
  }
});
