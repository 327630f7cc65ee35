/** The table's animations. */
import type { TransitionConfig } from 'svelte/transition';
import { moving } from '../motion';

/** Lays a card down. */
export function lay(_: Element): TransitionConfig {
  return moving(
    360,
    (left, done) => `transform: translate(0, ${-26 * left}px) scale(${1 + 0.12 * left}); opacity: ${done}`,
  );
}
