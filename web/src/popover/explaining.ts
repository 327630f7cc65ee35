/**
 * Asking about the things on a board.
 *
 * Things are elements with `data-about`; a board's root knows what they mean. The mouse asks by resting on a thing, a
 * finger with a tap, a long press or after a tap on “i”, the keyboard with I or ?.
 */
import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';
import type { Explain } from './meaning';
import { popover, type Thing } from './popover.svelte';

const THING = '[data-about]';
const LONG_PRESS = 450;
/** A finger that moves farther scrolls. */
const SLIP = 10;

/** Explains the things inside an element. */
export function explaining(explain: Explain): Attachment<HTMLElement> {
  return (root) => {
    const ends = [
      ...resting(root, explain),
      ...pressing(root, explain),
      ...holding(root, explain),
      ...keys(root, explain),
    ];
    return () => {
      ends.forEach((end) => end());
      if (popover.shown && root.contains(popover.shown.anchor)) popover.close();
    };
  };
}

function thingOf({ target }: Event): Thing | null {
  return target instanceof Element ? target.closest<Thing>(THING) : null;
}

function resting(root: HTMLElement, explain: Explain): (() => void)[] {
  let over: Thing | null = null;

  function point(thing: Thing | null): void {
    if (thing === over) return;
    over = thing;
    if (thing) popover.restOn(thing, explain);
    else popover.leave();
  }

  return [
    on(root, 'pointerover', (event) => void (event.pointerType === 'touch' || point(thingOf(event)))),
    on(root, 'pointerleave', () => point(null)),
  ];
}

/**
 * Clicks, taps and Enter. They are for playing first: only what has no legal move, isn't marked as `data-legal` and wasn't
 * refused explains itself.
 */
function pressing(root: HTMLElement, explain: Explain): (() => void)[] {
  let isTouch = false;
  let canMove = false;

  function before(event: Event): void {
    const thing = thingOf(event);
    popover.isRefused = false;
    canMove = !!thing && ('legal' in thing.dataset || !!explain(thing.dataset, 'touch')?.move);
  }

  function after(event: MouseEvent): void {
    const thing = thingOf(event);
    if (!thing) return;
    const way = event.detail === 0 ? 'key' : isTouch ? 'touch' : 'mouse';
    if (canMove || popover.isRefused) popover.close();
    else if (way === 'mouse') popover.open(thing, explain, way);
    else popover.toggle(thing, explain, way);
  }

  return [
    on(root, 'pointerdown', (event) => void (isTouch = event.pointerType === 'touch')),
    on(root, 'click', before, { capture: true }),
    on(root, 'click', after),
  ];
}

/** Long presses, and taps after “i”: they only ask. */
function holding(root: HTMLElement, explain: Explain): (() => void)[] {
  let press: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  let isHeld = false;

  function down(event: PointerEvent): void {
    lift();
    isHeld = false;
    const thing = thingOf(event);
    if (!thing || event.pointerType !== 'touch' || !event.isPrimary) return;
    const timer = setTimeout(() => {
      isHeld = true;
      popover.open(thing, explain, 'touch');
    }, LONG_PRESS);
    press = { x: event.clientX, y: event.clientY, timer };
  }

  function move(event: PointerEvent): void {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) lift();
  }

  function lift(): void {
    clearTimeout(press?.timer);
    press = null;
  }

  function click(event: MouseEvent): void {
    const asked = popover.asking ? thingOf(event) : null;
    if (!isHeld && !asked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (asked) popover.open(asked, explain, 'touch');
    isHeld = popover.asking = false;
  }

  return [
    on(root, 'pointerdown', down),
    on(root, 'pointermove', move),
    on(root, 'pointerup', lift),
    on(root, 'pointercancel', lift),
    on(root, 'contextmenu', (event) => void ((press || isHeld) && event.preventDefault())),
    on(root, 'click', click, { capture: true }),
  ];
}

function keys(root: HTMLElement, explain: Explain): (() => void)[] {
  function press(event: KeyboardEvent): void {
    const thing = thingOf(event);
    // A cell of a grid is chosen without a click.
    if (event.key === 'Enter' && thing?.role === 'gridcell') popover.close();
    const asks = ['i', 'I', '?'].includes(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!thing || !asks) return;
    event.preventDefault();
    popover.toggle(thing, explain, 'key');
  }
  return [on(root, 'keydown', press)];
}
