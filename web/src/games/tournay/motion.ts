/** Small movements; none for those who want less motion. */
import { backOut, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../../settings/settings.svelte';

export function still(): boolean {
  return prefersReducedMotion.current || settings.motion === 'reduced';
}

/** A card is laid down. */
export function lay(_: Element): TransitionConfig {
  return {
    duration: still() ? 0 : 380,
    easing: cubicOut,
    css: (done, left) => `transform: translate(0, ${-26 * left}px) scale(${1 + 0.12 * left}); opacity: ${done}`,
  };
}

/** Something new pops up. */
export function pop(_: Element): TransitionConfig {
  return {
    duration: still() ? 0 : 300,
    easing: backOut,
    css: (done) => `transform: scale(${0.5 + 0.5 * done}); opacity: ${Math.min(1, done)}`,
  };
}
