/** The parts of a position that the editor sets, and how taps change them. Described in docs/positions.md. */
import type { OptionValue } from '../../../texts/options';
import { COLUMNS } from '../view';
import type { SheetView } from '../view';

/** Columns are letters from the left: `ab`. Cathedrals are in the order they were built. */
export interface SheetPosition {
  buildings?: Readonly<Record<string, string>>;
  struck?: Readonly<Record<string, string>>;
  circled?: Readonly<Record<string, number>>;
  spent?: Readonly<Record<string, number>>;
  citizens?: Readonly<Record<string, number>>;
  /** What the player has done in this half day: the sheet is as it was before. */
  moves?: readonly string[] | null;
}

export type Track = 'circled' | 'spent' | 'citizens';

export interface TilePosition {
  place: number;
  tile: number;
  side: string;
}

export interface TroyesDicePosition {
  game: string;
  options?: Readonly<Record<string, OptionValue>>;
  /** 1 to 16, odd ones are mornings; 17 when the game is over. */
  half_day: number;
  numbering?: readonly number[];
  /** Clockwise, each as `up/down`. */
  plazas: readonly string[];
  tiles?: readonly TilePosition[];
  dice?: readonly number[];
  /** The number of the black die from 1; 0 for none. */
  black?: number;
  /** The seat of the town crier. */
  crier?: number;
  players: readonly SheetPosition[];
}

const WITHOUT_DICE = { dice: [], black: 0 };
const BANQUETS = 'banquets_and_raids';
const SIDES = ['banquet', 'raid'];

/**
 * A position of a game as it can be set up here: the sheets as they were when the half day opened, and no options that
 * would have to match what lies on the table.
 */
export function adopt({ players, options = {}, ...position }: TroyesDicePosition): TroyesDicePosition {
  const { crier: _, tiles: __, ...rest } = options;
  return {
    ...position,
    options: { ...rest, numbering: 'expert' },
    players: players.map(({ moves: _, ...sheet }) => sheet),
  };
}

/** Draws a building or erases it. */
export function withBuilding(
  position: TroyesDicePosition,
  seat: number,
  building: string,
  column: string,
): TroyesDicePosition {
  const { buildings } = position.players[seat]!;
  return withSheet(position, seat, { buildings: { ...buildings, [building]: toggled(buildings?.[building], column) } });
}

/** Strikes a dice square or clears it; `now` is what the sheet shows, which follows from others if it isn't set. */
export function withStruck(
  position: TroyesDicePosition,
  seat: number,
  colour: string,
  column: string,
  now: SheetView['struck'],
): TroyesDicePosition {
  const struck = Object.fromEntries(Object.entries(now).map(([one, columns]) => [one, columns.join('')]));
  return withSheet(position, seat, { struck: { ...struck, [colour]: toggled(struck[colour], column) } });
}

export function withNumber(
  position: TroyesDicePosition,
  seat: number,
  track: Track,
  name: string,
  number: number,
): TroyesDicePosition {
  return withSheet(position, seat, { [track]: { ...position.players[seat]![track], [name]: number } });
}

/** Goes to a half day, with dice on the wheel unless the game is over. */
export function withHalfDay(position: TroyesDicePosition, half_day: number, isOver: boolean): TroyesDicePosition {
  if (isOver) return { ...position, ...WITHOUT_DICE, half_day };
  return position.dice?.length ? { ...position, half_day } : withDice({ ...position, half_day }, [2, 3, 4], 1);
}

/** Lays out the dice in ascending order, the black one before its equals. */
export function withDice(position: TroyesDicePosition, others: readonly number[], black: number): TroyesDicePosition {
  const dice = [black, ...others].sort((one, other) => one - other);
  return { ...position, dice, black: dice.indexOf(black) + 1 };
}

/** The black die, and the others. */
export function diceOf({ dice = [], black = 0 }: TroyesDicePosition): { black: number; others: number[] } {
  return { black: dice[black - 1] ?? 1, others: dice.filter((_, index) => index !== black - 1) };
}

/** Writes a value above a column; the column that had it gets the value in exchange. */
export function withColumnValue(position: TroyesDicePosition, column: number, value: number): TroyesDicePosition {
  const numbering = position.numbering ?? COLUMNS.map((_, index) => index + 1);
  const before = numbering[column]!;
  return {
    ...position,
    numbering: numbering.map((one, index) => (index === column ? value : one === value ? before : one)),
  };
}

/** Lays a plaza at a place, in exchange for the one there; an expansion tile stays beside its plaza. */
export function withPlaza(position: TroyesDicePosition, place: number, face: string): TroyesDicePosition {
  const plazas = [...position.plazas];
  const from = isSame(plazas[place]!, face) ? place : plazas.findIndex((one) => isSame(one, face));
  plazas[from] = plazas[place]!;
  plazas[place] = face;
  const tiles = position.tiles?.map((tile) => {
    if (tile.place === place) return { ...tile, place: from };
    return tile.place === from ? { ...tile, place } : tile;
  });
  return { ...position, plazas, ...(tiles && { tiles }) };
}

/** The plazas that can lie at a place, with either side up. */
export function facesOf(position: TroyesDicePosition): string[] {
  const turned = (face: string) => face.split('/').reverse().join('/');
  return [...new Set(position.plazas.flatMap((face) => [face, turned(face)]))].sort();
}

/** Sets an option; Banquets & Raids come with their tiles. */
export function withOption(position: TroyesDicePosition, name: string, value: OptionValue): TroyesDicePosition {
  if (name === BANQUETS) return withBanquets(position, value === true);
  return { ...position, options: { ...position.options, [name]: value } };
}

/** Plays with Banquets & Raids or without: three tiles lie beside the plazas of one colour. */
export function withBanquets(position: TroyesDicePosition, wanted: boolean): TroyesDicePosition {
  const options = { ...position.options, [BANQUETS]: wanted };
  const places = position.plazas.flatMap((face, place) => (isSingle(face) ? [place] : []));
  const tiles = places.map((place, index) => ({ place, tile: index + 1, side: SIDES[0]! }));
  return { ...position, options, tiles: wanted ? tiles : [] };
}

/** Lays a tile, such as `raid-3`, beside a plaza; one that lies elsewhere changes places with it. */
export function withTile(position: TroyesDicePosition, place: number, id: string): TroyesDicePosition {
  const [side = '', number = ''] = id.split('-');
  const tiles = position.tiles ?? [];
  const before = tiles.find((one) => one.place === place);
  return {
    ...position,
    tiles: tiles.map((one) => {
      if (one.place === place) return { place, side, tile: Number(number) };
      return one.tile === Number(number) && before ? { ...before, place: one.place } : one;
    }),
  };
}

export const TILE_IDS: readonly string[] = SIDES.flatMap((side) =>
  Array.from({ length: 8 }, (_, index) => `${side}-${index + 1}`),
);

export function withPlayers({ crier = 0, ...position }: TroyesDicePosition, count: number): TroyesDicePosition {
  const players = Array.from({ length: count }, (_, seat) => position.players[seat] ?? {});
  return { ...position, ...(crier && { crier: Math.min(crier, count - 1) }), players };
}

/** A sheet as it is set up; what follows from that is as the server last saw it. */
export function drawn(sheet: SheetPosition, seen: SheetView): SheetView {
  const letters = (set: Readonly<Record<string, string>> | undefined, names: SheetView['struck']) =>
    Object.fromEntries(Object.entries(names).map(([name, before]) => [name, set ? [...(set[name] ?? '')] : before]));
  const buildings = letters(sheet.buildings ?? {}, seen.buildings);
  const resources = Object.entries(seen.resources).map(([name, before]) => {
    const circled = sheet.circled?.[name] ?? before.circled;
    const spent = sheet.spent?.[name] ?? before.spent;
    return [name, { circled, spent, left: Math.max(0, circled - spent) }];
  });
  return {
    ...seen,
    buildings,
    struck: letters(sheet.struck, seen.struck),
    protected: buildings['fortress'] ?? [],
    cathedrals: buildings['cathedral'] ?? [],
    resources: Object.fromEntries(resources) as SheetView['resources'],
    citizens: { ...seen.citizens, ...sheet.citizens },
  };
}

function withSheet(position: TroyesDicePosition, seat: number, change: SheetPosition): TroyesDicePosition {
  return {
    ...position,
    players: position.players.map((sheet, number) => (number === seat ? { ...sheet, ...change } : sheet)),
  };
}

function toggled(columns: string | undefined, column: string): string {
  const before = columns ?? '';
  return before.includes(column) ? before.replace(column, '') : before + column;
}

const isSingle = (face: string): boolean => new Set(face.split('/')).size === 1;

/** Whether two faces are those of one plaza. */
const isSame = (one: string, other: string): boolean => one === other || one.split('/').reverse().join('/') === other;
