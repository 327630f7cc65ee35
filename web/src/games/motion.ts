/** What the boards' animations share. */
import { backOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../settings/settings.svelte';

/** Whether the system or the reader's settings ask for less motion. */
export function isReduced(): boolean {
  return prefersReducedMotion.current || settings.motion === 'reduced';
}

/** Pops up something new. */
export function popIn(duration: number): (_: Element) => TransitionConfig {
  return () => ({
    duration: isReduced() ? 0 : duration,
    easing: backOut,
    css: (done) => `transform: scale(${0.5 + 0.5 * done}); opacity: ${Math.min(1, done)}`,
  });
}
