import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command, Update } from '../../src/generated/frames';
import { LiveTable } from '../../src/table/live-table.svelte';
import { Lost, type Answer, type Hooks } from '../../src/table/stream';

let hooks: Hooks;
let asked: { command: Command; answer: (frame: Answer) => void; lose: () => void }[];
let live: LiveTable;

function update(number: number, decision: number, more: Partial<Update> = {}): Update {
  const base = { status: 'running', seats: [], lines: [], to_act: [0], moves: ['build 1.1', 'build 1.2'] };
  return { type: 'update', number, decision, view: { at: number }, ...base, ...more };
}

const settle = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  live = new LiveTable('t', 0, undefined, (given) => {
    hooks = given;
    return {
      ask: (command) =>
        new Promise((resolve, reject) => {
          asked.push({ command, answer: resolve, lose: () => reject(new Lost()) });
        }),
      close: () => {},
    };
  });
  hooks.onupdate(update(1, 4), 0);
});

afterEach(() => vi.useRealTimers());

describe('lines that travel alone', () => {
  it('leave the position, the pending move and the preview as they are', async () => {
    const before = live.table!;
    void live.move('build 1.1');
    hooks.onlines({ type: 'lines', number: 2, lines: [{ key: 'table-said', arguments: { text: 'Hello' }, step: 2 }] });
    expect(live.table).toEqual({ ...before, number: 2 });
    expect(live.table?.view).toBe(before.view);
    expect(live.pending?.move).toBe('build 1.1');
    expect(live.lines.at(-1)?.arguments).toEqual({ text: 'Hello' });
  });
});

describe('a move', () => {
  it('is pending until the update comes', async () => {
    void live.move('build 1.1');
    expect(live.pending?.move).toBe('build 1.1');
    expect(live.table).toMatchObject({ view: { at: 1 }, moves: ['build 1.1', 'build 1.2'] });
    expect(asked[0]!.command).toEqual({ type: 'move', decision: 4, move: 'build 1.1' });
    hooks.onupdate(update(2, 5, { moves: ['end'] }), 1);
    expect(live.pending).toBeNull();
    expect(live.table?.moves).toEqual(['end']);
    asked[0]!.answer({ type: 'accepted', decision: 4 });
    await settle();
    expect(live.refusal).toBeNull();
  });

  it('keeps its preview until it is settled, and no longer', async () => {
    live.look('build 1.1');
    await settle();
    asked[0]!.answer({ type: 'previewed', move: 'build 1.1', lines: [], view: { at: 'then' }, scores: null } as Answer);
    await settle();
    void live.move('build 1.1');
    expect(live.preview?.view).toEqual({ at: 'then' });
    hooks.onupdate(update(2, 5), 1);
    await settle();
    expect(live.preview).toBeNull();
    expect(asked.map(({ command }) => command.type)).toEqual(['preview', 'move']);
  });

  it('leaves room for nothing else', () => {
    void live.move('build 1.1');
    void live.undo(1);
    void live.why('build 1.3');
    expect(asked).toHaveLength(1);
  });

  it('is taken back if it is refused, and says why', async () => {
    void live.move('build 1.1');
    asked[0]!.answer({ type: 'refused', key: 'occupied', reason: 'No.', rule: 'KB-11' });
    await settle();
    expect(live.pending).toBeNull();
    expect(live.refusal).toMatchObject({ key: 'occupied', rule: 'KB-11' });
  });

  it('is made once, however often the reader clicks', () => {
    void live.move('build 1.1');
    void live.move('build 1.1');
    void live.move('build 1.2');
    expect(asked).toHaveLength(1);
  });

  it('is sent again after a loss if it did not arrive', async () => {
    void live.move('build 1.1');
    asked[0]!.lose();
    await settle();
    expect(live.pending?.move).toBe('build 1.1');
    hooks.onupdate(update(1, 4), 1);
    expect(asked[1]!.command).toEqual({ type: 'move', decision: 4, move: 'build 1.1' });
  });

  it('is not sent again if it had arrived', async () => {
    void live.move('build 1.1');
    asked[0]!.lose();
    await settle();
    hooks.onupdate(update(2, 5), 1);
    expect(asked).toHaveLength(1);
    expect(live.pending).toBeNull();
  });

  it('sent twice shows no refusal', async () => {
    void live.move('build 1.1');
    asked[0]!.answer({ type: 'refused', key: 'stale', reason: 'Said already.' });
    await settle();
    expect(live.refusal).toBeNull();
  });
});

describe('a preview', () => {
  it('is asked for when the pointer rests, and only then', async () => {
    live.look('build 1.1');
    live.look('build 1.2');
    await settle();
    expect(asked.map(({ command }) => command)).toEqual([{ type: 'preview', move: 'build 1.2' }]);
  });

  it('is forgotten when the position changes', async () => {
    live.look('build 1.1');
    await settle();
    hooks.onupdate(update(2, 4), 1);
    asked[0]!.answer({ type: 'previewed', move: 'build 1.1', lines: [], view: { at: 'old' }, scores: null } as Answer);
    await settle();
    expect(live.preview).toBeNull();
  });
});

describe('a preview when something else is heard', () => {
  it('is asked for anew as long as the move is possible', async () => {
    live.look('build 1.1');
    await settle();
    hooks.onupdate(update(2, 4), 1);
    await settle();
    expect(asked.map(({ command }) => command)).toEqual(Array(2).fill({ type: 'preview', move: 'build 1.1' }));
    asked[1]!.answer({ type: 'previewed', move: 'build 1.1', lines: [], view: { at: 'new' }, scores: null } as Answer);
    await settle();
    expect(live.preview?.view).toEqual({ at: 'new' });
    hooks.onupdate(update(3, 5, { moves: ['end'] }), 2);
    await settle();
    expect([asked.length, live.preview]).toEqual([2, null]);
  });
});

describe('the log', () => {
  const line = (key: string) => ({ key, arguments: {} });

  it('grows, and begins anew when the stream does', () => {
    hooks.onupdate(update(2, 4, { lines: [line('a')] }), 1);
    hooks.onupdate(update(3, 4, { lines: [line('b')] }), 2);
    expect(live.lines.map(({ key }) => key)).toEqual(['a', 'b']);
    hooks.onupdate(update(1, 4, { lines: [line('c')] }), 0);
    expect(live.lines.map(({ key }) => key)).toEqual(['c']);
  });
});

describe('orders', () => {
  it('are sent with what they need, and refusals are shown', async () => {
    void live.undo(2);
    expect(asked[0]!.command).toEqual({ type: 'undo', decision: 4, steps: 2 });
    asked[0]!.answer({ type: 'refused', key: 'nothing-to-undo', reason: 'No.' });
    await settle();
    expect(live.refusal?.key).toBe('nothing-to-undo');
    void live.why('build 9.9');
    expect(live.refusal).toBeNull();
  });
});
