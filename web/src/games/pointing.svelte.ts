/** Pointing at things on a board and pressing them. A mouse points by hovering, a keyboard by focus, a finger by tapping. */
import type { BoardProps, Move } from './contract';

/** What the reader points at: the text of a move, legal or not, and what it is about. */
export interface Pointed {
  text: string | null;
  about: string | null;
}

export const isTouch = (event: Event | undefined): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';

/** The state shared by a board's buttons. `Thing` is what this board's buttons can stand for. */
export abstract class Pointing<View extends { turn: unknown }, Thing extends Pointed = Pointed> {
  pointed = $state.raw<Thing | null>(null);
  /** Whether the last move was made with the keyboard, so that the focus must be kept on the board. */
  private isKeyboardMove = false;
  private readonly byText: Map<string, Move>;

  constructor(protected readonly props: () => BoardProps<View>) {
    this.byText = $derived(new Map(props().moves.map((move) => [move.text, move])));
  }

  /** A thing with everything that its button left out. */
  protected abstract whole(thing: Partial<Thing>): Thing;

  can(text: string | null): boolean {
    return text !== null && this.byText.has(text);
  }

  move(text: string | null): Move | null {
    return text === null ? null : (this.byText.get(text) ?? null);
  }

  /** Whether a hint suggests this move. */
  isHinted(text: string | null): boolean {
    return text !== null && this.can(text) && this.props().hinted === text;
  }

  /** Whether the server hasn't settled this move yet. */
  isPending(text: string | null): boolean {
    return text !== null && this.props().pending === text;
  }

  /** Whether this move waits to be confirmed. */
  isChosen(text: string | null): boolean {
    return text !== null && this.props().chosen === text;
  }

  point(thing: Partial<Thing> | null): void {
    this.pointed = thing && this.whole(thing);
    const text = thing?.text ?? null;
    this.props().onpreview(this.can(text) ? text : null);
  }

  /** Picks the move, or asks why it isn't legal. */
  press(thing: Partial<Thing>, event?: Event): void {
    const text = thing.text ?? null;
    if (text === null || !this.can(text)) return this.askWhy(thing);
    this.isKeyboardMove = event instanceof MouseEvent && event.detail === 0;
    this.props().onmove(text);
  }

  /** The event handlers of a button, what it is about, and the marks of its move: spread them over it. */
  handlers(thing: Partial<Thing>) {
    return {
      'data-about': thing.about ?? (thing.text ? 'move' : undefined),
      'data-text': thing.text ?? undefined,
      'data-legal': this.can(thing.text ?? null) ? '' : undefined,
      'data-chosen': this.isChosen(thing.text ?? null) ? '' : undefined,
      'data-hinted': this.isHinted(thing.text ?? null) ? '' : undefined,
      'data-pending': this.isPending(thing.text ?? null) ? '' : undefined,
      onclick: (event: Event) => this.press(thing, event),
      onpointerenter: (event: PointerEvent) => void (isTouch(event) || this.point(thing)),
      onpointerleave: (event: PointerEvent) => void (isTouch(event) || this.point(null)),
      onfocus: () => this.point(thing),
      onblur: () => this.point(null),
    };
  }

  /** Forgets what was pointed at: the position has changed. */
  reset(): void {
    this.pointed = null;
  }

  /** After a keyboard move, focuses the next thing to press if the focused one is gone. To be called in an effect. */
  keepFocus(board: HTMLElement | undefined, pressable: string): void {
    if (this.props().moves.length === 0 || !this.isKeyboardMove) return;
    this.isKeyboardMove = false;
    if (document.activeElement === document.body) board?.querySelector<HTMLElement>(pressable)?.focus();
  }

  private askWhy(thing: Partial<Thing>): void {
    const { seat, view, onwhy } = this.props();
    this.point(thing);
    if (seat !== null && view.turn && thing.text) onwhy(thing.text);
  }
}
