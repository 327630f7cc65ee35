/** Keeps what the reader has chosen on the server too, so that it holds on every device with the same account. */
import { untrack } from 'svelte';
import { api, ApiError } from './api';
import type { Settings } from './generated/http';
import { myself } from './me.svelte';
import { settings } from './settings.svelte';

const PAUSE = 600;

/** An account's choices come with it; a guest's are only written down. Ends with the component that called it. */
export function shareSettings(): void {
  /** What both sides know, as text; `null` until the server has been asked. */
  let agreed = $state.raw<string | null>(null);
  /** The choices that the page began with: who reads it is not known yet, and may be quick to choose. */
  let begun: typeof settings | null = untrack(() => ({ ...settings }));

  $effect(() => {
    agreed = null;
    const person = myself.person;
    if (person === undefined) return;
    const before = begun ?? untrack(() => ({ ...settings }));
    begun = null;
    if (person === null) return;
    if (!person.account) return void (agreed = '');
    api.settings().then((found) => {
      agreed = JSON.stringify({ ...before, ...found });
      Object.assign(settings, found, changes(before, { ...settings }));
    }, offline);
  });

  $effect(() => {
    const wanted = JSON.stringify(settings);
    if (agreed === null || wanted === agreed) return;
    const timer = setTimeout(() => {
      api.keepSettings(JSON.parse(wanted) as Settings).then(() => (agreed = wanted), offline);
    }, PAUSE);
    return () => clearTimeout(timer);
  });
}

/** What was chosen while the answer was on its way: that holds. */
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
