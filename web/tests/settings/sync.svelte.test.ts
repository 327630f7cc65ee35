import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../src/api/client';
import type { Me, Settings } from '../../src/generated/http';
import { currentUser } from '../../src/people/current-user.svelte';
import { settings } from '../../src/settings/settings.svelte';
import { syncSettings } from '../../src/settings/sync.svelte';

const AT_HOME = { ...settings };
const ANNA = { id: 'p', name: 'Anna', account: true } as unknown as Me;
let away: () => void;
let answer: (found: Settings) => void;

/** What the server has of an account, and what it is told to keep. */
function serve() {
  vi.spyOn(api, 'settings').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  return vi.spyOn(api, 'saveSettings').mockImplementation(async (wanted) => wanted);
}

async function pass(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  await vi.advanceTimersByTimeAsync(1000);
}

/** A page is opened. */
function begin(chosen: Partial<typeof settings> = {}): void {
  Object.assign(settings, AT_HOME, chosen);
  currentUser.person = undefined;
  away = $effect.root(() => syncSettings());
  flushSync();
}

/** Anna signs in, whose choices on the server differ so from those at home. */
async function signInAsAnna(found: Partial<Settings>): Promise<void> {
  currentUser.person = ANNA;
  await pass();
  answer({ ...AT_HOME, ...found } as Settings);
  await pass();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  begin();
});
afterEach(() => {
  away();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("takes over an account's choices, and keeps nothing that nobody chose", async () => {
  const kept = serve();
  await signInAsAnna({ theme: 'dark' });
  expect(settings.theme).toBe('dark');
  expect(kept).not.toHaveBeenCalled();
});

it('keeps what is chosen before it knows who the reader is', async () => {
  const kept = serve();
  settings.opponents = 0;
  await pass();
  await signInAsAnna({ theme: 'dark' });
  expect(settings).toMatchObject({ opponents: 0, theme: 'dark' });
  expect(kept).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ opponents: 0, theme: 'dark' }));
});

it('keeps what is chosen while the server is being asked', async () => {
  const kept = serve();
  currentUser.person = ANNA;
  await pass();
  settings.opponents = 3;
  answer({ ...AT_HOME } as Settings);
  await pass();
  expect(settings.opponents).toBe(3);
  expect(kept).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ opponents: 3 }));
});

it('asks again when another account signs in, whose settings take precedence', async () => {
  const kept = serve();
  currentUser.person = null;
  await pass();
  settings.theme = 'light';
  await pass();
  expect(kept).not.toHaveBeenCalled();
  await signInAsAnna({ theme: 'dark' });
  expect(settings.theme).toBe('dark');
  expect(kept).not.toHaveBeenCalled();
});

it('keeps what was chosen just before the page was left', async () => {
  serve();
  await signInAsAnna({});
  settings.theme = 'dark';
  flushSync();
  away(); // before it was sent

  begin({ theme: 'dark' }); // as the browser remembers it
  const kept = serve();
  await signInAsAnna({ opponents: 3 });
  expect(settings).toMatchObject({ theme: 'dark', opponents: 3 });
  expect(kept).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ theme: 'dark', opponents: 3 }));
});
