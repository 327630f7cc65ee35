/** The table's animations. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isReduced, popIn } from '../motion';

export const pop = popIn(300);

/** Lays a card down. */
export function lay(_: Element): TransitionConfig {
  return {
    duration: isReduced() ? 0 : 380,
    easing: cubicOut,
    css: (done, left) => `transform: translate(0, ${-26 * left}px) scale(${1 + 0.12 * left}); opacity: ${done}`,
  };
}
