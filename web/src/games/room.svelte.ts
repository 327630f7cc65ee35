/** How much room a board has. With little, it shows its views one at a time (`Views.svelte`). */
import { MediaQuery } from 'svelte/reactivity';

const WIDE = 672;

export class Room {
  /** The board's width in pixels: bind it to the board's `clientWidth`. */
  width = $state(innerWidth);
  private readonly isHigh = new MediaQuery('min-height: 30rem');

  /** Whether the whole table fits at once; it doesn't on a phone, upright or on its side. */
  get isWide(): boolean {
    return this.width >= WIDE && this.isHigh.current;
  }
}
