/**
 * What taps do to a position: every function returns another one. Pieces that leave a place are back in the box,
 * because what lies in piles and supplies is left out and follows from the rest.
 */
import type { OptionValue } from '../../../texts/options';
import type { BoxView, ColumnView } from '../view';
import { LEVELS, START, TOWN_EVALUATION, columnName } from '../view';
import {
  BOARD,
  LARGE,
  SMALL,
  evaluatedOf,
  leftIn,
  newPlayer,
  piecesOf,
  sourceOf,
  storeOf,
  storeText,
  townOf,
  townText,
  type FeuvillePosition,
  type Place,
  type PlayerPosition,
  type Stored,
} from './position';

export function withPlayers(position: FeuvillePosition, count: number): FeuvillePosition {
  const players = Array.from({ length: count }, (_, seat) => position.players[seat] ?? newPlayer);
  const { turn, start_player: first = 0, ...rest } = kept(position);
  return {
    ...rest,
    players,
    ...(turn && { turn: { player: Math.min(turn.player, count - 1) } }),
    ...(first && { start_player: Math.min(first, count - 1) }),
  };
}

/** The parts of a position that don't follow from others: an uploaded one may state everything, down to the piles. */
function kept(position: FeuvillePosition): FeuvillePosition {
  const { game, rules, options, start_player: first, turn, board, players, removed } = position;
  return {
    game,
    ...(rules && { rules }),
    ...(options && { options }),
    ...(first && { start_player: first }),
    ...(turn && { turn: { player: turn.player } }),
    ...(board && { board }),
    players,
    ...(removed?.length && { removed }),
  };
}

function withPlayer(
  position: FeuvillePosition,
  seat: number,
  change: (player: PlayerPosition) => PlayerPosition,
): FeuvillePosition {
  const players = position.players.map((player, number) => (number === seat ? change(player) : player));
  return { ...kept(position), players };
}

// Towns

/** Puts a tile on a place, in place of another. A wall beside the town widens it. */
export function build(
  position: FeuvillePosition,
  seat: number,
  { column, level }: Place,
  tile: string,
): FeuvillePosition {
  return withPlayer(position, seat, (player) => {
    const town = townOf(player);
    const old = town.find((one) => Number(one.column) === column);
    const tiles = old ? [...old.tiles] : [];
    tiles[level] = tile;
    const changed = { column: columnName(column), burnt: false, grass: null, ...old, tiles };
    return { ...player, town: townText([...town.filter((one) => one !== old), changed]) };
  });
}

/** The place to fill after this one: up the column, then beside the town on the same side. */
export function nextPlace(town: readonly ColumnView[], { column, level }: Place): Place {
  if (level < LEVELS.length - 1) return { column, level: level + 1 };
  const numbers = town.map((one) => Number(one.column));
  return { column: column < 0 ? Math.min(...numbers) - 1 : Math.max(...numbers) + 1, level: 0 };
}

/** Takes a tile away, with all above it. Without its wall a column goes, and those farther out close the gap. */
export function demolish(
  position: FeuvillePosition,
  seat: number,
  { column, level }: Place,
  box: BoxView,
): FeuvillePosition {
  return inTown(position, seat, box, (town) =>
    town.flatMap((one) => {
      const number = Number(one.column);
      if (number !== column) {
        const isBeyond = level === 0 && number * column > 0 && Math.abs(number) > Math.abs(column);
        return { ...one, column: isBeyond ? columnName(number - Math.sign(column)) : one.column };
      }
      const tiles = one.tiles.slice(0, level);
      if (!tiles.length) return [];
      // Neutral grass lies under complete columns, and the bare starting tile never burns (FV-31, FV-64).
      const grass = one.grass === 'coat' ? one.grass : null;
      return { ...one, tiles, grass, burnt: one.burnt && tiles.at(-1) !== START };
    }),
  );
}

/** Turns a column over, or back. */
export function burn(position: FeuvillePosition, seat: number, column: string): FeuvillePosition {
  return withPlayer(position, seat, (player) => ({
    ...player,
    town: townText(townOf(player).map((one) => (one.column === column ? { ...one, burnt: !one.burnt } : one))),
  }));
}

/** Lays grass or the coat of arms under a column, or takes it away; there is only one coat of arms. */
export function layGrass(
  position: FeuvillePosition,
  seat: number,
  column: string,
  grass: ColumnView['grass'],
  box: BoxView,
): FeuvillePosition {
  return inTown(position, seat, box, (town) => layingGrass(town, [column], grass));
}

function layingGrass(
  town: readonly ColumnView[],
  columns: readonly string[],
  grass: ColumnView['grass'],
): readonly ColumnView[] {
  return town.map((one) => {
    if (columns.includes(one.column)) return { ...one, grass };
    return grass === 'coat' && one.grass === 'coat' ? { ...one, grass: null } : one;
  });
}

function inTown(
  position: FeuvillePosition,
  seat: number,
  box: BoxView,
  change: (town: ColumnView[]) => readonly ColumnView[],
): FeuvillePosition {
  return withPlayer(position, seat, (player) =>
    settled({ ...player, evaluated: evaluatedOf(player), town: townText(change(townOf(player))) }, box),
  );
}

/** The scored districts are those that the grass shows, and the coat of arms shows a town evaluation (FV-33, FV-37). */
function settled(player: PlayerPosition, box: BoxView): PlayerPosition {
  const town = townOf(player);
  const grown = town.filter(({ grass }) => grass === 'neutral').length;
  const evaluated = evaluatedOf(player);
  const large = Math.min(evaluated[LARGE] ?? 0, Math.floor(grown / 2));
  const small = grown - 2 * large;
  const isEvaluated = town.some(({ grass }) => grass === 'coat');
  return {
    ...player,
    evaluated: counted({ ...evaluated, [SMALL]: small, [LARGE]: large, [TOWN_EVALUATION]: isEvaluated ? 1 : 0 }),
    points: counted({
      ...player.points,
      [SMALL]: small * (box.decrees[SMALL]?.points ?? 0),
      [LARGE]: large * (box.decrees[LARGE]?.points ?? 0),
      [TOWN_EVALUATION]: isEvaluated ? (player.points?.[TOWN_EVALUATION] ?? 0) : 0,
    }),
  };
}

/** Without kinds that have none. */
function counted(numbers: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number > 0));
}

// Decrees and points

/**
 * Scores a decree in the town as it stands. `worth` is what the server says it gives, and `columns` are those that it
 * could be scored for: grass comes under the first, or under the first two neighbours.
 */
export function score(
  position: FeuvillePosition,
  seat: number,
  decree: string,
  worth: number,
  columns: readonly string[],
  box: BoxView,
): FeuvillePosition {
  return withPlayer(position, seat, (player) => {
    const evaluated = evaluatedOf(player);
    const source = sourceOf(decree);
    const town = layingGrass(townOf(player), columns, decree === TOWN_EVALUATION ? 'coat' : 'neutral');
    return settled(
      {
        ...player,
        town: townText(town),
        evaluated: { ...evaluated, [decree]: (evaluated[decree] ?? 0) + 1 },
        points: { ...player.points, [source]: (player.points?.[source] ?? 0) + worth },
      },
      box,
    );
  });
}

/** The columns that get grass if a decree is scored, from the tiles that the server says it counts (`+1 wall`). */
export function grassFor(decree: string, reasons: readonly string[], town: readonly ColumnView[]): string[] {
  const columns = [...new Set(reasons.map((place) => place.split(' ')[0]!))];
  if (decree === SMALL) return columns.slice(0, 1);
  if (decree === TOWN_EVALUATION) {
    const free = town.filter(({ grass }) => !grass).map(({ column }) => column);
    return [columns.find((column) => free.includes(column)) ?? free[0] ?? '0'];
  }
  if (decree !== LARGE) return [];
  const left = columns.find((column) => columns.includes(columnName(Number(column) + 1)));
  return left === undefined ? [] : [left, columnName(Number(left) + 1)];
}

/** Takes a scored decree back, with its grass and what it would give now. */
export function unscore(
  position: FeuvillePosition,
  seat: number,
  decree: string,
  worth: number,
  box: BoxView,
): FeuvillePosition {
  return withPlayer(position, seat, (player) => {
    const town = townOf(player);
    const evaluated = counted({ ...evaluatedOf(player), [decree]: (evaluatedOf(player)[decree] ?? 0) - 1 });
    const source = sourceOf(decree);
    const isLast = !Object.keys(evaluated).some((other) => sourceOf(other) === source);
    const points = isLast ? 0 : Math.max(0, (player.points?.[source] ?? 0) - worth);
    const bare = layingGrass(town, grassOf(decree, town), null);
    return settled(
      { ...player, town: townText(bare), evaluated, points: counted({ ...player.points, [source]: points }) },
      box,
    );
  });
}

/** The columns whose grass goes with a scored decree: the last that fit. */
function grassOf(decree: string, town: readonly ColumnView[]): string[] {
  const under = (kind: string): string[] => town.filter(({ grass }) => grass === kind).map(({ column }) => column);
  if (decree === TOWN_EVALUATION) return under('coat');
  const grown = under('neutral').reverse();
  if (decree === SMALL) return grown.slice(0, 1);
  if (decree !== LARGE) return [];
  const right = grown.find((column) => grown.includes(columnName(Number(column) - 1))) ?? grown[0];
  return right === undefined ? [] : [right, columnName(Number(right) - 1)];
}

export function setPoints(position: FeuvillePosition, seat: number, source: string, points: number): FeuvillePosition {
  return withPlayer(position, seat, (player) => ({
    ...player,
    points: counted({ ...player.points, [source]: points }),
  }));
}

// Player boards, board and turn

export function setStored(
  position: FeuvillePosition,
  seat: number,
  space: number,
  stored: Stored | null,
): FeuvillePosition {
  return withPlayer(position, seat, ({ store: _, ...player }) => {
    const store = storeOf(position.players[seat]!).map((old, number) => (number === space ? stored : old));
    return store.some(Boolean) ? { ...player, store: storeText(store) } : player;
  });
}

export function setCharms(position: FeuvillePosition, seat: number, charms: readonly string[]): FeuvillePosition {
  return withPlayer(position, seat, ({ charms: _, ...player }) => (charms.length ? { ...player, charms } : player));
}

/** Lays a piece on a slot of a row. A row without any piece is left out: the rules refill it. */
export function setSlot(position: FeuvillePosition, row: string, slot: number, piece: string | null): FeuvillePosition {
  const { board = {}, ...rest } = kept(position);
  const length = BOARD[row] ?? 0;
  const pieces = Array.from({ length }, (_, index) => (index === slot ? piece : (board[row]?.[index] ?? null)));
  const { [row]: _, ...others } = board;
  const rows = pieces.some(Boolean) ? { ...others, [row]: pieces } : others;
  return Object.keys(rows).length ? { ...rest, board: rows } : rest;
}

/** Fills the open slots of the board at random with what is still in the box. */
export function dealBoard(
  position: FeuvillePosition,
  box: BoxView,
  random: () => number = Math.random,
): FeuvillePosition {
  const open = Object.entries(BOARD).flatMap(([row, length]) =>
    Array.from({ length }, (_, slot) => ({ row, slot })).filter(({ row, slot }) => !position.board?.[row]?.[slot]),
  );
  return open.reduce((dealt, { row, slot }) => {
    const left = leftIn(box, dealt);
    const pile = piecesOf(box, row).flatMap((piece) => Array<string>(Math.max(0, left.get(piece) ?? 0)).fill(piece));
    return setSlot(dealt, row, slot, pile[Math.floor(random() * pile.length)] ?? null);
  }, position);
}

/** Says whose turn it is; `null` means that the game is over. */
export function setTurn(position: FeuvillePosition, player: number | null): FeuvillePosition {
  const { turn: _, board, ...rest } = kept(position);
  // Once it is over, nobody asks what lies on the board.
  return player === null ? rest : { ...rest, ...(board && { board }), turn: { player } };
}

export function setStartPlayer(position: FeuvillePosition, player: number): FeuvillePosition {
  return { ...kept(position), start_player: player };
}

export function setOption(position: FeuvillePosition, name: string, value: OptionValue): FeuvillePosition {
  const { options, ...rest } = kept(position);
  return { ...rest, options: { ...options, [name]: value } };
}
