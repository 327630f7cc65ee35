/** A tournament that the reader follows: loaded again every few seconds, and after what they do. */
import { api } from '../api/client';
import { reasonOf } from '../api/errors';
import type { TournamentPage } from '../generated/http';

const REFRESH = 3000;
const SOON = 1000;

type EntrantName = { name: string };

export class Following {
  page = $state.raw<TournamentPage | null>(null);
  problem = $state('');
  missing = $state(false);
  /** How far the server's time is ahead of ours, in milliseconds. */
  ahead = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    void this.refresh();
  }

  /** Takes the answer to something that the reader did. */
  take(page: TournamentPage): void {
    this.page = page;
    this.ahead = page.now * 1000 - Date.now();
    this.problem = '';
  }

  /** The name of an entrant; empty if the account was deleted. */
  nameOf(number: number): string {
    const found: EntrantName | undefined = this.page?.people.find((one) => one.number === number);
    return found?.name ?? '';
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  async refresh(): Promise<void> {
    clearTimeout(this.timer);
    if (!document.hidden || !this.page) await this.load();
    if (this.closed || this.missing) return;
    const begins = this.page?.next_at ?? null;
    const wait = begins !== null && begins * 1000 - this.ahead - Date.now() < REFRESH ? SOON : REFRESH;
    this.timer = setTimeout(() => void this.refresh(), wait);
  }

  private async load(): Promise<void> {
    try {
      const page = await api.tournament(this.id);
      if (!this.closed) this.take(page);
    } catch (error) {
      this.missing = isMissing(error);
      this.problem = reasonOf(error);
    }
  }
}

function isMissing(error: unknown): boolean {
  const key = (error as { problem?: { key?: string } }).problem?.key;
  return key === 'no-such-tournament' || key === 'bad-value';
}
