/** On a touch screen nothing hovers: the first tap shows what a move would do, the second makes it. */
import type { Move } from '../contract';

/** There is nothing to show about these: they change nothing, or what they lead to is not known. */
const AT_ONCE = ['number', 'decline', 'end'];

/** Whether a tap makes a move at once, or only shows it. */
export function acts(move: Move, pointer: string, shown: string | null): boolean {
  return pointer !== 'touch' || shown === move.text || AT_ONCE.includes(move.key);
}
