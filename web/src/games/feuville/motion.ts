/** Small movements; none for those who want less motion. */
import { backOut, cubicInOut, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { settings } from '../../settings/settings.svelte';

function still(): boolean {
  return prefersReducedMotion.current || settings.motion === 'reduced';
}

/** A die goes from one place to another. */
export const [send, receive] = crossfade({
  duration: (distance) => (still() ? 0 : 260 + Math.sqrt(distance) * 14),
  easing: cubicInOut,
  fallback: (node) => pop(node),
});

/** A tile is set down from above. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: still() ? 0 : 420,
    easing: cubicOut,
    css: (done, left) => `transform: translate(0, ${-40 * left}px); opacity: ${Math.min(1, done * 2)}`,
  };
}

/** Something new pops up. */
export function pop(_: Element): TransitionConfig {
  return {
    duration: still() ? 0 : 320,
    easing: backOut,
    css: (done) => `transform: scale(${0.5 + 0.5 * done}); opacity: ${Math.min(1, done)}`,
  };
}
