/**
 * A table as one seat or a spectator sees it live, and what they can do there.
 *
 * A move is pending at once, and nothing else can be done until the server settles it: the next update has its outcome,
 * and a refusal takes it back. Until then the position and the legal moves stay as they are, so that the board draws a
 * move once. A move whose answer was lost with the connection is sent again; its decision number makes sure that it
 * counts once.
 */
import type { Line, Previewed, Score } from '../games/contract';
import type { Automatic } from '../settings/settings.svelte';
import type { Refusal } from '../texts/say';
import type { Command, Lines, Update } from '../generated/frames';
import { keeping } from './keeping';
import { socketAddress, Stream, type Answer, type Connection, type Hooks } from './stream';

/** A log line, with its step in the stream and its time in seconds since 1970. */
export type LogLine = Line & { step?: number | null; at?: number | null };

/** An update with everything that may be omitted on the wire. */
export type TableState = Required<Omit<Update, 'lines' | 'scores' | 'type'>> & { scores: Score[] | null };

interface Pending {
  move: string;
  decision: number;
  lost: boolean;
}

const PREVIEW_AFTER = 90;

export function complete(update: Update): TableState {
  return {
    number: update.number,
    status: update.status,
    seats: update.seats,
    doing: update.doing ?? null,
    view: update.view ?? null,
    to_act: update.to_act ?? [],
    moves: update.moves ?? [],
    decision: update.decision ?? null,
    undo: update.undo ?? 0,
    undo_unrates: update.undo_unrates ?? false,
    proposal: update.proposal ?? null,
    abandon: update.abandon ?? null,
    automatic: update.automatic ?? null,
    scores: (update.scores ?? null) as Score[] | null,
    rated: update.rated ?? true,
    early: update.early ?? null,
    ended_by: update.ended_by ?? null,
    clocks: update.clocks ?? [],
    wishes: update.wishes ?? [],
    rematch: update.rematch ?? null,
  };
}

export class LiveTable {
  connection = $state<Connection>('connecting');
  /** Why the server closed the connection. */
  ended = $state.raw<Refusal | null>(null);
  table = $state.raw<TableState | null>(null);
  lines = $state.raw<LogLine[]>([]);
  pending = $state.raw<Pending | null>(null);
  preview = $state.raw<Previewed | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** How far the server's time is ahead of ours, in milliseconds. */
  ahead = $state(0);

  private readonly stream: Pick<Stream, 'ask' | 'close'>;
  private readonly previews = new Map<string, Previewed>();
  private wanted: string | null = null;

  constructor(
    table: string,
    readonly seat: number | null,
    private readonly heard: (live: LiveTable) => void = () => {},
    connect: (hooks: Hooks) => Pick<Stream, 'ask' | 'close'> = (hooks) =>
      new Stream((since) => socketAddress(table, seat, since), hooks),
  ) {
    this.stream = connect({
      ontime: (now) => (this.ahead = now - Date.now()),
      onupdate: (update, since) => this.take(update, since),
      onlines: (lines) => this.takeLines(lines),
      onconnection: (connection, reason) => {
        this.connection = connection;
        this.ended = reason;
      },
    });
  }

  /** The table of the rematch, and who asked for it. */
  get rematch(): { table: string; seat: number } | null {
    const told = this.lines.findLast(({ key }) => key === 'table-rematch');
    const seat = told?.arguments['player'];
    return this.table?.rematch && typeof seat === 'number' ? { table: this.table.rematch, seat } : null;
  }

  get myTurn(): boolean {
    if (this.seat === null || !this.table || this.table.seats[this.seat]?.stand_in) return false;
    return this.table.to_act.includes(this.seat);
  }

  async move(move: string): Promise<void> {
    const decision = this.table?.decision;
    if (this.pending || decision === null || decision === undefined) return;
    this.refusal = null;
    this.pending = { move, decision, lost: false };
    await this.send(this.pending);
  }

  async undo(steps: number): Promise<void> {
    const decision = this.table?.decision;
    if (!this.pending && decision !== null && decision !== undefined)
      await this.order({ type: 'undo', decision, steps });
  }

  async why(move: string): Promise<void> {
    if (!this.pending) await this.order({ type: 'why', move });
  }

  askUndo = (): Promise<void> => this.order({ type: 'ask-undo' });
  answerUndo = (agreed: boolean): Promise<void> => this.order({ type: 'answer-undo', agreed });
  setAutomatic = (mode: Automatic): Promise<void> => this.order({ type: 'set-automatic', mode });
  skip = (): Promise<void> => this.order({ type: 'skip' });
  say = (text: string): Promise<void> => this.order({ type: 'say', text });
  letBotPlay = (seat: number): Promise<void> => this.order({ type: 'let-bot-play', seat });
  giveTime = (seat: number): Promise<void> => this.order({ type: 'give-time', seat });
  takeBack = (): Promise<void> => this.order({ type: 'take-back' });
  leave = (): Promise<void> => this.order({ type: 'leave' });
  resign = (): Promise<void> => this.order({ type: 'resign' });
  askAbandon = (): Promise<void> => this.order({ type: 'ask-abandon' });
  answerAbandon = (agreed: boolean): Promise<void> => this.order({ type: 'answer-abandon', agreed });

  /** Claims that a player's time has run out; returns whether the server agrees. A refusal isn't shown. */
  async claimTime(seat: number): Promise<boolean> {
    const answer = await this.stream.ask({ type: 'claim-time', seat }).catch(() => null);
    return answer?.type === 'accepted';
  }

  /** Asks what a move would lead to, if the reader still points at it after a moment; `null` ends the preview. */
  look(move: string | null): void {
    this.wanted = move;
    this.preview = move === null ? null : (this.previews.get(move) ?? null);
    if (move === null || this.preview || this.pending) return;
    setTimeout(async () => {
      if (this.wanted !== move) return;
      const view = this.table?.view;
      const answer = await this.stream.ask({ type: 'preview', move }).catch(() => null);
      if (answer?.type !== 'previewed' || view !== this.table?.view) return;
      this.previews.set(move, answer as Previewed);
      if (this.wanted === move) this.preview = answer as Previewed;
    }, PREVIEW_AFTER);
  }

  close(): void {
    this.stream.close();
  }

  private async send(pending: Pending): Promise<void> {
    try {
      const answer = await this.stream.ask({ type: 'move', decision: pending.decision, move: pending.move });
      if (this.pending !== pending) return;
      this.pending = null;
      this.complain(answer);
    } catch {
      if (this.pending === pending) this.pending = { ...pending, lost: true };
    }
  }

  private async order(command: Command): Promise<void> {
    this.refusal = null;
    const answer = await this.stream.ask(command).catch(() => null);
    if (answer) this.complain(answer);
  }

  /** Shows a refusal, except for a double click, which has already done what was wanted. */
  private complain(answer: Answer): void {
    if (answer.type === 'refused' && answer.key !== 'stale') this.refusal = answer;
  }

  /** The position stays as it is, and so do its parts. */
  private takeLines({ number, lines }: Lines): void {
    if (this.table) this.table = { ...this.table, number };
    this.lines = [...this.lines, ...lines];
    this.heard(this);
  }

  private take(update: Update, since: number): void {
    this.table = keeping(this.table, complete(update));
    this.lines = since === 0 ? update.lines : [...this.lines, ...update.lines];
    this.previews.clear();
    this.preview = null;
    const pending = this.pending;
    if (pending && (this.table.decision !== pending.decision || this.table.status !== 'running')) {
      this.pending = null;
      this.wanted = null;
    } else if (pending?.lost) {
      this.pending = { ...pending, lost: false };
      void this.send(this.pending);
    }
    if (this.wanted !== null && this.table.moves.includes(this.wanted)) this.look(this.wanted);
    this.heard(this);
  }
}
