/** The legal moves by what can be clicked. */
import type { Move } from '../contract';

/** The moves that name a hex, by hex. */
export function byHex(moves: readonly Move[]): Map<string, Move> {
  return new Map(moves.flatMap((move) => (move.arguments.hex ? [[move.arguments.hex, move] as const] : [])));
}

/** The moves that name a tile, by tile. */
export function byTile(moves: readonly Move[]): Map<string, Move> {
  return new Map(moves.flatMap((move) => (move.arguments.tile ? [[move.arguments.tile, move] as const] : [])));
}

/** The move to ask about when the reader clicks a hex: the kind that is legal on other hexes, or else a build. */
export function meant(hex: string, moves: readonly Move[]): string {
  const like = moves.find((move) => move.arguments.hex);
  return like?.arguments.hex ? like.text.replace(like.arguments.hex, hex) : `build ${hex}`;
}
