/** Small movements of pieces; none for those who want less motion. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isReduced } from '../motion';
import { centre } from './map/geometry';

/** When more than this many things change at once, one steps through the game and nothing flies about. */
const MANY = 8;

/** A settlement comes from another hex, or is put down from above. */
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

/** A tile leaves its location: up and away. */
export function flyOff(_: Element): TransitionConfig {
  return {
    duration: still(1) ? 0 : 600,
    easing: cubicOut,
    css: (done, left) => `transform: translate(0, ${-46 * left}px) scale(${1 + 1.4 * left}); opacity: ${done}`,
  };
}

/** Something new pops up. */
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
