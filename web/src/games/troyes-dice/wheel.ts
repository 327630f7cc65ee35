/** Where everything is on the wheel: nine places clockwise from the top, in units of the drawing, around its middle. */
import printed from '../../../../src/bastide/games/troyes_dice/data/wheel.json?raw';
import type { PlazaView } from './view';

export const PLACES = 9;
export const STEP = 360 / PLACES;
export const RADIUS = 174;
export const VIEW_BOX = `${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`;
export const INNER = 90;
export const OUTER = 148;
/** How far a destroyed plaza is pulled out. */
export const PULLED = 13;

type Cost = Record<string, number>;
const zones = JSON.parse(printed) as Record<'morning' | 'afternoon', { cost: Cost }[]>;

/** The nine sectors of the small disc clockwise, as printed: the neutral one, the mornings, the afternoons. */
export const SECTORS: readonly { zone: string; cost: Cost | null }[] = [
  { zone: 'neutral', cost: null },
  ...(['morning', 'afternoon'] as const).flatMap((zone) => zones[zone].map(({ cost }) => ({ zone, cost }))),
];

/** By how many places the small disc is turned: to where its neutral sector lies. */
export function turned(plazas: readonly PlazaView[]): number {
  return plazas.find(({ sector }) => sector === 'neutral')?.place ?? 0;
}

export function at(place: number, radius: number): { x: number; y: number } {
  const angle = ((place * STEP - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** The outline of a piece of a ring around a place, `width` of a place wide. */
export function wedge(place: number, inner: number, outer: number, width: number): string {
  const from = place - width / 2;
  const to = place + width / 2;
  const [a, b, c, d] = [at(from, outer), at(to, outer), at(to, inner), at(from, inner)];
  const turn = (radius: number, way: 0 | 1) => `A${radius} ${radius} 0 0 ${way}`;
  return `M${a.x} ${a.y}${turn(outer, 1)} ${b.x} ${b.y}L${c.x} ${c.y}${turn(inner, 0)} ${d.x} ${d.y}z`;
}

/** Which fields of a grid of nine have a pip. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568'];

/** The pips of a die around its middle; `unit` from one to the next. */
export function pips(value: number, unit: number): { x: number; y: number }[] {
  return [...(PIPS[value] ?? '')].map((field) => ({
    x: ((Number(field) % 3) - 1) * unit,
    y: (Math.floor(Number(field) / 3) - 1) * unit,
  }));
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
