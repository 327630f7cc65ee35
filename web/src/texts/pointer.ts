/** How the reader points at things: texts say "tap" to a finger and "hover" or "click" to a mouse (`$pointer`). */
import { MediaQuery } from 'svelte/reactivity';

const noHover = new MediaQuery('hover: none');

export function pointer(): 'touch' | 'mouse' {
  return noHover.current ? 'touch' : 'mouse';
}
