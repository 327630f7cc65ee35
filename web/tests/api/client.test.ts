import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../src/api/client';

afterEach(() => vi.restoreAllMocks());

/** A server that answers when it is told to; what it was asked, in order. */
function serve() {
  const asked: string[] = [];
  const waiting: ((status: number) => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    asked.push(`${init?.method} ${String(url)}`);
    return new Promise((resolve) => waiting.push((status) => resolve(new Response('{}', { status }))));
  });
  const answer = async (status = 200) => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.(status);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, answer };
}

it('asks for different things at the same time', async () => {
  const { asked, answer } = serve();
  void api.me();
  void api.tables();
  expect(asked).toEqual(['GET /api/me', 'GET /api/tables']);
  await answer();
  await answer();
});

it('sends a sign-in alone, since the answer changes the cookie', async () => {
  const { asked, answer } = serve();
  void api.tables();
  const made = api.makeAccount('Anna', 'old bridge', []);
  void api.settings();
  expect(asked).toEqual(['GET /api/tables']);
  await answer();
  expect(asked).toEqual(['GET /api/tables', 'POST /api/account']);
  await answer();
  await made;
  expect(asked.at(-1)).toBe('GET /api/me/settings');
  await answer();
});

it('goes on after a change that was refused', async () => {
  const { asked, answer } = serve();
  const refused = expect(api.signIn('Anna', 'wrong', false)).rejects.toThrow();
  const second = api.signOut();
  void api.me();
  await answer(403);
  await refused;
  await vi.waitFor(() => expect(asked).toEqual(['POST /api/session', 'DELETE /api/session']));
  await answer();
  await second;
  expect(asked.at(-1)).toBe('GET /api/me');
  await answer();
});

/** A server that answers an analysis with events, torn apart as a network does. */
function stream(...chunks: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
}

it('tells how far an analysis is, and then what it found', async () => {
  const shares: number[] = [];
  stream('data: {"progress":0.1}\n\ndata: {"prog', 'ress":0.5}\n', '\ndata: {"progress":1,"outlook":{"games":3}}\n\n');
  const outlook = await api.foresee({ game: 'tournay', players: [] }, 0, (share) => shares.push(share));
  expect(outlook).toEqual({ games: 3 });
  expect(shares).toEqual([0.1, 0.5]);
});

it('tells why an analysis failed that had begun, or that it broke off', async () => {
  const ask = () => api.foresee({ game: 'tournay', players: [] }, 0, () => {});
  stream('data: {"progress":0}\n\n', 'data: {"progress":1,"problem":{"key":"x","reason":"Too long."}}\n\n');
  await expect(ask()).rejects.toThrow('Too long.');
  stream('data: {"progress":0}\n\n');
  await expect(ask()).rejects.toMatchObject({ problem: { key: 'unreachable' } });
});
