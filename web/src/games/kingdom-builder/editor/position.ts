/** The parts of a position that the editor sets, and how taps change them. Described in docs/positions.md. */

export interface PlayerPosition {
  settlements: readonly string[];
}

export interface KingdomBuilderPosition {
  game: string;
  board: readonly string[];
  cards: readonly string[];
  players: readonly PlayerPosition[];
}

/** The owner of the settlement on each settled hex. */
export function settled(position: KingdomBuilderPosition): Map<string, number> {
  return new Map(position.players.flatMap(({ settlements }, seat) => settlements.map((hex) => [hex, seat] as const)));
}

/** A tap on a hex: the chosen player's settlement comes there, in place of another's, or their own goes. */
export function tapped(position: KingdomBuilderPosition, seat: number, hex: string): KingdomBuilderPosition {
  const owner = settled(position).get(hex);
  const players = position.players.map((player, number) => {
    const others = player.settlements.filter((one) => one !== hex);
    return { ...player, settlements: number === seat && owner !== seat ? [...others, hex] : others };
  });
  return { ...position, players };
}
