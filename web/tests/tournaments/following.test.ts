/** Following a tournament: the server's clock, names, and one that doesn't exist. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Following } from '../../src/tournaments/following.svelte';
import { pointsText, titleOf } from '../../src/tournaments/titles';

const page = { seq: 1, now: 1000, next_at: null, people: [{ number: 2, name: 'Bruno' }] };
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000 });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page is loaded again every few seconds until it is closed', async () => {
  answer = () => Response.json(page);
  const following = new Following('abc');
  await vi.advanceTimersByTimeAsync(0);
  expect(following.nameOf(2)).toBe('Bruno');
  expect(following.nameOf(3)).toBe('');
  expect(following.ahead).toBe(995_000);
  await vi.advanceTimersByTimeAsync(6_100);
  expect(fetch).toHaveBeenCalledTimes(3);
  following.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a tournament that does not exist is not asked for again', async () => {
  answer = () => Response.json({ key: 'no-such-tournament', reason: 'No.', rule: null, details: {} }, { status: 404 });
  const following = new Following('abc');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(following.missing).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('points are short, and a tournament without a name is called after its game', () => {
  expect([pointsText(3), pointsText(2.5), pointsText(1.67)]).toEqual(['3', '2.5', '1.67']);
  expect(titleOf({ title: 'Cup', game: 'peek' })).toBe('Cup');
  expect(titleOf({ title: '', game: 'peek' })).toContain('peek');
});
