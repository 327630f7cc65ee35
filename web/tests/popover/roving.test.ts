/** One thing of a group for Tab, the others for the keys. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { roving } from '../../src/popover/roving';

let root: HTMLElement;
let end: () => void;
const thing = (name: string): HTMLElement => root.querySelector(`[data-about=${name}]`)!;
const tabbed = (): (string | undefined)[] =>
  [...root.querySelectorAll<HTMLElement>('[tabindex="0"]')].map((one) => one.dataset['about']);
const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset['about'];
const press = (key: string, more: KeyboardEventInit = {}): void =>
  void document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
/** The observer reports after the change. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  document.body.innerHTML = `<main>
    <button data-about="deck"></button><button data-about="gone" aria-hidden="true" tabindex="-1"></button>
    <span data-about="crier"></span><button data-about="event"></button><button disabled></button></main>`;
  root = document.querySelector('main')!;
  const names = ['deck', 'crier', 'event'];
  for (const [index, name] of names.entries())
    vi.spyOn(thing(name), 'getBoundingClientRect').mockReturnValue(new DOMRect(50 * index, 0, 40, 40));
  end = roving(root) as () => void;
});
afterEach(() => end());

it('gives Tab one thing: a legal one if there is any', async () => {
  expect(tabbed()).toEqual(['deck']);
  thing('event').dataset['legal'] = '';
  await settled();
  expect(tabbed()).toEqual(['event']);
  thing('event').remove();
  await settled();
  expect(tabbed()).toEqual(['deck']);
});

it('walks with the arrow keys, also to what cannot be pressed', () => {
  thing('deck').focus();
  press('ArrowRight');
  expect(focused()).toBe('crier');
  expect(tabbed()).toEqual(['crier']);
  press('End');
  expect(focused()).toBe('event');
  press('ArrowRight', { ctrlKey: true });
  press('ArrowRight');
  expect(focused()).toBe('event');
  press('Home');
  expect(focused()).toBe('deck');
});

it('keeps the focus where the reader is while legal moves change', async () => {
  thing('crier').focus();
  thing('event').dataset['legal'] = '';
  await settled();
  expect(tabbed()).toEqual(['crier']);
  press('n');
  expect(focused()).toBe('event');
});

it('presses with Enter what is no button', () => {
  const pressed = vi.fn();
  root.addEventListener('click', pressed);
  thing('crier').focus();
  press('Enter');
  expect(pressed).toHaveBeenCalledOnce();
});
