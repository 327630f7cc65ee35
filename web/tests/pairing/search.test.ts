import { beforeEach, expect, it, vi } from 'vitest';
import { api, ApiError } from '../../src/api/client';
import type { Lobby, SearchFacts } from '../../src/generated/http';
import { OpponentSearch } from '../../src/pairing/search.svelte';

const BANK = { kind: 'bank' as const, seconds: 600, increment: 15 };
const DAYS = { kind: 'days' as const, days: 3 };
const search = (id: string, table: string | null = null, clock: SearchFacts['clock'] = BANK): SearchFacts => ({
  id,
  game: 'tournay',
  clock,
  since: 0,
  table,
});
const refused = (key: string) => new ApiError({ key, reason: 'Refused.', rule: null, details: {} });

const seek = vi.spyOn(api, 'seek');
const wait = vi.spyOn(api, 'waitForOpponent');
const cancel = vi.spyOn(api, 'cancelSearch');
const lobby = vi.spyOn(api, 'lobby');
const found = vi.fn<(table: string) => void>();
let looking: OpponentSearch;
let answer: (facts: SearchFacts | ApiError) => void;
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.resetAllMocks();
  seek.mockResolvedValue(search('s'));
  wait.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (facts) => (facts instanceof ApiError ? reject(facts) : resolve(facts));
      }),
  );
  looking = new OpponentSearch(found);
});

it('asks again until there is a table', async () => {
  await looking.start('tournay', BANK);
  expect(looking.current?.id).toBe('s');
  answer(search('s'));
  await settle();
  expect(wait).toHaveBeenCalledTimes(2);
  answer(search('s', 't'));
  await settle();
  expect(found).toHaveBeenCalledExactlyOnceWith('t');
  expect(looking.current).toBeNull();
});

it('goes on after a moment without a server', async () => {
  vi.useFakeTimers();
  await looking.start('tournay', BANK);
  answer(refused('unreachable'));
  await vi.advanceTimersByTimeAsync(2500);
  vi.useRealTimers();
  expect(wait).toHaveBeenCalledTimes(2);
  expect(looking.current?.id).toBe('s');
});

it('ends with a reason if the server refuses', async () => {
  await looking.start('tournay', BANK);
  answer(refused('too-many-tables'));
  await settle();
  expect(looking.current).toBeNull();
  expect(looking.problem).toBe('Refused.');
});

it('ends, or follows, what another tab did', async () => {
  await looking.start('tournay', BANK);
  lobby.mockResolvedValueOnce({ searches: [search('d', null, DAYS), search('other')] } as Lobby);
  answer(refused('no-such-search'));
  await settle();
  expect(looking.current?.id).toBe('other');
  lobby.mockResolvedValueOnce({ searches: [search('d', null, DAYS)] } as Lobby);
  answer(refused('no-such-search'));
  await settle();
  expect(looking.current).toBeNull();
  expect(looking.problem).toBe('');
});

it('is cancelled, unless somebody was found at the last moment', async () => {
  await looking.start('tournay', BANK);
  cancel.mockResolvedValue(search('s'));
  await looking.cancel();
  answer(search('s'));
  await settle();
  expect(wait).toHaveBeenCalledTimes(1);
  expect(found).not.toHaveBeenCalled();
  await looking.start('tournay', BANK);
  cancel.mockResolvedValue(search('s', 't'));
  await looking.cancel();
  expect(found).toHaveBeenCalledExactlyOnceWith('t');
});

it('in days needs nobody to wait', async () => {
  seek.mockResolvedValue(search('s', null, DAYS));
  await looking.start('tournay', DAYS);
  expect(looking.current).toBeNull();
  expect(wait).not.toHaveBeenCalled();
  seek.mockResolvedValue(search('s', 't', DAYS));
  await looking.start('tournay', DAYS);
  expect(found).toHaveBeenCalledWith('t');
});
