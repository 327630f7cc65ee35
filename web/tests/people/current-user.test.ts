import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, ApiError } from '../../src/api/client';
import type { Me } from '../../src/generated/http';
import { CurrentUser } from '../../src/people/current-user.svelte';

const ANNA = { id: 'p', nickname: 'Anna', account: true } as unknown as Me;
const problem = (key: string) => new ApiError({ key, reason: '', rule: null, details: {} });
let currentUser: CurrentUser;
let say: (found: Me) => void;
let refuse: (error: Error) => void;

beforeEach(() => {
  currentUser = new CurrentUser();
  vi.spyOn(api, 'me').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        [say, refuse] = [resolve, reject];
      }),
  );
});
afterEach(() => vi.restoreAllMocks());

it('waits for the server before it takes the reader for new', async () => {
  const guest = vi.spyOn(api, 'becomeGuest');
  const rename = vi.spyOn(api, 'rename').mockResolvedValue(ANNA);
  const called = currentUser.rename('Anna');
  say(ANNA);
  await called;
  expect(guest).not.toHaveBeenCalled();
  expect(rename).toHaveBeenCalledExactlyOnceWith('Anna');
});

it('keeps the signed-in account when an older answer comes late', async () => {
  vi.spyOn(api, 'signIn').mockResolvedValue(ANNA as never);
  const known = currentUser.load();
  await currentUser.signIn('Anna', 'secret');
  refuse(problem('who-are-you'));
  expect(await known).toBe(ANNA);
});

it('asks once, and again only if the server was not reached', async () => {
  const first = currentUser.load();
  refuse(problem('unreachable'));
  expect(await first).toBeNull();
  const second = currentUser.load();
  say(ANNA);
  expect(await second).toBe(ANNA);
  await currentUser.load();
  expect(api.me).toHaveBeenCalledTimes(2);
});
