/** Coordinates on the wheel: nine places clockwise from the top, in units of the drawing, around its centre. */
import type { PlazaView } from '../view';

export const PLACES = 9;
export const STEP = 360 / PLACES;
export const RADIUS = 174;
export const VIEW_BOX = `${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`;
export const INNER = 90;
export const OUTER = 148;
/** How far out a destroyed plaza is drawn. */
export const PULLED = 13;

/** The zone of a sector: neutral, morning or afternoon. */
export const zoneOf = (sector: string): string => sector.split(' ')[0]!;

/** How many coins fit into a sector side by side. */
const MOST_COINS = 3;

/** The coins in a sector: one for each resource it costs, or one of each kind with its number. */
export function coins(cost: Readonly<Record<string, number>>): { name: string; number: number | null }[] {
  const kinds = Object.entries(cost).filter(([, number]) => number > 0);
  const all = kinds.flatMap(([name, number]) => Array.from({ length: number }, () => ({ name, number: null })));
  return all.length <= MOST_COINS ? all : kinds.map(([name, number]) => ({ name, number }));
}

/** By how many places the small disc has turned: the place of its neutral sector. */
export function turned(plazas: readonly PlazaView[]): number {
  return plazas.find(({ sector }) => sector === 'neutral')?.place ?? 0;
}

export function at(place: number, radius: number): { x: number; y: number } {
  const angle = ((place * STEP - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** The outline of a ring segment around a place, `width` places wide. */
export function wedge(place: number, inner: number, outer: number, width: number): string {
  const from = place - width / 2;
  const to = place + width / 2;
  const [a, b, c, d] = [at(from, outer), at(to, outer), at(to, inner), at(from, inner)];
  const turn = (radius: number, way: 0 | 1) => `A${radius} ${radius} 0 0 ${way}`;
  return `M${a.x} ${a.y}${turn(outer, 1)} ${b.x} ${b.y}L${c.x} ${c.y}${turn(inner, 0)} ${d.x} ${d.y}z`;
}

/** The fields of a three-by-three grid that have a pip. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568'];

/** The pips of a die around its centre; `unit` is the distance between them. */
export function pips(value: number, unit: number): { x: number; y: number }[] {
  return [...(PIPS[value] ?? '')].map((field) => ({
    x: ((Number(field) % 3) - 1) * unit,
    y: (Math.floor(Number(field) / 3) - 1) * unit,
  }));
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
