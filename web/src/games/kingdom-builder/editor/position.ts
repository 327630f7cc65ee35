/** The parts of a position that the editor sets, and how taps change them. Described in docs/positions.md. */
import type { OptionValue } from '../../../texts/options';
import { SIDE, edges, hexAt, placeOf, sectorOf } from '../map/geometry';

export interface PlayerPosition {
  settlements: readonly string[];
  /** The locations whose tile the player has. */
  tiles?: readonly string[];
}

export interface KingdomBuilderPosition {
  game: string;
  rules?: string;
  options?: Readonly<Record<string, OptionValue>>;
  start_player?: number;
  /** Quadrants from the top left; ` turned` means rotated by 180 degrees. */
  board: readonly string[];
  cards: readonly string[];
  players: readonly PlayerPosition[];
  /** Whose turn it is, and the terrain card in play; none when the game is over. */
  turn?: { player: number; card: string } | null;
}

/** The options of the set-up must match what lies on the table; the others are rules. */
const RULES = ['lords_zero_ranks'];
const TURNED = ' turned';
const HALF = SIDE / 2;

export const quadrantOf = (name: string): string => name.replace(TURNED, '');
export const isTurned = (name: string): boolean => name.endsWith(TURNED);

/** The parts of a position that don't follow from others: one of a game states everything, down to the draw pile. */
function kept({ game, rules, options, start_player: first, ...position }: KingdomBuilderPosition) {
  const { board, cards, players, turn } = position;
  const known = Object.entries(options ?? {}).filter(([name]) => RULES.includes(name));
  return {
    game,
    ...(rules && { rules }),
    ...(known.length && { options: Object.fromEntries(known) }),
    ...(first && { start_player: first }),
    board,
    cards,
    players: players.map(({ settlements, tiles }) => ({ settlements, ...(tiles && { tiles }) })),
    ...(turn && { turn: { player: turn.player, card: turn.card } }),
  } satisfies KingdomBuilderPosition;
}

/** The owner of the settlement on each settled hex. */
export function settled(position: KingdomBuilderPosition): Map<string, number> {
  return new Map(position.players.flatMap(({ settlements }, seat) => settlements.map((hex) => [hex, seat] as const)));
}

/** A tap on a hex: the chosen player's settlement comes there, in place of another's, or their own goes. */
export function withSettlement(position: KingdomBuilderPosition, seat: number, hex: string): KingdomBuilderPosition {
  const owner = settled(position).get(hex);
  const players = position.players.map((player, number) => {
    const others = player.settlements.filter((one) => one !== hex);
    if (number === owner) return withoutLostTiles({ ...player, settlements: others });
    return { ...player, settlements: number === seat ? [...others, hex] : others };
  });
  return kept({ ...position, players });
}

/** A tile goes with the last settlement beside its location (KB-31). */
function withoutLostTiles(player: PlayerPosition): PlayerPosition {
  const isSettled = (location: string) =>
    edges(location).some(({ neighbour }) => neighbour !== null && player.settlements.includes(neighbour));
  return { ...player, ...(player.tiles && { tiles: player.tiles.filter(isSettled) }) };
}

/** A tap on a location: the chosen player takes its tile, or gives it back. */
export function withTile(position: KingdomBuilderPosition, seat: number, hex: string): KingdomBuilderPosition {
  const players = position.players.map((player, number) =>
    number === seat ? { ...player, tiles: toggled(player.tiles ?? [], hex) } : player,
  );
  return kept({ ...position, players });
}

/**
 * Puts a quadrant at a place; one that lies elsewhere changes places with it, and what stands on them comes along. What
 * stood on a quadrant that isn't in play any more is gone.
 */
export function withQuadrant(position: KingdomBuilderPosition, place: number, name: string): KingdomBuilderPosition {
  const here = position.board[place]!;
  const elsewhere = position.board.findIndex((one) => quadrantOf(one) === name);
  if (elsewhere === place) return position;
  const board = position.board.map((one, number) => {
    if (number === place) return elsewhere < 0 ? name : position.board[elsewhere]!;
    return number === elsewhere ? here : one;
  });
  return moved({ ...position, board }, (hex) => {
    const sector = sectorOf(hex);
    if (sector === place) return elsewhere < 0 ? null : shifted(hex, elsewhere);
    return sector === elsewhere ? shifted(hex, place) : hex;
  });
}

/** Rotates the quadrant at a place, with all that stands on it. */
export function withTurned(position: KingdomBuilderPosition, place: number): KingdomBuilderPosition {
  const board = position.board.map((one, number) => {
    if (number !== place) return one;
    return isTurned(one) ? quadrantOf(one) : one + TURNED;
  });
  return moved({ ...position, board }, (hex) => (sectorOf(hex) === place ? rotated(hex) : hex));
}

/** Takes a scoring card in place of the one that has been there longest. */
export function withCard(position: KingdomBuilderPosition, card: string): KingdomBuilderPosition {
  if (position.cards.includes(card)) return position;
  return { ...kept(position), cards: [...position.cards.slice(1), card] };
}

export function withTurn(
  position: KingdomBuilderPosition,
  turn: { player: number; card: string } | null,
): KingdomBuilderPosition {
  return kept({ ...position, turn });
}

export function withStartPlayer(position: KingdomBuilderPosition, player: number): KingdomBuilderPosition {
  return { ...kept(position), start_player: player };
}

export function withOption(position: KingdomBuilderPosition, name: string, value: OptionValue): KingdomBuilderPosition {
  const { options, ...rest } = kept(position);
  return { ...rest, options: { ...options, [name]: value } };
}

export function withPlayers(position: KingdomBuilderPosition, count: number): KingdomBuilderPosition {
  const players = Array.from({ length: count }, (_, seat) => position.players[seat] ?? { settlements: [] });
  const turn = position.turn && position.turn.player < count ? position.turn : null;
  const first = position.start_player ?? 0;
  return kept({ ...position, players, turn, start_player: first < count ? first : 0 });
}

function moved(position: KingdomBuilderPosition, to: (hex: string) => string | null): KingdomBuilderPosition {
  const all = (hexes: readonly string[]) => hexes.map(to).filter((hex) => hex !== null);
  const players = position.players.map((player) =>
    withoutLostTiles({
      ...player,
      settlements: all(player.settlements),
      ...(player.tiles && { tiles: all(player.tiles) }),
    }),
  );
  return kept({ ...position, players });
}

/** The same hex of another quadrant. */
function shifted(hex: string, sector: number): string {
  const { row, column } = placeOf(hex);
  return hexAt({ row: (row % HALF) + HALF * Math.floor(sector / 2), column: (column % HALF) + HALF * (sector % 2) });
}

/** Where a hex comes when its quadrant is rotated. */
function rotated(hex: string): string {
  const { row, column } = placeOf(hex);
  const across = (at: number) => 2 * HALF * Math.floor(at / HALF) + HALF - 1 - at;
  return hexAt({ row: across(row), column: across(column) });
}

function toggled(all: readonly string[], one: string): string[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}
