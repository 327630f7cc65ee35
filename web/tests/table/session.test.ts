import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/api/client';
import type { TableFacts } from '../../src/generated/http';
import { LiveTable, type TableState } from '../../src/table/live-table.svelte';
import { TableHistory, stepsOf } from '../../src/table/history.svelte';
import { Session } from '../../src/table/session.svelte';

const made: LiveTable[] = [];

function facts(yours: number[], status = 'running'): TableFacts {
  return { id: 't', status, yours, seats: [{ kind: 'person', name: 'A' }], game: 'g' } as unknown as TableFacts;
}

function look(seat: number | null): LiveTable {
  const live = new LiveTable('t', seat, undefined, () => ({ ask: () => new Promise(() => {}), close: vi.fn() }));
  made.push(live);
  return live;
}

/** Seat `seat` sees who must act. */
function acts(session: Session, toAct: number[]): void {
  for (const live of session.own) live.table = { status: 'running', seats: [], to_act: toAct } as unknown as TableState;
}

async function open(yours: number[]): Promise<Session> {
  vi.spyOn(api, 'table').mockResolvedValue(facts(yours));
  const session = new Session('t', look);
  await session.refresh();
  return session;
}

beforeEach(() => made.splice(0));
afterEach(() => vi.restoreAllMocks());

describe('a visit', () => {
  it("shows the table from the reader's seat, or as a spectator", async () => {
    expect((await open([1])).live?.seat).toBe(1);
    expect((await open([])).live?.seat).toBeNull();
  });

  it('keeps its connections when another seat is added', async () => {
    const session = await open([0]);
    const first = session.live;
    vi.spyOn(api, 'table').mockResolvedValue(facts([0, 1]));
    await session.refresh();
    expect(session.own[0]).toBe(first);
    expect(session.own).toHaveLength(2);
  });

  it('tells what the server refused', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(JSON.stringify({ key: 'no-such-table', reason: 'No.' }), { status: 404 }),
    );
    const session = new Session('t', look);
    await session.refresh();
    expect(session.problem?.key).toBe('no-such-table');
  });
});

describe('passing the device', () => {
  it('is never needed for one player', async () => {
    const session = await open([0]);
    acts(session, [0]);
    expect(session.handover).toBeNull();
  });

  it('hides the table between players who share a device', async () => {
    const session = await open([0, 1]);
    acts(session, [1]);
    expect(session.handover).toBe(1);
    session.reveal(1);
    expect(session.handover).toBeNull();
    expect(session.live?.seat).toBe(1);
    acts(session, [0]);
    expect(session.handover).toBe(0);
  });

  it("waits until every own seat has the game: one alone doesn't know who is next", async () => {
    const session = await open([0, 1]);
    const seen = { status: 'running', seats: [], to_act: [1], view: {} } as unknown as TableState;
    session.own[0]!.table = seen;
    expect(session.hasSeen).toBe(false);
    session.own[1]!.table = seen;
    expect([session.hasSeen, session.handover]).toEqual([true, 1]);
  });

  it('stays up while a bot acts', async () => {
    const session = await open([0, 1]);
    acts(session, [0]);
    session.reveal(0);
    acts(session, [2]);
    expect(session.handover).toBeNull();
  });

  it('lets each decide in turn where all decide at once', async () => {
    const session = await open([0, 1]);
    acts(session, [0, 1]);
    session.reveal(0);
    expect(session.handover).toBeNull();
    acts(session, [1]);
    expect(session.handover).toBe(1);
  });
});

describe('looking back', () => {
  const line = (key: string, step: number) => ({ key, arguments: {}, step });
  const steps = stepsOf([
    line('table-sat', 1),
    line('table-started', 2),
    line('builds', 3),
    line('gains-tile', 3),
    line('table-said', 4),
    line('table-undone', 5),
  ]);

  it('stops where the position changed', () => {
    expect(steps).toEqual([2, 3, 5]);
  });

  it('shows the table as it was, and comes back', async () => {
    const load = vi.fn(async (_table: string, step: number) => ({ number: step, view: { step } }) as never);
    const back = new TableHistory('t', load);
    await back.look(3, 0);
    expect(back.then?.view).toEqual({ step: 3 });
    await back.look(null, 0);
    expect([back.step, back.then]).toEqual([null, null]);
  });

  it('shows what was looked at last, whatever arrives first', async () => {
    const waiting: ((value: never) => void)[] = [];
    const back = new TableHistory('t', () => new Promise((resolve) => waiting.push(resolve)));
    const [first, second] = [back.look(2, 0), back.look(3, 0)];
    waiting[1]!({ number: 3, view: 'new' } as never);
    waiting[0]!({ number: 2, view: 'old' } as never);
    await Promise.all([first, second]);
    expect(back.then?.view).toBe('new');
  });
});
