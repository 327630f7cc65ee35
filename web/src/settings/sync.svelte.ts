/** Syncs the reader's settings with the server, so that they follow the account to every device. */
import { untrack } from 'svelte';
import { api, ApiError } from '../api/client';
import type { Settings } from '../generated/http';
import { serialQueue, takeLatest } from '../api/latest';
import { currentUser } from '../people/current-user.svelte';
import { settings } from './settings.svelte';

const PAUSE = 600;
const STORAGE_KEY = 'bastide-settings-agreed';

type LocalSettings = typeof settings;

/** An account's settings are loaded with it; a guest's are only saved. Stops with the component that called it. */
export function syncSettings(): void {
  /** The settings that both sides have, as JSON; `null` until the server has answered. */
  let agreed = $state.raw<string | null>(null);
  /** The settings when the page was loaded: the reader may change one before we know who they are. */
  let begun: LocalSettings | null = untrack(() => ({ ...settings }));

  const inTurn = serialQueue();

  /**
   * Both sides have these settings. Remembered, so that a later change isn't lost if the page is left before it is
   * sent.
   */
  function agree(choices: object): void {
    agreed = JSON.stringify(choices);
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ id: currentUser.person?.id, choices }));
  }

  $effect(() => {
    agreed = null;
    const person = currentUser.person;
    if (person === undefined) return undefined;
    const before = begun ?? untrack(() => ({ ...settings }));
    begun = null;
    if (!person?.account) {
      localStorage.removeItem(STORAGE_KEY);
      if (person) agreed = '';
      return undefined;
    }
    const known = { ...before, ...agreedWith(person.id) };
    return takeLatest(
      api.settings(),
      (found) => {
        agree({ ...known, ...found });
        Object.assign(settings, found, changes(known, { ...settings }));
      },
      offline,
    );
  });

  $effect(() => {
    const wanted = JSON.stringify(settings);
    if (agreed === null || wanted === agreed) return;
    const timer = setTimeout(() => {
      const choices = JSON.parse(wanted) as Settings;
      inTurn(() => api.saveSettings(choices)).then(() => agree(choices), offline);
    }, PAUSE);
    return () => clearTimeout(timer);
  });
}

/** The settings last agreed on with this account. */
function agreedWith(id: string): Partial<LocalSettings> {
  const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as {
    id: string;
    choices: Partial<LocalSettings>;
  } | null;
  return kept?.id === id ? kept.choices : {};
}

/** What changed while the answer was under way, or wasn't sent yet: it takes precedence. */
function changes<T extends object>(before: T, now: T): Partial<T> {
  const names = Object.keys(now) as (keyof T)[];
  return Object.fromEntries(
    names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  ) as Partial<T>;
}

/** Without the server, the settings still apply in this browser. */
function offline(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
