/** The board's animations. */
import type { TransitionConfig } from 'svelte/transition';
import { drop, LONGEST, moving } from '../motion';
import { centre } from './map/geometry';

/** A settlement is moved from another hex, or put down from above. */
export function arrive(
  node: Element,
  { hex, from, among = 1 }: { hex: string; from: string | null | undefined; among?: number },
): TransitionConfig {
  if (!from) return drop(node, { height: 46, among });
  const [here, there] = [centre(hex), centre(from)];
  return moving(
    LONGEST,
    (left, done) => {
      const [x, y] = [(there.x - here.x) * left, (there.y - here.y) * left - 60 * left * done];
      return `transform: translate(${x}px, ${y}px) scale(${1 + 0.25 * left * done})`;
    },
    { among },
  );
}

/** A tile leaves its location, upwards. */
export function flyOff(_: Element): TransitionConfig {
  return moving(
    LONGEST,
    (left, done) => `transform: translate(0, ${-46 * left}px) scale(${1 + 1.4 * left}); opacity: ${done}`,
  );
}
