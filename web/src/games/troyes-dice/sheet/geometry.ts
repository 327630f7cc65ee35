/** Coordinates on the sheet, in units of the drawing. */
import { COLOURS, COLUMNS, DISTRICTS } from '../view';

export const WIDTH = 440;
export const LEFT = 10;
const COLUMN = 60;
export const RIGHT = LEFT + COLUMNS.length * COLUMN;
export const SCORE_LEFT = RIGHT + 5;
export const SCORE_WIDTH = WIDTH - SCORE_LEFT - 6;

const TOP = 6;
const CELL = 36;
const SQUARE = 21;
const STRIP = 15;
const TRACK = 20;
const GAP = 5;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Levels {
  top: number;
  prestige: number;
  squares: number;
  work: number;
  /** The strip of the link bonuses. */
  links: number;
  track: number;
  bottom: number;
}

/** The red district has links above its upper row as well. */
function levels(index: number): Levels {
  const height = 2 * CELL + SQUARE + STRIP + TRACK;
  const top = TOP + index * (height + GAP) + (index ? STRIP : 0);
  const prestige = top + (index ? 0 : STRIP);
  const squares = prestige + CELL;
  const work = squares + SQUARE;
  const links = work + CELL;
  const track = links + STRIP;
  return { top, prestige, squares, work, links, track, bottom: track + TRACK };
}

export const LEVELS = DISTRICTS.map((_, index) => levels(index));

export const CITIZENS_TOP = LEVELS.at(-1)!.bottom + GAP + 2;
export const CITIZEN_ROW = 19;
const BONUS_ROW = 24;
/** The citizens that all three tracks need for a bonus. */
const BONUSES = [3, 6, 11] as const;
export const BONUS_TOP = CITIZENS_TOP + COLOURS.length * CITIZEN_ROW;
export const HEIGHT = BONUS_TOP + BONUS_ROW + 8;
export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

const BOXES = new Map<string, Box>();
DISTRICTS.forEach(({ colour, prestige, work, resource }, index) => {
  const at = LEVELS[index]!;
  COLUMNS.forEach((column, number) => {
    const x = LEFT + number * COLUMN;
    BOXES.set(`${prestige} ${column}`, { x, y: at.prestige, width: COLUMN, height: CELL });
    BOXES.set(`${colour} ${column}`, { x, y: at.squares, width: COLUMN, height: SQUARE });
    BOXES.set(`${work} ${column}`, { x, y: at.work, width: COLUMN, height: CELL });
  });
  BOXES.set(`points ${resource}`, { x: SCORE_LEFT, y: at.track, width: SCORE_WIDTH, height: TRACK });
  for (const building of [prestige, work])
    BOXES.set(`character ${building}`, {
      x: SCORE_LEFT,
      y: building === prestige ? at.prestige : at.work,
      width: SCORE_WIDTH,
      height: CELL,
    });
  BOXES.set(resource, { x: LEFT, y: at.track, width: RIGHT - LEFT, height: TRACK });
  BOXES.set(`citizens ${colour}`, {
    x: LEFT - 4,
    y: CITIZENS_TOP + index * CITIZEN_ROW,
    width: RIGHT - LEFT + 6,
    height: CITIZEN_ROW,
  });
});

BOXES.set('points citizens', { x: SCORE_LEFT, y: CITIZENS_TOP - 1, width: SCORE_WIDTH, height: 26 });
BOXES.set('total', { x: SCORE_LEFT, y: CITIZENS_TOP + 26, width: SCORE_WIDTH, height: HEIGHT - CITIZENS_TOP - 30 });
for (const at of BONUSES)
  BOXES.set(`bonus ${at}`, { x: citizenX(at) - 22, y: BONUS_TOP + 2, width: 44, height: BONUS_ROW - 2 });

/** The rows of the sheet from the top, with their places from the left, as the keyboard walks through them. */
export const ROWS: readonly (readonly string[])[] = [
  ...DISTRICTS.flatMap(({ colour, prestige, work, resource }) => [
    [...COLUMNS.map((column) => `${prestige} ${column}`), `character ${prestige}`],
    COLUMNS.map((column) => `${colour} ${column}`),
    [...COLUMNS.map((column) => `${work} ${column}`), `character ${work}`],
    [resource, `points ${resource}`],
  ]),
  ['citizens red', 'points citizens'],
  ['citizens yellow', 'total'],
  ['citizens white'],
  BONUSES.map((at) => `bonus ${at}`),
];

/** Whether nothing is ever done at a place: points, characters and bonuses. */
export function onlyTells(place: string): boolean {
  return /^(character|points|total|bonus)\b/.test(place);
}

export function isPlace(place: string): boolean {
  return BOXES.has(place);
}

export function boxOf(place: string): Box {
  const box = BOXES.get(place);
  if (!box) throw new Error(`There is no ${place} on the sheet.`);
  return box;
}

/** Where a finger hits a place: a dice square is as high as the building above and below it. */
export function touchBoxOf(place: string): Box {
  const box = boxOf(place);
  const [name = ''] = place.split(' ');
  const share = (2 * CELL + SQUARE) / 3;
  if (DISTRICTS.some(({ prestige }) => prestige === name)) return { ...box, height: share };
  if (box.height === SQUARE) return { ...box, y: box.y - (share - SQUARE) / 2, height: share };
  return box.height === CELL ? { ...box, y: box.y + CELL - share, height: share } : box;
}

export function middleOf(place: string): Point {
  const { x, y, width, height } = boxOf(place);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The x of a resource track's symbol with this number (from 1); linked ones leave space for a citizen after them. */
export function symbolX(number: number, linked: readonly number[]): number {
  return LEFT + 11 + (number - 1) * 17.2 + linked.filter((link) => link < number).length * 16;
}

/** The x of the citizen with this number (from 1); after the 15th there is space for the track's bonus. */
export function citizenX(number: number): number {
  return LEFT + 5 + (number - 1) * 15.1 + (number > 15 ? 36 : 0);
}
