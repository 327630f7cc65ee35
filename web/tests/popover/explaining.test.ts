/** How the reader asks about a thing, and how the popover goes away. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { explaining } from '../../src/popover/explaining';
import type { Meaning, Prospect } from '../../src/popover/meaning';
import { popover } from '../../src/popover/popover.svelte';

const MOVE: Prospect = { words: 'Build', changes: [], story: '' };
let meaning: Meaning;
let farm: HTMLElement;
let barn: HTMLElement;
let end: () => void;
const pressed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  meaning = { name: 'Farm' };
  document.body.innerHTML =
    '<main><button data-about="farm"><i>art</i></button><button data-about="barn"></button></main>';
  [farm, barn] = document.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement];
  farm.addEventListener('click', pressed);
  end = explaining(() => meaning)(document.querySelector('main')!) as () => void;
});

afterEach(() => {
  end();
  popover.close();
  pressed.mockReset();
  vi.useRealTimers();
});

const about = (): string | undefined => popover.shown?.anchor.dataset['about'];
const pointer = (type: string, target: Element, kind: string, x = 0): void =>
  void target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: kind, isPrimary: true, clientX: x, clientY: 0 }),
  );
const key = (pressed: string, more: KeyboardEventInit = {}): void =>
  void farm.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, ...more }));

function click(target: Element, kind: string): void {
  pointer('pointerdown', target, kind);
  pointer('pointerup', target, kind);
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

it('opens after the mouse has rested on a thing, and closes after it has left', () => {
  pointer('pointerover', farm.firstElementChild!, 'mouse');
  vi.advanceTimersByTime(200);
  expect(about()).toBeUndefined();
  vi.advanceTimersByTime(300);
  expect(about()).toBe('farm');
  pointer('pointerover', document.querySelector('main')!, 'mouse');
  vi.advanceTimersByTime(100);
  popover.stay(); // the mouse has reached the popover
  vi.advanceTimersByTime(1000);
  expect(about()).toBe('farm');
  popover.leave();
  vi.advanceTimersByTime(400);
  expect(about()).toBeUndefined();
});

it('does not open for a mouse that passes by', () => {
  pointer('pointerover', farm, 'mouse');
  vi.advanceTimersByTime(300);
  pointer('pointerover', barn, 'mouse');
  vi.advanceTimersByTime(300);
  expect(about()).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect(about()).toBe('barn');
});

it('closes when a click makes a move, and opens at once where none can be made', () => {
  click(farm, 'mouse');
  expect(about()).toBe('farm');
  meaning = { name: 'Farm', move: MOVE };
  click(farm, 'mouse');
  expect(about()).toBeUndefined();
});

it('leaves the answer to a refusal, and explains on request all the same', () => {
  pressed.mockImplementation(() => popover.refuse());
  pointer('pointerover', farm, 'mouse');
  vi.advanceTimersByTime(500);
  for (const kind of ['mouse', 'touch']) {
    click(farm, kind);
    expect(about()).toBeUndefined();
  }
  click(barn, 'mouse');
  expect(about(), 'nothing is refused here').toBe('barn');
  key('i');
  expect(about()).toBe('farm');
});

it('opens on a long press, which does not press the thing', () => {
  pointer('pointerdown', farm, 'touch');
  vi.advanceTimersByTime(500);
  expect(about()).toBe('farm');
  farm.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(pressed).not.toHaveBeenCalled();
  expect(about()).toBe('farm');
  vi.advanceTimersByTime(20_000);
  expect(about(), 'it goes by itself').toBeUndefined();
});

it('does not take scrolling for a long press', () => {
  pointer('pointerdown', farm, 'touch', 0);
  pointer('pointermove', farm, 'touch', 30);
  vi.advanceTimersByTime(1000);
  expect(about()).toBeUndefined();
});

it('opens with a tap where no move can be made, and closes with the next', () => {
  click(farm, 'touch');
  expect(about()).toBe('farm');
  click(farm, 'touch');
  expect(about()).toBeUndefined();
  meaning = { name: 'Farm', move: MOVE };
  click(farm, 'touch');
  expect(about(), 'the tap is for the move').toBeUndefined();
});

it('asks with the tap after “i”', () => {
  popover.asking = true;
  click(farm, 'touch');
  expect(about()).toBe('farm');
  expect(pressed).not.toHaveBeenCalled();
  expect(popover.asking).toBe(false);
});

it('opens and closes with a key', () => {
  key('i', { ctrlKey: true });
  expect(about()).toBeUndefined();
  key('i');
  expect(about()).toBe('farm');
  key('?');
  expect(about()).toBeUndefined();
});

it('closes with the board', () => {
  key('i');
  end();
  expect(about()).toBeUndefined();
});
