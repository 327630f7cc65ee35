/** Zooming into a picture that lies in a scrolling window: how large, and how far to scroll. */

export const LEAST = 1;
export const STEP = 1.5;
const LARGEST_HEX = 104;

/** The largest zoom: until a hex is so many pixels wide, but never less than a few steps. */
export function most(hexWidth: number): number {
  return Math.max(STEP * STEP, LARGEST_HEX / Math.max(1, hexWidth));
}

export function clamped(zoom: number, largest: number): number {
  return Math.min(largest, Math.max(LEAST, zoom));
}

/** Along one axis: the size of the window, and of the picture in it. */
export interface Axis {
  window: number;
  picture: number;
}

/** Where to scroll so that what lay `at` pixels into the window still lies there. */
export function scrolled(scroll: number, before: Axis, after: Axis, at: number): number {
  const share = (scroll + at - margin(before)) / before.picture;
  return Math.max(0, share * after.picture + margin(after) - at);
}

/** A picture smaller than its window lies in the middle of it. */
function margin({ window, picture }: Axis): number {
  return Math.max(0, (window - picture) / 2);
}
