/** Taps on a touch screen, where nothing hovers: the first shows what a move would do, the second makes it. */
import type { Move } from '../contract';

/** Moves with nothing to preview: they change nothing, or their outcome isn't known. */
const AT_ONCE = ['number', 'decline', 'end'];

/** Whether a tap makes the move at once rather than previewing it. */
export function acts(move: Move, pointer: string, shown: string | null): boolean {
  return pointer !== 'touch' || shown === move.text || AT_ONCE.includes(move.key);
}
