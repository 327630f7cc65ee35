/** The server's view, and the names of what is printed, in the order of the sheet. */
import type { DieView, SheetView, TroyesDiceView } from '../../generated/troyes-dice';

export type * from '../../generated/troyes-dice';

export const COLOURS = ['red', 'yellow', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const VALUES = [1, 2, 3, 4, 5, 6] as const;

interface District {
  colour: Colour;
  prestige: string;
  work: string;
  resource: string;
}

export const DISTRICTS: readonly District[] = [
  { colour: 'red', prestige: 'fortress', work: 'palace', resource: 'influence' },
  { colour: 'yellow', prestige: 'great-hall', work: 'city-hall', resource: 'deniers' },
  { colour: 'white', prestige: 'cathedral', work: 'bishopric', resource: 'knowledge' },
];

export const RESOURCES = DISTRICTS.map(({ resource }) => resource);

const byName = new Map<string, District>(
  DISTRICTS.flatMap((district) => Object.values(district).map((name) => [name, district] as const)),
);

/** The district of a colour, a building or a resource. */
export function districtOf(name: string): District {
  const district = byName.get(name);
  if (!district) throw new Error(`There is no ${name} on the sheet.`);
  return district;
}

export function isResource(name: string): boolean {
  return RESOURCES.includes(name);
}

/** The column with this value above it; none for value 0, and while the columns are being numbered. */
export function columnOf(view: TroyesDiceView, value: number | null): string | null {
  const at = value === null ? -1 : view.numbering.indexOf(value);
  return COLUMNS[at] ?? null;
}

/** The value above a column, if it has one yet. */
export function valueOf(view: TroyesDiceView, column: string): number | null {
  return view.numbering[COLUMNS.indexOf(column as 'a')] ?? null;
}

export function dieOf(view: TroyesDiceView, die: string | number | null): DieView | null {
  return view.dice.find((one) => String(one.die) === String(die)) ?? null;
}

export function isBuilt(sheet: SheetView, building: string, column: string): boolean {
  return sheet.buildings[building]?.includes(column) ?? false;
}

export function isBlocked(sheet: SheetView, building: string, column: string): boolean {
  return sheet.blocked[building]?.includes(column) ?? false;
}

export function isStruck(sheet: SheetView, colour: string, column: string): boolean {
  return sheet.struck[colour]?.includes(column) ?? false;
}
