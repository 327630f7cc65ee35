/** Zooming a picture in a scrolling window: its size and scroll position. */

export const LEAST = 1;
export const STEP = 1.5;
const LARGEST_HEX = 104;

/** The largest zoom: a hex may get this many pixels wide, but a few steps are always possible. */
export function most(hexWidth: number): number {
  return Math.max(STEP * STEP, LARGEST_HEX / Math.max(1, hexWidth));
}

export function clamped(zoom: number, largest: number): number {
  return Math.min(largest, Math.max(LEAST, zoom));
}

/** One axis: the size of the window, and of the picture in it. */
export interface Axis {
  window: number;
  picture: number;
}

/** The scroll position that keeps what is `at` pixels into the window in its place. */
export function scrolled(scroll: number, before: Axis, after: Axis, at: number): number {
  const share = (scroll + at - margin(before)) / before.picture;
  return Math.max(0, share * after.picture + margin(after) - at);
}

/** A picture smaller than its window is centred. */
function margin({ window, picture }: Axis): number {
  return Math.max(0, (window - picture) / 2);
}
