/** The thing that an arrow key leads to: the nearest in its direction. */
import type { Box } from './placing';

/** What counts as ahead of and beside a thing, by arrow key; `step` is the way through the document. */
export const ARROWS = {
  ArrowLeft: { ahead: [-1, 0], step: -1 },
  ArrowRight: { ahead: [1, 0], step: 1 },
  ArrowUp: { ahead: [0, -1], step: -1 },
  ArrowDown: { ahead: [0, 1], step: 1 },
} as const;

export type Arrow = keyof typeof ARROWS;

/** Something aside is as far as something this many times as far ahead. */
const ASIDE = 2;

/** Returns the index of the box that the key leads to from the box at `from`; where none is ahead, the next in order. */
export function nearest(boxes: readonly Box[], from: number, key: Arrow): number | null {
  const { ahead, step } = ARROWS[key];
  const start = boxes[from];
  if (!start) return null;
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const x = middle(box).x - middle(start).x;
    const y = middle(box).y - middle(start).y;
    const along = x * ahead[0] + y * ahead[1];
    const aside = Math.abs(x * ahead[1]) + Math.abs(y * ahead[0]);
    const distance = along + ASIDE * aside;
    // Ahead means less than 45 degrees off.
    if (index === from || along <= aside || distance >= least) return;
    best = index;
    least = distance;
  });
  return best ?? (from + step in boxes ? from + step : null);
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });
