/** The games that wait for the reader: counted in the tab's title, and heard, on every page. */
import { api, ApiError } from '../api/client';
import { currentUser } from '../people/current-user.svelte';
import { setWaiting } from '../routing/page-title';
import { navigation } from '../routing/navigation.svelte';
import { play } from '../sounds/sounds';

const PAUSE = 30_000;

/** Asks now and then which games wait. Stops with the component that called it. */
export function watchWaitingGames(): void {
  $effect(() => {
    const person = currentUser.person;
    void navigation.route.page; // whoever comes from a table has moved there
    if (!person) {
      setWaiting([]);
      return undefined;
    }
    let known: readonly string[] | null = null;
    let isStale = false;

    async function look(): Promise<void> {
      try {
        const { tables } = await api.waiting();
        if (isStale) return;
        if (known && tables.some((table) => !known!.includes(table) && !isShown(table))) play(['turn']);
        known = tables;
        setWaiting(tables);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error; // the next time
      }
    }
    void look();
    const timer = setInterval(() => void look(), PAUSE);
    const arrive = () => document.hidden || void look();
    document.addEventListener('visibilitychange', arrive);
    return () => {
      isStale = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', arrive);
    };
  });
}

/** A table that is open has its own sounds. */
function isShown(table: string): boolean {
  const { route } = navigation;
  return route.page === 'table' && route.table === table;
}
