import { beforeEach, expect, it, vi } from 'vitest';
import { api, ApiError } from '../../src/api/client';
import type { TableFacts } from '../../src/generated/http';
import { joinTable } from '../../src/lobby/join';

const refused = (key: string) => new ApiError({ key, reason: '', rule: null, details: {} });
const facts = (kinds: string[], yours: number[] = []) =>
  ({ id: 't', seats: kinds.map((kind) => ({ kind, name: null })), yours }) as unknown as TableFacts;
const look = vi.spyOn(api, 'table');
const sit = vi.spyOn(api, 'sit');

beforeEach(() => {
  vi.resetAllMocks();
  sit.mockResolvedValue(facts([], [1]));
});

it('takes the first free seat', async () => {
  look.mockResolvedValue(facts(['person', 'bot', 'open', 'open']));
  await joinTable('t');
  expect(sit.mock.calls.map(([, seat]) => seat)).toEqual([2]);
});

it('takes the next one if another player was quicker', async () => {
  look.mockResolvedValue(facts(['person', 'open', 'open']));
  sit.mockRejectedValueOnce(refused('seat-taken'));
  await joinTable('t');
  expect(sit.mock.calls.map(([, seat]) => seat)).toEqual([1, 2]);
});

it('says if there is none, or why the server refuses', async () => {
  look.mockResolvedValue(facts(['person', 'person']));
  await expect(joinTable('t')).rejects.toMatchObject({ problem: { key: 'table-full' } });
  look.mockResolvedValue(facts(['person', 'open', 'open']));
  sit.mockRejectedValueOnce(refused('already-started'));
  await expect(joinTable('t')).rejects.toMatchObject({ problem: { key: 'already-started' } });
  expect(sit).toHaveBeenCalledTimes(1);
});

it('sits down only once', async () => {
  look.mockResolvedValue(facts(['person', 'person', 'open'], [1]));
  await joinTable('t');
  expect(sit).not.toHaveBeenCalled();
});
