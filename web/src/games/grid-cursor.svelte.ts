/**
 * What a grid of invisible cells does for pointer, keyboard and screen reader: one cell can be reached with Tab, keys move
 * on from there, and whoever sees the focus sees a frame. A cell is an element of an SVG with `data-place`.
 */
interface Acts {
  /** Where a key leads from a place, or `null` if it is no key of the grid. */
  moved: (place: string, event: KeyboardEvent) => string | null;
  /** Somebody chose a place, by which kind of pointer if by one. */
  pick: (place: string, pointer: string, at: { x: number; y: number }) => void;
  /** Somebody points at a place, or no longer at any. */
  point: (place: string | null) => void;
}

export class GridCursor {
  /** The place that Tab leads to. */
  place = $state('');
  /** Whether the focus is there and should be seen. */
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
    // A click that a key or an assistive tool makes has no pointer.
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
