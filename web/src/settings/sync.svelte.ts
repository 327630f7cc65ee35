/** Keeps what the reader has chosen on the server too, so that it holds on every device with the same account. */
import { untrack } from 'svelte';
import { api, ApiError } from '../api/client';
import type { Settings } from '../generated/http';
import { serialQueue, takeLatest } from '../api/latest';
import { currentUser } from '../people/current-user.svelte';
import { settings } from './settings.svelte';

const PAUSE = 600;
const PLACE = 'bastide-settings-agreed';

type Choices = typeof settings;

/** An account's choices come with it; a guest's are only written down. Ends with the component that called it. */
export function syncSettings(): void {
  /** What both sides know, as text; `null` until the server has been asked. */
  let agreed = $state.raw<string | null>(null);
  /** The choices that the page began with: who reads it is not known yet, and may be quick to choose. */
  let begun: Choices | null = untrack(() => ({ ...settings }));

  const inTurn = serialQueue();

  /** Both sides know these choices; remembered, so that a later one is not lost if the page is left before it is sent. */
  function agree(choices: object): void {
    agreed = JSON.stringify(choices);
    localStorage.setItem(PLACE, JSON.stringify({ id: currentUser.person?.id, choices }));
  }

  $effect(() => {
    agreed = null;
    const person = currentUser.person;
    if (person === undefined) return undefined;
    const before = begun ?? untrack(() => ({ ...settings }));
    begun = null;
    if (!person?.account) {
      localStorage.removeItem(PLACE);
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

/** What was agreed with somebody when the last page was left. */
function agreedWith(id: string): Partial<Choices> {
  const kept = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as { id: string; choices: Partial<Choices> } | null;
  return kept?.id === id ? kept.choices : {};
}

/** What was chosen while the answer was on its way, or not sent yet: that holds. */
function changes<T extends object>(before: T, now: T): Partial<T> {
  const names = Object.keys(now) as (keyof T)[];
  return Object.fromEntries(
    names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  ) as Partial<T>;
}

/** Without the server, the choices hold in this browser as they always do. */
function offline(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
