/** Where the popover stands: beside the thing, never on it. */
import type { Way } from './meaning';

export interface Size {
  width: number;
  height: number;
}

/** A box on the screen, in pixels. */
export interface Box extends Size {
  left: number;
  top: number;
}

type Side = 'above' | 'right' | 'left' | 'below';

const MARGIN = 8;
/** A thing smaller than this, such as a hex, keeps its neighbours in sight as well. */
const SMALL = 56;
/** A hand covers what is below and right of the finger. */
const ORDER: Record<Way, readonly Side[]> = {
  mouse: ['right', 'left', 'above', 'below'],
  key: ['right', 'left', 'above', 'below'],
  touch: ['above', 'left', 'right', 'below'],
};

/** Returns the upper left corner for a popover of this size: the first side with enough room, or else the roomiest. */
export function placed(thing: Box, size: Size, screen: Size, way: Way): { left: number; top: number } {
  const gap = Math.max(thing.width, thing.height) < SMALL ? Math.max(thing.width, MARGIN) : MARGIN;
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const room: Record<Side, number> = {
    above: thing.top - gap - MARGIN - size.height,
    below: screen.height - bottom - gap - MARGIN - size.height,
    left: thing.left - gap - MARGIN - size.width,
    right: screen.width - right - gap - MARGIN - size.width,
  };
  const sides = ORDER[way];
  const side =
    sides.find((one) => room[one] >= 0) ?? sides.reduce((one, other) => (room[other] > room[one] ? other : one));
  const middle = {
    left: thing.left + (thing.width - size.width) / 2,
    top: thing.top + (thing.height - size.height) / 2,
  };
  const corner = {
    above: { left: middle.left, top: thing.top - gap - size.height },
    below: { left: middle.left, top: bottom + gap },
    left: { left: thing.left - gap - size.width, top: middle.top },
    right: { left: right + gap, top: middle.top },
  }[side];
  return {
    left: within(corner.left, screen.width - size.width - MARGIN),
    top: within(corner.top, screen.height - size.height - MARGIN),
  };
}

function within(wanted: number, most: number): number {
  return Math.round(Math.max(MARGIN, Math.min(wanted, most)));
}
