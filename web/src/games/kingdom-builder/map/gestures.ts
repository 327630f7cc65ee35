/** Gestures on a scrolling window: wheel and pinch zoom, dragging with a mouse pans. One finger scrolls natively. */
import { on } from 'svelte/events';
import type { Point } from './geometry';

interface Zoomed {
  /** Zooms around a point of the screen; returns whether anything changed. */
  zoomBy(factor: number, at: Point): boolean;
  /** Whether there is anything to pan. */
  canPan(): boolean;
  ondrag(dragged: boolean): void;
}

const DRAG = 5;
const LINE = 16;

/** Listens to an element until the returned function is called. */
export function gestures(pane: HTMLElement, { zoomBy, canPan, ondrag }: Zoomed): () => void {
  let fingers: (Point & { apart: number }) | null = null;
  let grip: Point | null = null;
  let dragged = false;

  function wheel(event: WheelEvent): void {
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.008 : 0.0016));
    // At the limits of the zoom, the wheel scrolls the page again.
    if (zoomBy(factor, { x: event.clientX, y: event.clientY }) || event.ctrlKey) event.preventDefault();
  }

  function pinch(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (!one || !other) return;
    const x = (one.clientX + other.clientX) / 2;
    const y = (one.clientY + other.clientY) / 2;
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
    if (event.type === 'touchmove' && fingers) {
      if (event.cancelable) event.preventDefault();
      pane.scrollBy({ left: fingers.x - x, top: fingers.y - y, behavior: 'instant' });
      zoomBy(apart / fingers.apart, { x, y });
    }
    fingers = { x, y, apart };
  }

  function down(event: PointerEvent): void {
    drag(false);
    grip = event.pointerType !== 'touch' && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
  }

  function move(event: PointerEvent): void {
    if (!grip || !event.buttons || !canPan()) return;
    const [x, y] = [grip.x - event.clientX, grip.y - event.clientY];
    if (!dragged) {
      if (Math.hypot(x, y) < DRAG) return;
      pane.setPointerCapture(event.pointerId);
      drag(true);
    }
    pane.scrollBy({ left: x, top: y, behavior: 'instant' });
    grip = { x: event.clientX, y: event.clientY };
  }

  /** The end of a drag doesn't count as a click. */
  function click(event: MouseEvent): void {
    if (dragged) event.stopPropagation();
    drag(false);
  }

  function drag(now: boolean): void {
    if (now !== dragged) ondrag(now);
    dragged = now;
  }

  const ends = [
    on(pane, 'wheel', wheel, { passive: false }),
    on(pane, 'touchstart', pinch, { passive: true }),
    on(pane, 'touchmove', pinch, { passive: false }),
    on(pane, 'touchend', () => void (fingers = null)),
    on(pane, 'pointerdown', down),
    on(pane, 'pointermove', move),
    on(pane, 'pointerup', () => void (grip = null)),
    on(pane, 'pointercancel', () => void (grip = null)),
    on(pane, 'click', click, { capture: true }),
  ];
  return () => ends.forEach((end) => end());
}
