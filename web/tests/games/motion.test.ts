import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drop, fly, LONGEST, motionTime, pop, tumble } from '../../src/games/motion';
import { arrive, flyOff } from '../../src/games/kingdom-builder/motion';
import { lay } from '../../src/games/tournay/motion';
import { settings } from '../../src/settings/settings.svelte';

const thing = document.createElement('div');
const moves = {
  pop,
  drop,
  tumble,
  lay,
  flyOff,
  arrive: (node: Element) => arrive(node, { hex: '1.1', from: '3.3' }),
};

beforeEach(() => void (settings.motion = 'system'));
afterEach(() => void (settings.motion = 'system'));

describe.each(Object.entries(moves))('%s', (_, move) => {
  it('takes less than 400 ms, and lets the pointer through', () => {
    const { duration, css } = move(thing);
    expect(duration).toBeGreaterThan(0);
    expect(duration).toBeLessThan(400);
    expect(css!(0.5, 0.5)).toContain('pointer-events: none');
  });

  it('takes no time for readers who want no motion', () => {
    settings.motion = 'reduced';
    expect(move(thing).duration).toBe(0);
  });
});

it('is left out when many things change at once', () => {
  expect(motionTime(LONGEST, 9)).toBe(0);
  expect(drop(thing, { among: 9 }).duration).toBe(0);
});

it('has nowhere to fly from if the deck is not shown', () => {
  expect(fly(thing, { from: '.no-such-deck' }).duration).toBe(0);
});
