/**
 * The reader at a table: their seats, the one they see it from, and passing the device between players who share it.
 */
import { api, ApiError } from '../api/client';
import type { TableFacts } from '../generated/http';
import { commitAndReveal, sitDown } from '../fairness/nonces';
import type { Refusal } from '../texts/say';
import { LiveTable } from './live-table.svelte';

const TRY_AGAIN = 2000;

export class Session {
  facts = $state.raw<TableFacts | null>(null);
  problem = $state.raw<Refusal | null>(null);
  private all = $state.raw<LiveTable[]>([]);
  private revealed = $state<number | null>(null);
  private refreshing: Promise<void> | null = null;
  private again = false;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly look: (seat: number | null, heard: (live: LiveTable) => void) => LiveTable = (seat, heard) =>
      new LiveTable(id, seat, heard),
  ) {
    void this.refresh();
  }

  /** The reader's seats; several if players share this device. */
  get mine(): readonly number[] {
    return this.facts?.yours ?? [];
  }

  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** The table as the board shows it. */
  get live(): LiveTable | null {
    return this.all.find(({ seat }) => seat === this.revealed) ?? this.all[0] ?? null;
  }

  /** The tables of the reader's own seats. */
  get own(): readonly LiveTable[] {
    return this.all.filter(({ seat }) => seat !== null);
  }

  get waiting(): boolean {
    return this.facts?.status === 'open' || this.facts?.status === 'sealing';
  }

  /** Whether all of them have received the game: before that, nobody knows whose turn it is on this device. */
  get hasSeen(): boolean {
    return this.all.length > 0 && this.all.every(({ table }) => table?.view != null);
  }

  /** The seat to pass the device to before anything is shown; `null` if the right player has it. */
  get handover(): number | null {
    if (!this.shared || this.live?.table?.status !== 'running') return null;
    const due = this.own.filter((live) => live.myTurn).map(({ seat }) => seat!);
    if (this.revealed === null) return due[0] ?? this.mine[0]!;
    return due.length === 0 || due.includes(this.revealed) ? null : due[0]!;
  }

  /** The player who was handed the device shows the board. */
  reveal(seat: number): void {
    this.revealed = seat;
  }

  async sit(seat: number): Promise<void> {
    await this.attempt(async () => this.take(await sitDown(this.id, seat)));
  }

  async stand(seat: number): Promise<void> {
    await this.attempt(async () => this.take(await api.stand(this.id, seat)));
  }

  /** Puts a bot into an open seat, or exchanges the one there. Only the host may. */
  async seatBot(seat: number, bot: string): Promise<void> {
    await this.attempt(async () => this.take(await api.seatBot(this.id, seat, bot)));
  }

  /** Cancels the table before the start. Only the host may. */
  async cancel(): Promise<void> {
    await this.attempt(async () => this.take(await api.cancelTable(this.id)));
  }

  /** Invites an account by its name; a refusal is thrown. */
  async invite(name: string): Promise<void> {
    this.take(await api.invite(this.id, name));
  }

  /** Declines the reader's invitation. */
  async decline(): Promise<void> {
    await this.attempt(async () => this.take(await api.decline(this.id)));
  }

  close(): void {
    this.closed = true;
    for (const live of this.all) live.close();
  }

  /** Loads the table's facts; calls made meanwhile share one request. */
  refresh(): Promise<void> {
    this.again = true;
    this.refreshing ??= this.refreshAll().finally(() => (this.refreshing = null));
    return this.refreshing;
  }

  private async refreshAll(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false;
      await this.attempt(async () => {
        const facts = await api.table(this.id);
        this.take(facts);
        if (await commitAndReveal(facts)) this.again = true;
      });
    }
  }

  private async attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
      this.problem = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
      if (error.problem.key === 'unreachable') setTimeout(() => this.closed || this.refresh(), TRY_AGAIN);
    }
  }

  private take(facts: TableFacts): void {
    if (this.closed) return;
    this.facts = facts;
    const seats: (number | null)[] = facts.yours.length > 0 ? facts.yours : [null];
    const kept = this.all.filter((live) => seats.includes(live.seat) && live.ended?.key !== 'not-your-seat');
    for (const live of this.all) if (!kept.includes(live)) live.close();
    this.all = seats.map((seat) => kept.find((live) => live.seat === seat) ?? this.look(seat, this.hear));
  }

  /** Before the start, and when the game starts or ends, there is more to load than an update says. */
  private readonly hear = (live: LiveTable): void => {
    const status = live.table?.status;
    if (status === 'open' || status === 'sealing' || status !== this.facts?.status) void this.refresh();
  };
}
