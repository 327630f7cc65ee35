import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carrying, drop, fly, LONGEST, motionTime, pop, tumble } from '../../src/games/motion';
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
  expect(fly(thing, { from: '.no-such-deck' })().duration).toBe(0);
});

it('measures nothing where nothing flies', () => {
  const measured = vi.spyOn(thing, 'getBoundingClientRect');
  expect(fly(thing, { from: null })().duration).toBe(0);
  expect(measured).not.toHaveBeenCalled();
});

describe('carrying', () => {
  const entrance = vi.fn(() => ({ duration: 7 }));
  const place = (left: number) => {
    const made = document.body.appendChild(document.createElement('span'));
    vi.spyOn(made, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, 10, 10));
    return made;
  };

  function carry() {
    const { carried, receive, send } = carrying(entrance);
    const comes = (node: HTMLElement, key: string) => {
      void carried(key)(node);
      return receive(node)();
    };
    return { carried, comes, send };
  }

  it('moves what is the same, and only that', () => {
    const { comes, send } = carry();
    const [here, there, other] = [place(0), place(100), place(200)];
    expect(comes(here, 'red 5')).toEqual({ duration: 7 });
    send(here);
    expect(comes(there, 'red 5').css!(0, 1)).toContain('translate(-100px, 0px)');
    send(there);
    expect(comes(other, 'red 6')).toEqual({ duration: 7 }); // rolled again
  });

  it('moves what was rolled again where it lay', () => {
    const { carried, comes, send } = carry();
    const here = place(0);
    comes(here, 'red 5');
    void carried('red 6')(here);
    send(here);
    expect(comes(place(100), 'red 6').css!(0, 1)).toContain('translate(-100px, 0px)');
  });

  it('moves nothing from a place that is gone', () => {
    const { comes, send } = carry();
    const here = place(0);
    comes(here, 'red 5');
    send(here);
    here.remove();
    expect(comes(place(100), 'red 5')).toEqual({ duration: 7 });
  });
});
