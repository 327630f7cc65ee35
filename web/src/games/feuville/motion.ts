/** The board's animations. */
import { cubicInOut, cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { isReduced, popIn } from '../motion';

export const pop = popIn(320);

/** Moves a die from one place to another. */
export const [send, receive] = crossfade({
  duration: (distance) => (isReduced() ? 0 : 260 + Math.sqrt(distance) * 14),
  easing: cubicInOut,
  fallback: (node) => pop(node),
});

/** Drops a tile into place from above. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: isReduced() ? 0 : 420,
    easing: cubicOut,
    css: (done, left) => `transform: translate(0, ${-40 * left}px); opacity: ${Math.min(1, done * 2)}`,
  };
}
