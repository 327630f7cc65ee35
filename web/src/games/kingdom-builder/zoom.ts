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

export interface Axis {
  /** How far one has scrolled. */
  scroll: number;
  /** The size of the window and of the picture in it. */
  window: number;
  picture: number;
}

/** Where to scroll so that the point of the picture `at` pixels into the window stays there. */
export function scrolled({ scroll, window, picture }: Axis, factor: number, at: number): number {
  // A picture smaller than its window lies in the middle of it.
  const margin = Math.max(0, (window - picture) / 2);
  const marginAfter = Math.max(0, (window - picture * factor) / 2);
  return Math.max(0, (scroll + at - margin) * factor + marginAfter - at);
}
