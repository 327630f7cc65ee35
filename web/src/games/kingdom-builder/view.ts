/** The server's view, and what the board reads from it. */
import type { KingdomBuilderView } from '../../generated/kingdom-builder';

export type * from '../../generated/kingdom-builder';

/** What is printed on each hex, row by row. */
export function grounds(view: KingdomBuilderView): string[] {
  return Array.from(view.terrain, (letter) => view.legend[letter] ?? letter);
}

/** The owner of the settlement on each settled hex. */
export function owners(view: KingdomBuilderView): Map<string, number> {
  return new Map(view.players.flatMap(({ settlements }, seat) => settlements.map((hex) => [hex, seat] as const)));
}

/** A kind of tile that a player holds. */
export interface HeldTile {
  tile: string;
  /** How many, and how many of them can still be used this turn. */
  held: number;
  ready: number;
  /** The locations that they come from. */
  hexes: string[];
}

/** A player's tiles by kind. Those of players who aren't on turn all count as ready. */
export function heldTiles(view: KingdomBuilderView, seat: number): HeldTile[] {
  const kinds = new Map<string, string[]>();
  for (const { tile, hex } of view.players[seat]?.tiles ?? []) kinds.set(tile, [...(kinds.get(tile) ?? []), hex]);
  const uses = view.turn?.player === seat ? view.turn.uses : null;
  return Array.from(kinds, ([tile, hexes]) => ({
    tile,
    hexes,
    held: hexes.length,
    ready: uses ? (uses[tile] ?? 0) : hexes.length,
  }));
}

/** A player's face-up terrain card, or the hidden one if the viewer may know it. */
export function cardOf(view: KingdomBuilderView, seat: number): string | null {
  return (view.turn?.player === seat ? view.turn.card : null) ?? view.players[seat]?.card ?? null;
}
