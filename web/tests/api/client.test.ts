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
  const made = api.makeAccount('Anna', 'old bridge');
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
  const refused = expect(api.signIn('Anna', 'wrong')).rejects.toThrow();
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
