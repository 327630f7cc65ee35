import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../src/settings/settings.svelte';
import { Confirmation } from '../../src/table/confirmation.svelte';

const make = vi.fn();
const preview = vi.fn();
let confirmation: Confirmation;

beforeEach(() => {
  vi.clearAllMocks();
  settings.confirm = false;
  confirmation = new Confirmation({ make, preview });
});

function pick(text: string, pointerType: string): void {
  dispatchEvent(new PointerEvent('pointerdown', { pointerType }));
  confirmation.pick(text);
}

it('a tap previews a move, a second tap makes it', () => {
  pick('draw red-1', 'touch');
  expect(preview).toHaveBeenLastCalledWith('draw red-1');
  expect(confirmation.chosen).toBe('draw red-1');
  pick('draw red-2', 'touch');
  expect(confirmation.chosen).toBe('draw red-2');
  expect(make).not.toHaveBeenCalled();
  pick('draw red-2', 'touch');
  expect(make.mock.calls).toEqual([['draw red-2']]);
  expect(confirmation.chosen).toBeNull();
});

it('the button makes the chosen move, or drops it', () => {
  pick('draw red-1', 'touch');
  confirmation.confirm();
  expect(make.mock.calls).toEqual([['draw red-1']]);
  pick('draw red-1', 'touch');
  confirmation.cancel();
  expect(preview).toHaveBeenLastCalledWith(null);
  confirmation.confirm();
  expect(make).toHaveBeenCalledTimes(1);
});

it('a click or a key makes the move at once, unless every move is to be confirmed', () => {
  pick('draw red-1', 'mouse');
  dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  confirmation.pick('draw red-2');
  expect(make.mock.calls).toEqual([['draw red-1'], ['draw red-2']]);
  settings.confirm = true;
  pick('draw red-3', 'mouse');
  expect(make).toHaveBeenCalledTimes(2);
  expect(confirmation.chosen).toBe('draw red-3');
});
