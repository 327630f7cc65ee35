/**
 * Coordinates on the drawn board: hexes are named `row.column` as in moves, odd rows half a hex to the right. The units
 * are those of the artwork: a hex is 52 wide and 60 high around its centre.
 */

export const SIDE = 20;
export const HALF_WIDTH = 26;
export const SIDE_LENGTH = 30;
export const HALF_SIDE = SIDE_LENGTH / 2;
export const ROW_STEP = SIDE_LENGTH + HALF_SIDE;

export const WIDTH = HALF_WIDTH * (2 * SIDE + 1);
export const HEIGHT = ROW_STEP * SIDE + HALF_SIDE;

/** The board, with a margin for the row and column numbers. */
export const SHEET = { left: -34, top: -30, width: WIDTH + 34 + 16, height: HEIGHT + 2 * 30 } as const;
export const SHEET_BOX = `${SHEET.left} ${SHEET.top} ${SHEET.width} ${SHEET.height}`;

export interface Place {
  row: number;
  column: number;
}

export interface Point {
  x: number;
  y: number;
}

/** All hexes, row by row. */
export const HEXES: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
  hexAt({ row: Math.floor(index / SIDE), column: index % SIDE }),
);

const NAMES: ReadonlySet<string> = new Set(HEXES);

export function hexAt({ row, column }: Place): string {
  return `${row}.${column}`;
}

export function placeOf(hex: string): Place {
  const [row = 0, column = 0] = hex.split('.').map(Number);
  return { row, column };
}

/** The index of a hex, row by row. */
export function numberOf(hex: string): number {
  const { row, column } = placeOf(hex);
  return SIDE * row + column;
}

/** The centre of a hex, from the upper left of the board. */
export function centre(hex: string): Point {
  const { row, column } = placeOf(hex);
  return { x: HALF_WIDTH * (2 * column + 1 + (row % 2)), y: SIDE_LENGTH + ROW_STEP * row };
}

/** Whether a text names a hex. */
export function isHex(text: string): boolean {
  return NAMES.has(text);
}

export function isOnBoard({ row, column }: Place): boolean {
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}

/** The outline of a hex as part of a path; `scale` 1 is full size. */
export function outline(hex: string, scale = 1): string {
  const { x, y } = centre(hex);
  const [width, half, side] = [HALF_WIDTH * scale, HALF_SIDE * scale, SIDE_LENGTH * scale].map(short);
  return `M${x} ${short(y - SIDE_LENGTH * scale)}l${width} ${half}v${side}l-${width} ${half}l-${width}-${half}v-${side}z`;
}

/** The outlines of many hexes as one path. */
export function outlines(hexes: Iterable<string>, scale = 1): string {
  return Array.from(hexes, (hex) => outline(hex, scale)).join('');
}

function short(number: number): number {
  return Math.round(number * 100) / 100;
}

/** The six directions: the step in even and in odd rows, and the side of the hex that faces it as part of a path. */
const DIRECTIONS = [
  { even: [0, 1], odd: [0, 1], from: [HALF_WIDTH, -HALF_SIDE], run: [0, SIDE_LENGTH] },
  { even: [0, -1], odd: [0, -1], from: [-HALF_WIDTH, HALF_SIDE], run: [0, -SIDE_LENGTH] },
  { even: [1, 0], odd: [1, 1], from: [HALF_WIDTH, HALF_SIDE], run: [-HALF_WIDTH, HALF_SIDE] },
  { even: [1, -1], odd: [1, 0], from: [0, SIDE_LENGTH], run: [-HALF_WIDTH, -HALF_SIDE] },
  { even: [-1, 0], odd: [-1, 1], from: [0, -SIDE_LENGTH], run: [HALF_WIDTH, HALF_SIDE] },
  { even: [-1, -1], odd: [-1, 0], from: [-HALF_WIDTH, -HALF_SIDE], run: [HALF_WIDTH, -HALF_SIDE] },
] as const;

export interface Edge {
  /** The hex on the other side; `null` at the edge of the board. */
  neighbour: string | null;
  /** The side as part of a path. */
  line: string;
}

/** The six sides of a hex. */
export function edges(hex: string): Edge[] {
  const { row, column } = placeOf(hex);
  const { x, y } = centre(hex);
  return DIRECTIONS.map(({ even, odd, from, run }) => {
    const [down, right] = row % 2 ? odd : even;
    const beyond = { row: row + down, column: column + right };
    return {
      neighbour: isOnBoard(beyond) ? hexAt(beyond) : null,
      line: `M${x + from[0]} ${y + from[1]}l${run[0]} ${run[1]}`,
    };
  });
}

/** The sides around a set of hexes, and those between two of them. */
export function region(hexes: ReadonlySet<string>): { around: string; between: string } {
  const found = { around: '', between: '' };
  for (const hex of hexes) {
    for (const { neighbour, line } of edges(hex)) {
      if (!neighbour || !hexes.has(neighbour)) found.around += line;
      else if (numberOf(neighbour) > numberOf(hex)) found.between += line;
    }
  }
  return found;
}

/** The quadrant of a hex. */
export function sectorOf(hex: string): number {
  const { row, column } = placeOf(hex);
  return 2 * Math.floor(row / (SIDE / 2)) + Math.floor(column / (SIDE / 2));
}

/** A number that looks random from hex to hex but never changes; the printed picture uses the same. */
export function varied(hex: string, kinds: number): number {
  const { row, column } = placeOf(hex);
  return ((row * row * 7 + column * column * 3 + row * column * 5 + row * 11 + column * 13) % 97) % kinds;
}

/** The outline of the whole board. */
export const SILHOUETTE = silhouette();

function silhouette(): string {
  const rows = Array.from({ length: SIDE }, (_, row) => row);
  const shift = (row: number): number => HALF_WIDTH * (row % 2);
  const along = 2 * HALF_WIDTH;
  const points = [
    ...rows.flatMap((column) => [`${along * column} ${HALF_SIDE}`, `${along * column + HALF_WIDTH} 0`]),
    ...rows.flatMap((row) => upright(shift(row) + along * SIDE, row)),
    ...rows.flatMap((column) => [
      `${along * (SIDE - column) + shift(SIDE - 1) - HALF_WIDTH} ${HEIGHT}`,
      `${along * (SIDE - column - 1) + shift(SIDE - 1)} ${HEIGHT - HALF_SIDE}`,
    ]),
    ...rows.reverse().flatMap((row) => upright(shift(row), row).reverse()),
  ];
  return `M${points.join('L')}z`;
}

function upright(x: number, row: number): string[] {
  return [`${x} ${ROW_STEP * row + HALF_SIDE}`, `${x} ${ROW_STEP * row + HALF_SIDE + SIDE_LENGTH}`];
}
