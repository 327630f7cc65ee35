/**
 * A grid of invisible cells for pointer, keyboard and screen reader: Tab reaches one cell, keys move on from there, and
 * the focused cell gets a frame. A cell is an SVG element with `data-place`.
 */
interface Acts {
  /** Where a key leads from a place; `null` if the grid doesn't use it. */
  moved: (place: string, event: KeyboardEvent) => string | null;
  /** The reader chose a place; `pointer` is the pointer's type, empty for the keyboard. */
  pick: (place: string, pointer: string, at: { x: number; y: number }) => void;
  /** The reader points at a place, or at none. */
  point: (place: string | null) => void;
}

export class GridCursor {
  /** The place that Tab reaches. */
  place = $state('');
  /** Whether the focus is there and should be visible. */
  visible = $state(false);
  private pointer = '';

  constructor(
    start: string,
    private readonly acts: Acts,
  ) {
    this.place = start;
  }

  private readonly onclick = (event: MouseEvent): void => {
    const place = placeOf(event);
    if (!place) return;
    this.place = place;
    // A click made by a key or an assistive tool has no pointer.
    this.acts.pick(place, event.detail ? this.pointer : '', { x: event.clientX, y: event.clientY });
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) this.acts.pick(this.place, '', { x: 0, y: 0 });
      return;
    }
    const next = this.acts.moved(this.place, event);
    if (next === null) return;
    event.preventDefault();
    this.visible = true;
    this.place = next;
    (event.currentTarget as Element).querySelector<SVGElement>(`[data-place="${next}"]`)?.focus();
  };

  private readonly onfocusin = (event: FocusEvent): void => {
    const place = placeOf(event);
    if (!place) return;
    this.place = place;
    this.visible = (event.target as Element).matches(':focus-visible');
    if (this.visible) this.acts.point(place);
  };

  private readonly onfocusout = (): void => {
    if (this.visible) this.acts.point(null);
    this.visible = false;
  };

  private readonly onpointerdown = (event: PointerEvent): void => void (this.pointer = event.pointerType);

  private readonly onpointerover = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.acts.point(placeOf(event));
  };

  private readonly onpointerleave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.acts.point(null);
  };

  /** The event handlers of the grid: spread them over its SVG. */
  readonly handlers = {
    onclick: this.onclick,
    onkeydown: this.onkeydown,
    onfocusin: this.onfocusin,
    onfocusout: this.onfocusout,
    onpointerdown: this.onpointerdown,
    onpointerover: this.onpointerover,
    onpointerleave: this.onpointerleave,
  };
}

function placeOf(event: Event): string | null {
  return event.target instanceof SVGElement ? (event.target.dataset['place'] ?? null) : null;
}
