/**
 * A table's socket as one seat or a spectator: it reconnects by itself after a loss, and resumes where it was.
 *
 * The server answers commands in order, so each answer belongs to the oldest open command; updates come in between.
 */
import type * as frames from '../generated/frames';
import type { Command, Frame, Lines, Update } from '../generated/frames';
import type { Refusal } from '../texts/say';

export type Connection = 'connecting' | 'online' | 'waiting' | 'closed';
export type Answer = frames.Accepted | frames.Refusal | frames.Allowed | frames.Previewed | frames.Pong;

/** The connection broke before the answer came: the command may or may not have been carried out. */
export class Lost extends Error {}

export interface Hooks {
  /** `now` is the server's time, in milliseconds since 1970. */
  ontime(now: number): void;
  /** `since` is the number of the previous update; 0 if the lines start from the beginning. */
  onupdate(update: Update, since: number): void;
  /** Something was said or noted; nothing else has changed. */
  onlines(lines: Lines): void;
  /** `reason` says why the server has closed the connection for good. */
  onconnection(connection: Connection, reason: Refusal | null): void;
}

const WAITS = [200, 500, 1000, 2000, 4000, 8000];
const BEAT = 15_000;
const PATIENCE = 8_000;
/** The server's reasons for closing a connection that can't keep up, or whose session ended; all others are final. */
const TOO_SLOW = 'too-slow';
const SIGNED_OUT = 'who-are-you';
const TRIES_AFTER_SIGN_OUT = 3;
const POLICY_VIOLATION = 1008;

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export class Stream {
  connection: Connection = 'connecting';
  private socket: WebSocket | null = null;
  private waiting: Waiting[] = [];
  private number = 0;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private farewell = '';
  /** How the server said that the session had ended, until another update comes. */
  private signedOut: Refusal | null = null;
  /** When the server asked us to come back, in milliseconds after it closes. */
  private retry: number | null = null;

  constructor(
    private readonly address: (since: number) => string,
    private readonly hooks: Hooks,
    private readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** Sends a command; resolves with the server's answer, rejects with `Lost`. */
  ask(command: Command): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.connection !== 'online' || !this.socket) return reject(new Lost());
      this.waiting.push({ resolve, reject });
      this.socket.send(JSON.stringify(command));
    });
  }

  close(): void {
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.drop('closed');
  }

  /** The network is back, or the page visible again: reconnect at once, and check a silent socket. */
  private readonly wake = (): void => {
    if (this.connection === 'waiting') this.connect();
    else if (this.connection === 'online' && !document.hidden) this.beat();
  };

  private connect(): void {
    clearTimeout(this.timer);
    this.tell('connecting');
    const socket = this.open(this.address(this.number));
    this.socket = socket;
    this.timer = setTimeout(() => this.drop('waiting'), PATIENCE);
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(String(event.data)) as Frame);
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      const isFinal =
        event.code === POLICY_VIOLATION && event.reason !== TOO_SLOW && !this.maySignInAgain(event.reason);
      this.drop(isFinal ? 'closed' : 'waiting', isFinal ? (this.signedOut ?? this.closing(event.reason)) : null);
    };
  }

  /**
   * Whether to come back after the session ended. The browser may have a new one: when the reader signs in or changes
   * the password, perhaps in another tab, the server closes what the old one had opened.
   */
  private maySignInAgain(reason: string): boolean {
    if (reason === SIGNED_OUT) this.signedOut ??= this.closing(reason);
    return this.signedOut !== null && this.attempts < TRIES_AFTER_SIGN_OUT;
  }

  private closing(key: string): Refusal {
    return { key, reason: this.farewell };
  }

  private hear(frame: Frame): void {
    this.expectBeat();
    if (frame.type === 'welcome' || frame.type === 'pong') this.hooks.ontime(frame.now);
    if (frame.type === 'welcome') return;
    if (frame.type === 'closing') [this.farewell, this.retry] = [frame.reason, frame.retry ?? null];
    else if (frame.type === 'update') this.take(frame);
    else if (frame.type === 'lines') this.takeLines(frame);
    else this.waiting.shift()?.resolve(frame);
  }

  private take(update: Update): void {
    const since = this.number;
    this.number = update.number;
    if (update.number < since) {
      // Not the stream that we were reading: start over.
      this.number = 0;
      this.drop('waiting');
      this.connect();
      return;
    }
    this.attempts = 0;
    this.signedOut = null;
    if (this.connection !== 'online') this.tell('online');
    this.hooks.onupdate(update, since);
    // The server's clock may have been set ahead.
    if (update.lines.some(({ key }) => key === 'table-server-away')) this.beat();
  }

  private takeLines(lines: Lines): void {
    this.number = lines.number;
    this.hooks.onlines(lines);
  }

  private expectBeat(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.beat(), BEAT);
  }

  /** Sends a ping; silence means that the connection is lost. */
  private beat(): void {
    this.ask({ type: 'ping' }).catch(() => {});
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drop('waiting'), PATIENCE);
  }

  private drop(next: 'waiting' | 'closed', reason: Refusal | null = null): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.tell(next, reason);
    for (const { reject } of this.waiting.splice(0)) reject(new Lost());
    hangUp(socket);
    if (next === 'waiting') {
      const wait = WAITS[Math.min(this.attempts++, WAITS.length - 1)]! * (0.75 + Math.random() / 2);
      this.timer = setTimeout(() => this.connect(), this.retry ?? wait);
      this.retry = null;
    }
  }

  private tell(connection: Connection, reason: Refusal | null = null): void {
    if (this.connection === connection && connection !== 'connecting') return;
    this.connection = connection;
    this.hooks.onconnection(connection, reason);
  }
}

/** Closes a socket; one that is still connecting as soon as it is open, or the browser would log a warning. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}

/** The address of a table's socket. */
export function socketAddress(table: string, seat: number | null, since: number): string {
  const url = new URL(`/ws/tables/${table}?seat=${seat ?? 'none'}&since=${since}&lines=alone`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
