/** The reader's search for an opponent in real time. It goes on while they look at other pages. */
import { api, ApiError } from '../api/client';
import { reasonOf } from '../api/errors';
import { promise } from '../fairness/nonces';
import type { SearchFacts } from '../generated/http';
import { navigation } from '../routing/navigation.svelte';
import type { Clock } from '../table/clocks.svelte';

/** After a minute, a bot is offered. */
export const PATIENCE = 60_000;
const TRY_AGAIN = 2000;
/** What goes by itself: the search goes on. */
const PASSING = ['unreachable', 'http', 'too-many', 'database-away', 'internal', 'restarting'];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class OpponentSearch {
  current = $state.raw<SearchFacts | null>(null);
  /** When it began, in the device's time. */
  began = $state(0);
  /** Why it ended without an opponent. */
  problem = $state('');

  constructor(private readonly found: (table: string) => void) {}

  /** Looks for an opponent. In days, the reader needn't wait: the lobby shows the search, and later the table. */
  async start(game: string, clock: Clock): Promise<void> {
    const search = await api.seek({ game, clock, nonce_hash: promise() });
    if (clock.kind === 'days') {
      if (search.table) this.found(search.table);
      return;
    }
    this.problem = '';
    this.began = Date.now();
    this.take(search);
  }

  async cancel(): Promise<void> {
    const ended = this.current;
    this.current = null;
    this.problem = '';
    if (!ended) return;
    try {
      const { table } = await api.cancelSearch(ended.id);
      if (table) this.found(table); // found at the last moment: the other player is there
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // it ends by itself if nobody asks for it
    }
  }

  private take(search: SearchFacts): void {
    this.current = search.table ? null : search;
    if (search.table) this.found(search.table);
    else void this.waitFor(search);
  }

  private async waitFor(search: SearchFacts): Promise<void> {
    while (this.current === search) {
      try {
        const { table } = await this.askFor(search);
        if (this.current === search && table) return this.take({ ...search, table });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (this.current !== search) return;
        if (!PASSING.includes(error.problem.key)) return this.fail(error);
        await pause(TRY_AGAIN);
      }
    }
  }

  private async askFor(search: SearchFacts): Promise<SearchFacts> {
    try {
      return await api.waitForOpponent(search.id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.key !== 'no-such-search') throw error;
      await this.follow(search);
      return search;
    }
  }

  /** Another tab has ended the search, or begun another one in its place. */
  private async follow(ended: SearchFacts): Promise<void> {
    const { searches } = await api.lobby();
    if (this.current !== ended) return;
    const other = searches.find(({ clock }) => clock.kind === 'bank');
    if (other) this.take(other);
    else this.current = null;
  }

  private fail(error: ApiError): void {
    this.current = null;
    this.problem = reasonOf(error);
  }
}

export const opponentSearch = new OpponentSearch((table) => navigation.go({ page: 'table', table }));
