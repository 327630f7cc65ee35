import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lines, Update } from '../../src/generated/frames';
import type { Refusal } from '../../src/texts/say';
import { Lost, socketAddress, Stream, type Connection } from '../../src/table/stream';

/** A socket whose other end is the test. */
class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  readyState: number = WebSocket.OPEN;
  sent: unknown[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.closed = true;
  }

  hear(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  break(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason });
  }
}

const update = (number: number, keys: string[] = []): Update => ({
  type: 'update',
  number,
  status: 'running',
  seats: [],
  lines: keys.map((key) => ({ key, arguments: {} })),
});

let sockets: FakeSocket[];
let updates: [Update, number][];
let told: Lines[];
let times: number[];
let states: Connection[];
let reason: Refusal | null;
let stream: Stream;
const socket = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [sockets, updates, told, states, times] = [[], [], [], [], []];
  stream = new Stream(
    (since) => `since ${since}`,
    {
      ontime: (now) => times.push(now),
      onupdate: (...heard) => updates.push(heard),
      onlines: (lines) => told.push(lines),
      onconnection: (state, why) => states.push(state) && (reason = why),
    },
    (address) => {
      sockets.push(new FakeSocket(address));
      return socket() as unknown as WebSocket;
    },
  );
});

afterEach(() => {
  stream.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a stream', () => {
  it('hears what time it is at the server', () => {
    socket().hear({ type: 'welcome', now: 1234 });
    socket().hear(update(1));
    expect(times).toEqual([1234]);
    socket().hear(update(2, ['table-server-away'])); // its clock may have been set
    expect(socket().sent).toEqual([{ type: 'ping' }]);
    socket().hear({ type: 'pong', now: 99_999 });
    expect(times).toEqual([1234, 99_999]);
  });

  it('is online with the first update', () => {
    expect(stream.connection).toBe('connecting');
    socket().hear(update(3, ['a']));
    expect(stream.connection).toBe('online');
    expect(updates).toEqual([[update(3, ['a']), 0]]);
  });

  it('takes lines that travel alone, and resumes after them', async () => {
    const lines: Lines = { type: 'lines', number: 4, lines: [{ key: 'table-said', arguments: {} }] };
    socket().hear(update(3));
    const asked = stream.ask({ type: 'ping' });
    socket().hear(lines);
    socket().hear({ type: 'pong', now: 1 });
    expect(await asked).toEqual({ type: 'pong', now: 1 });
    expect(told).toEqual([lines]);
    socket().break();
    vi.advanceTimersByTime(1000);
    expect(socket().address).toBe('since 4');
  });

  it('gives each answer to the oldest question, with updates in between', async () => {
    socket().hear(update(1));
    const first = stream.ask({ type: 'why', move: 'build 1.1' });
    const second = stream.ask({ type: 'ping' });
    socket().hear({ type: 'refused', key: 'occupied', reason: 'No.' });
    socket().hear(update(2));
    socket().hear({ type: 'pong', now: 1 });
    expect(await first).toMatchObject({ type: 'refused', key: 'occupied' });
    expect(await second).toEqual({ type: 'pong', now: 1 });
    expect(socket().sent).toEqual([{ type: 'why', move: 'build 1.1' }, { type: 'ping' }]);
  });

  it('comes back after a loss, later and later, and goes on where it was', () => {
    socket().hear(update(7));
    socket().break();
    expect(stream.connection).toBe('waiting');
    vi.advanceTimersByTime(199);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets.map(({ address }) => address)).toEqual(['since 0', 'since 7']);
    socket().break();
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
    socket().hear(update(9, ['b']));
    expect(updates.at(-1)).toEqual([update(9, ['b']), 7]);
    expect(states).toEqual(['connecting', 'online', 'waiting', 'connecting', 'waiting', 'connecting', 'online']);
  });

  it('comes back when a stopping server asked it to, once', () => {
    socket().hear(update(7));
    socket().hear({ type: 'closing', reason: 'The server is restarting.', retry: 750 });
    socket().break(1012, 'restarting');
    expect(stream.connection).toBe('waiting');
    vi.advanceTimersByTime(749);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets.map(({ address }) => address)).toEqual(['since 0', 'since 7']);
    socket().break();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(3);
  });

  it('does not wait when the network is back', () => {
    for (let losses = 0; losses < 6; losses++) {
      socket().break();
      vi.advanceTimersByTime(60_000);
    }
    socket().break();
    const before = sockets.length;
    dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(before + 1);
  });

  it('tells those who wait for an answer that it may be lost', async () => {
    socket().hear(update(1));
    const answer = stream.ask({ type: 'ping' });
    socket().break();
    await expect(answer).rejects.toBeInstanceOf(Lost);
    await expect(stream.ask({ type: 'ping' })).rejects.toBeInstanceOf(Lost);
  });

  it('takes silence for a loss', () => {
    socket().hear(update(1));
    vi.advanceTimersByTime(15_000);
    expect(socket().sent).toEqual([{ type: 'ping' }]);
    socket().hear({ type: 'pong', now: 1 });
    expect(stream.connection).toBe('online');
    vi.advanceTimersByTime(15_000 + 8_000);
    expect(sockets[0]!.closed).toBe(true);
    expect(stream.connection).toBe('waiting');
  });

  it('hears nothing more from a socket that it has given up', () => {
    socket().hear(update(1));
    const old = socket();
    old.break();
    vi.advanceTimersByTime(1000);
    old.hear(update(99));
    expect(updates).toHaveLength(1);
  });

  it('starts over if the stream is another one', () => {
    socket().hear(update(7));
    socket().break();
    vi.advanceTimersByTime(1000);
    socket().hear(update(2));
    expect(socket().address).toBe('since 0');
    socket().hear(update(2, ['a', 'b']));
    expect(updates.at(-1)).toEqual([update(2, ['a', 'b']), 0]);
  });

  it('is not closed before it is open, which browsers dislike', () => {
    socket().readyState = WebSocket.CONNECTING;
    stream.close();
    expect(socket().closed).toBe(false);
    socket().onopen!();
    expect(socket().closed).toBe(true);
  });

  it('stays closed if the server means it, and says why', () => {
    socket().hear({ type: 'closing', reason: 'You do not sit there.' });
    socket().break(1008, 'not-your-seat');
    expect(stream.connection).toBe('closed');
    expect(reason).toEqual({ key: 'not-your-seat', reason: 'You do not sit there.' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('comes back if it was only too slow', () => {
    socket().hear(update(1));
    socket().break(1008, 'too-slow');
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  it('comes back with the new session after signing in elsewhere in the browser', () => {
    socket().hear(update(1));
    socket().hear({ type: 'closing', reason: 'You are not signed in.' });
    socket().break(1008, 'who-are-you');
    expect(stream.connection).toBe('waiting');
    vi.advanceTimersByTime(1000);
    socket().break(1008, 'not-your-seat'); // the new cookie was not there yet
    vi.advanceTimersByTime(1000);
    socket().hear(update(1));
    expect(stream.connection).toBe('online');
  });

  it('says that the session has ended if there is no other', () => {
    socket().hear(update(1));
    socket().hear({ type: 'closing', reason: 'You are not signed in.' });
    for (let n = 0; n < 4; n++) {
      socket().break(1008, n === 0 ? 'who-are-you' : 'not-your-seat');
      vi.advanceTimersByTime(5000);
    }
    expect(stream.connection).toBe('closed');
    expect(reason).toEqual({ key: 'who-are-you', reason: 'You are not signed in.' });
    expect(sockets).toHaveLength(4);
  });

  it('is told where the socket is', () => {
    expect(socketAddress('abc', 1, 5)).toMatch(/^ws:.*\/ws\/tables\/abc\?seat=1&since=5&lines=alone$/);
    expect(socketAddress('abc', null, 0)).toContain('seat=none');
  });
});
