import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../src/api/client';
import type { TableFacts } from '../../src/generated/http';
import Result from '../../src/pages/Result.svelte';
import Notes from '../../src/table/components/Notes.svelte';

function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props) {
  const shown = mount(component, { target: document.body, props });
  flushSync();
  return () => unmount(shown);
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('asks no further about a game when its page was left meanwhile', async () => {
  let answer: (facts: TableFacts) => void = () => {};
  vi.spyOn(api, 'table').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  vi.spyOn(api, 'games').mockReturnValue(new Promise(() => {}));
  const further = vi.spyOn(api, 'result');
  const leave = show(Result, { id: 't' });
  await leave();
  answer({} as TableFacts);
  await new Promise((resolve) => setTimeout(resolve));
  expect(further).not.toHaveBeenCalled();
});

it('keeps notes that were still being written when the page was left', async () => {
  vi.spyOn(api, 'note').mockResolvedValue({ text: '' });
  const keep = vi.spyOn(api, 'saveNote').mockResolvedValue({ text: '' });
  const leave = show(Notes, { table: 't' });
  await vi.waitFor(() => expect(document.querySelector('textarea')?.readOnly).toBe(false));
  const field = document.querySelector('textarea')!;
  field.value = 'Take the Barn earlier.';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  await leave();
  await vi.waitFor(() => expect(keep).toHaveBeenCalledExactlyOnceWith('t', 'Take the Barn earlier.'));
});
