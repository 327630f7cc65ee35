/**
 * What somebody does at the board: points at things and presses them.
 *
 * A mouse points by hovering, a keyboard by focus, a finger by its first tap or a long press; the second tap does it.
 */
import type { BoardProps, Move } from '../contract';
import type { TournayView } from './view';
import { words } from './words';

/** What somebody points at: a move, possible or not; a card, event or deck; and the slot of a district where it lies. */
export interface Pointed {
  text: string | null;
  about: string | null;
  seat: number | null;
  slot: string | null;
}

/** A thing that can be pointed at. */
export type Thing = Partial<Pointed>;

const NOTHING: Pointed = { text: null, about: null, seat: null, slot: null };

export class Desk {
  pointed = $state.raw<Pointed | null>(null);
  /** Whether the last move was made with the keyboard, which must not lose its place. */
  isKeyed = false;
  /** Whether a finger has just come down: the focus that follows must not move things under it. */
  private isTouched = false;
  private tapped = $state<string | null>(null);
  private readonly byText: Map<string, Move>;

  constructor(private readonly props: () => BoardProps<TournayView>) {
    this.byText = $derived(new Map(props().moves.map((move) => [move.text, move])));
  }

  can(text: string | null): boolean {
    return text !== null && this.byText.has(text);
  }

  move(text: string | null): Move | null {
    return text === null ? null : (this.byText.get(text) ?? null);
  }

  /** The name of something, and whether it is possible now. */
  label(name: string, text: string | null): string {
    return this.can(text) ? `${name}, ${words('possible')}` : name;
  }

  /** Whether the next tap on it does it. */
  isTapped(text: string | null): boolean {
    return text !== null && this.pointed?.text === text && this.tapped === text;
  }

  point(thing: Thing | null): void {
    this.pointed = thing && { ...NOTHING, ...thing };
    const text = thing?.text ?? null;
    this.props().onpreview(this.can(text) ? text : null);
  }

  /** Does it, or asks why it can't be done. A finger is shown first what would happen. */
  press(thing: Thing, event?: Event): void {
    const text = thing.text ?? null;
    if (text === null || !this.can(text)) return this.askWhy(thing);
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (isFinger && !this.isTapped(text)) {
      this.tapped = text;
      this.point(thing);
      return;
    }
    this.do(text, event);
  }

  /** Makes the move that is pointed at: the caption has a button for that. */
  do(text: string, event?: Event): void {
    this.tapped = null;
    this.isKeyed = event instanceof MouseEvent && event.detail === 0;
    this.props().onmove(text);
  }

  /** All that a button needs that stands for something: spread it over the button. */
  handlers(thing: Thing) {
    const byHand = (event: PointerEvent): boolean => event.pointerType === 'touch';
    return {
      onpointerdown: (event: PointerEvent) => void (this.isTouched = byHand(event)),
      onclick: (event: Event) => {
        this.isTouched = false;
        this.press(thing, event);
      },
      onpointerenter: (event: PointerEvent) => void (byHand(event) || this.point(thing)),
      onpointerleave: (event: PointerEvent) => void (byHand(event) || this.point(null)),
      onfocus: () => void (this.isTouched || this.point(thing)),
      // What a finger has tapped stays in the caption, which has the button that does it.
      onblur: () => void (this.tapped === null && this.point(null)),
      oncontextmenu: (event: Event) => {
        if (!(event instanceof PointerEvent) || !byHand(event)) return;
        event.preventDefault();
        this.point(thing);
      },
    };
  }

  /** The position has changed: nothing is pointed at any more. */
  forget(): void {
    this.tapped = null;
    this.pointed = null;
  }

  private askWhy(thing: Thing): void {
    const { seat, view, onwhy } = this.props();
    this.tapped = null;
    this.point(thing);
    if (seat !== null && view.turn && thing.text) onwhy(thing.text);
  }
}
