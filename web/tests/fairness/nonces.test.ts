import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/api/client';
import type { SeatFacts, TableFacts } from '../../src/generated/http';
import { evidenceOf, keepNonce } from '../../src/fairness/evidence';
import { hashOf, commitAndReveal, newNonce, promise, withNonce } from '../../src/fairness/nonces';
import { sha256 } from '../../src/fairness/sha256';

describe('SHA-256', () => {
  it.each([0, 1, 3, 32, 55, 56, 63, 64, 65, 119, 120, 1000])('of %i bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + 11) % 256);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
});

describe('nonces', () => {
  const nonce = newNonce();
  const seat = (some: Partial<SeatFacts>): SeatFacts => ({ kind: 'person', name: 'Anna', ...some });
  const table = (status: string, seats: SeatFacts[]) => ({ id: 't', status, seats, yours: [0] }) as TableFacts;
  const sit = vi.spyOn(api, 'sit').mockResolvedValue({ yours: [] as number[] } as TableFacts);
  const open = vi.spyOn(api, 'openNonce').mockResolvedValue({} as TableFacts);

  beforeEach(() => {
    localStorage.clear();
    vi.clearAllMocks();
  });

  it('are 32 random bytes, promised by their hash', () => {
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(newNonce()).not.toBe(nonce);
    expect(hashOf(nonce)).toBe(createHash('sha256').update(Buffer.from(nonce, 'hex')).digest('hex'));
  });

  it('are opened when all seats are taken, not before, and once', async () => {
    keepNonce('t', [0], nonce);
    await commitAndReveal(table('open', [seat({ hash: hashOf(nonce) })]));
    expect(open).not.toHaveBeenCalled();
    await commitAndReveal(table('sealing', [seat({ hash: hashOf(nonce) })]));
    expect(open).toHaveBeenCalledWith('t', 0, nonce);
    await commitAndReveal(table('sealing', [seat({ hash: hashOf(nonce), ready: true })]));
    expect(open).toHaveBeenCalledTimes(1);
    expect(sit).not.toHaveBeenCalled();
  });

  it('are promised anew if they got lost, or if the server has dropped the promise', async () => {
    await commitAndReveal(table('sealing', [seat({ hash: hashOf(nonce) })]));
    expect(sit).toHaveBeenCalledTimes(1);
    keepNonce('t', [0], nonce);
    await commitAndReveal(table('open', [seat({ hash: null })]));
    expect(sit).toHaveBeenCalledTimes(2);
    expect(open).not.toHaveBeenCalled();
  });

  it('on another device are given up with the seat once another player has opened theirs', async () => {
    const stand = vi.spyOn(api, 'stand').mockResolvedValue({} as TableFacts);
    const bot = seat({ kind: 'bot', ready: true });
    expect(await commitAndReveal(table('sealing', [seat({ hash: hashOf(nonce) }), bot]))).toBe(false);
    expect(stand).not.toHaveBeenCalled();
    const late = table('sealing', [seat({ hash: hashOf(nonce) }), bot, seat({ ready: true })]);
    expect(await commitAndReveal(late)).toBe(true);
    expect(stand).toHaveBeenCalledExactlyOnceWith('t', 0);
    expect(stand.mock.invocationCallOrder[0]).toBeLessThan(sit.mock.invocationCallOrder[1]!);
  });

  it('promised before there was a table are opened there', async () => {
    const hash = promise();
    expect(promise()).not.toBe(hash);
    await commitAndReveal(table('sealing', [seat({ hash })]));
    expect(sit).not.toHaveBeenCalled();
    expect(open).toHaveBeenCalledOnce();
    expect(hashOf(open.mock.calls[0]![2])).toBe(hash);
  });

  it('are kept, with the commitment, when the game runs', async () => {
    keepNonce('t', [0], nonce);
    await commitAndReveal({ ...table('sealing', [seat({ hash: hashOf(nonce) })]), commitment: 'c' });
    await commitAndReveal({ ...table('running', [seat({ ready: true })]), commitment: 'other' });
    expect(evidenceOf('t')).toMatchObject({ commitment: 'c', nonces: { 0: nonce } });
  });

  it('of a game that had begun already are not replaced', async () => {
    keepNonce('t', [0], nonce);
    await withNonce(async () => table('running', [seat({ hash: hashOf(nonce), ready: true })]));
    expect(evidenceOf('t')?.nonces).toEqual({ 0: nonce });
  });
});
