/** The board's animations. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isReduced } from '../motion';
import { centre } from './map/geometry';

/** When more things than this change at once, the reader is stepping through the game: nothing is animated. */
const MANY = 8;

/** A settlement arrives from another hex, or is put down from above. */
export function arrive(
  _: Element,
  { hex, from, among = 1 }: { hex: string; from: string | null | undefined; among?: number },
): TransitionConfig {
  const here = centre(hex);
  const there = from ? centre(from) : null;
  return {
    duration: still(among) ? 0 : there ? 420 : 300,
    easing: cubicOut,
    css: (done, left) => {
      const x = there ? (there.x - here.x) * left : 0;
      const y = there ? (there.y - here.y) * left - 60 * left * done : -34 * left;
      return `transform: translate(${x}px, ${y}px) scale(${1 + 0.25 * left * (there ? done : 1)}); opacity: ${Math.min(1, done * 3)}`;
    },
  };
}

/** A tile leaves its location, upwards. */
export function flyOff(_: Element): TransitionConfig {
  return {
    duration: still(1) ? 0 : 600,
    easing: cubicOut,
    css: (done, left) => `transform: translate(0, ${-46 * left}px) scale(${1 + 1.4 * left}); opacity: ${done}`,
  };
}

/** Pops up something new. */
export function pop(_: Element): TransitionConfig {
  return {
    duration: still(1) ? 0 : 450,
    easing: cubicOut,
    css: (done, left) => `transform: scale(${done + 0.35 * Math.sin(done * Math.PI)}); opacity: ${1 - left}`,
  };
}

function still(among: number): boolean {
  return isReduced() || among > MANY;
}
