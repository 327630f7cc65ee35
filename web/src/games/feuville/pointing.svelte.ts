/**
 * What somebody does at the board: points at things and presses them.
 *
 * A mouse points by hovering, a keyboard by focus, a finger by its first tap; the second tap does it.
 */
import type { BoardProps, Move } from '../contract';
import { listed } from '../../texts/joining';
import type { FeuvilleView, Space } from './view';
import { placeOf } from './view';
import { words } from './words';

/** What somebody points at: the text of a move, possible or not, and the thing that it is about. */
export interface Pointed {
  text: string | null;
  about: string | null;
}

type Props = BoardProps<FeuvilleView>;

export class Desk {
  pointed = $state.raw<Pointed | null>(null);
  /** The stored tile that is to be built. */
  chosen = $state<Space | null>(null);
  /** Whether the last move was made with the keyboard, which must not lose its place. */
  isKeyed = false;
  private tapped: string | null = null;
  private readonly byText: Map<string, Move>;

  constructor(private readonly props: () => Props) {
    this.byText = $derived(new Map(props().moves.map((move) => [move.text, move])));
  }

  /** Whose town is the viewer's own; for spectators that of the player on turn. */
  get own(): number {
    const { seat, view } = this.props();
    return seat ?? view.turn?.player ?? 0;
  }

  can(text: string): boolean {
    return this.byText.has(text);
  }

  move(text: string): Move | null {
    return this.byText.get(text) ?? null;
  }

  /** While there is something to choose, the Tab key passes over what is not possible. */
  tabindex(text: string): 0 | -1 {
    return this.byText.size === 0 || this.can(text) ? 0 : -1;
  }

  /** The name of something, and whether it is possible now. */
  label(name: string, text: string): string {
    return this.can(text) ? listed([name, words('possible')]) : name;
  }

  /** Does it, or asks why it can't be done. A finger is shown first what would happen. */
  press(text: string, about: string | null = null, event?: Event): void {
    if (!this.can(text)) return this.askWhy(text, about);
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (isFinger && this.tapped !== text) {
      this.tapped = text;
      this.point(text, about);
      return;
    }
    this.tapped = null;
    this.isKeyed = event instanceof MouseEvent && event.detail === 0;
    this.props().onmove(text);
  }

  /** Whether the next tap on it does it. */
  isTapped(text: string | null): boolean {
    return text !== null && this.pointed?.text === text && this.tapped === text;
  }

  point(text: string | null, about: string | null = null): void {
    this.pointed = text === null && about === null ? null : { text, about };
    const { view, onpreview, onlight } = this.props();
    onpreview(text !== null && this.can(text) ? text : null);
    const places = (about && view.players[this.own]?.reasons[about]) || [];
    onlight(
      places.map((place) => {
        const [column = '', level = ''] = place.split(' ');
        return placeOf(this.own, column, level);
      }),
    );
  }

  /** All that a button needs that stands for a move: spread it over the button. */
  handlers(text: string, about: string | null = null) {
    const enter = (event: PointerEvent): void => void (event.pointerType !== 'touch' && this.point(text, about));
    const leave = (event: PointerEvent): void => void (event.pointerType !== 'touch' && this.point(null));
    return {
      onclick: (event: Event) => this.press(text, about, event),
      onpointerenter: enter,
      onpointerleave: leave,
      onfocus: () => this.point(text, about),
      onblur: () => this.point(null),
    };
  }

  /** Takes a stored tile up, or puts it back. */
  choose(space: Space): void {
    this.chosen = this.chosen === space ? null : space;
  }

  /** The position has changed: nothing is pointed at or taken up any more. */
  forget(): void {
    this.chosen = null;
    this.tapped = null;
    this.pointed = null;
  }

  private askWhy(text: string, about: string | null): void {
    const { seat, view, onwhy } = this.props();
    this.tapped = null;
    this.point(text, about);
    if (seat !== null && view.turn) onwhy(text);
  }
}
