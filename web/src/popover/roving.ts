/**
 * The keyboard on a group of things (a roving tabindex): Tab reaches one of them, a legal one if there is any. Arrow keys
 * lead to the nearest in their direction, N and P to the next or previous legal one, Home and End to the first and last.
 * Enter presses a thing, I explains it (`explaining.ts`).
 *
 * Things are elements with `data-about` and buttons; legal ones have `data-legal`. A grid with its own cursor isn't a group.
 */
import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';
import { t } from '../texts/locale.svelte';
import { ARROWS, nearest, type Arrow } from './nearest';
import type { Thing } from './popover.svelte';

const THINGS = ':is([data-about], button:not(:disabled)):not([aria-hidden="true"])';
const WATCHED = { childList: true, subtree: true, attributeFilter: ['data-about', 'data-legal', 'disabled'] };

export const roving: Attachment<HTMLElement> = (root) => {
  let current: Thing | null = null;
  const things = (): Thing[] => [...root.querySelectorAll<Thing>(THINGS)];

  /** Gives one thing to Tab; the others can be focused too. */
  function settle(): void {
    const all = things();
    const legal = all.filter(isLegal);
    const isKept = current && all.includes(current) && (!legal.length || isLegal(current) || holdsFocus(current));
    if (!isKept) current = legal.find(isShown) ?? all.find(isShown) ?? null;
    for (const thing of all) {
      const index = thing === current ? '0' : '-1';
      if (thing.getAttribute('tabindex') !== index) thing.setAttribute('tabindex', index);
    }
  }

  function focus(event: FocusEvent): void {
    const thing = thingOf(event);
    if (!thing || thing === current) return;
    current = thing;
    settle();
  }

  function press(event: KeyboardEvent): void {
    const thing = thingOf(event);
    if (!thing || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isPress(event)) {
      if (thing instanceof HTMLButtonElement) return;
      event.preventDefault();
      if (!event.repeat) thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return;
    }
    const next = goal(event.key, thing, things().filter(isSeen));
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  root.setAttribute('aria-description', t('keys-help'));
  settle();
  const observer = new MutationObserver(settle);
  observer.observe(root, WATCHED);
  const ends = [on(root, 'focusin', focus), on(root, 'keydown', press)];
  return () => {
    observer.disconnect();
    ends.forEach((end) => end());
  };
};

function thingOf({ target }: Event): Thing | null {
  return target instanceof Element ? target.closest<Thing>(THINGS) : null;
}

const isLegal = (thing: Thing): boolean => 'legal' in thing.dataset;
const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
const holdsFocus = (thing: Thing): boolean => thing === document.activeElement;

/** Whether the layout has it at all: a phone leaves some pictures out. */
const isShown = (thing: Thing): boolean => thing.checkVisibility();

function isSeen(thing: Thing): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Where a key leads from a thing; `null` for other keys and at the edge. */
function goal(key: string, from: Thing, all: readonly Thing[]): Thing | null {
  if (key === 'Home') return all[0] ?? null;
  if (key === 'End') return all.at(-1) ?? null;
  if (key in ARROWS) {
    const boxes = all.map((thing) => thing.getBoundingClientRect());
    return all[nearest(boxes, all.indexOf(from), key as Arrow) ?? -1] ?? null;
  }
  const order = { n: all, p: all.toReversed() }[key.toLowerCase()];
  if (!order) return null;
  const at = order.indexOf(from);
  return [...order.slice(at + 1), ...order.slice(0, at)].find(isLegal) ?? null;
}
