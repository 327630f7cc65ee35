/**
 * The position that the server hasn't accepted yet, kept with the page's entry in the browser's history: a reload finds
 * it, however soon it comes. The address has the last accepted one.
 */
import type { AnyPosition } from './editor';

interface Kept {
  draft?: AnyPosition;
}

/** Keeps a position; `null` once the address has it. */
export function keepDraft(draft: AnyPosition | null): void {
  if (draft !== keptDraft()) history.replaceState(draft && ({ draft } satisfies Kept), '');
}

export function keptDraft(): AnyPosition | null {
  return (history.state as Kept | null)?.draft ?? null;
}
