/** Makes text fit its place in a drawing, whatever font the reader's system has. */

/** Where nothing can be measured: the width of a letter in ems, which suits even a wide bold serif. */
const [LATIN, CJK] = [0.66, 1];
const MEASURED_AT = 100;

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The largest font size, up to `largest`, in which a bold text of the page's font is no wider than `width`. */
export function fontSizeFor(text: string, width: number, largest: number): number {
  return Math.min(largest, width / emsOf(text));
}

/** The width of a bold text in ems. */
function emsOf(text: string): number {
  const known = widths.get(text) ?? measured(text) ?? estimated(text);
  widths.set(text, known);
  return known;
}

function measured(text: string): number | null {
  pen ??= penOfPage();
  return pen && pen.measureText(text).width / MEASURED_AT;
}

function penOfPage(): CanvasRenderingContext2D | null {
  const made = document.createElement('canvas').getContext('2d');
  if (made) made.font = `bold ${MEASURED_AT}px ${getComputedStyle(document.documentElement).fontFamily}`;
  return made;
}

function estimated(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '⺀' ? CJK : LATIN), 0);
}
