/** The settlements on the board, and where new ones come from. */
import type { Move } from '../../contract';
import { numberOf } from './geometry';
import type { KingdomBuilderView } from '../view';
import { owners } from '../view';

export interface Piece {
  hex: string;
  seat: number;
}

/** All settlements from back to front; a pending move is drawn as if it were made. */
export function pieces(view: KingdomBuilderView, pending: Move | null): Piece[] {
  const standing = owners(view);
  const { hex } = pending?.arguments ?? {};
  if (view.turn && hex && pending && pending.key !== 'from') {
    if (pending.key === 'to' && view.turn.source) standing.delete(view.turn.source);
    standing.set(hex, view.turn.player);
  }
  return Array.from(standing, ([at, seat]) => ({ hex: at, seat })).sort(
    (one, other) => numberOf(one.hex) - numberOf(other.hex),
  );
}

/** The new settlements by hex: the hex that each was moved from, or `null` if it comes from the supply. */
export function arrivals(before: readonly Piece[], now: readonly Piece[]): Map<string, string | null> {
  const here = ({ hex, seat }: Piece): string => `${seat} ${hex}`;
  const old = new Set(before.map(here));
  const current = new Set(now.map(here));
  const found = new Map<string, string | null>();
  for (const piece of now.filter((piece) => !old.has(here(piece)))) {
    const left = before.filter(({ hex, seat }) => seat === piece.seat && !current.has(`${seat} ${hex}`));
    found.set(piece.hex, left.length === 1 ? (left[0]?.hex ?? null) : null);
  }
  return found;
}
