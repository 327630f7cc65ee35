import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  commitmentTo,
  compare,
  evidenceOf,
  keepCommitment,
  keepNonce,
  MOST_KEPT,
  verifyCommand,
} from '../../src/fairness/evidence';
import type { FairnessFacts, TableFacts } from '../../src/generated/http';

const secret = 'ab'.repeat(32);
const nonces = ['01'.repeat(32), '02'.repeat(32)];
const promised = createHash('sha256')
  .update('bastide fair chance 1|t|')
  .update(Buffer.from(secret, 'hex'))
  .digest('hex');
const revealed: FairnessFacts = {
  table: 't',
  commitment: promised,
  secret,
  seats: nonces.map((nonce) => ({ hash: '', nonce, by: 'player' })),
  given_plies: null,
};
const seated = (commitment: string, yours = [0]) => ({ id: 't', commitment, yours }) as TableFacts;
const verdict = (mine = [0]) => compare(revealed, evidenceOf('t'), mine);

describe('the evidence of a game', () => {
  beforeEach(() => localStorage.clear());

  it('fits what the server reveals', () => {
    expect(commitmentTo('t', secret)).toBe(promised);
    keepCommitment(seated(promised));
    keepNonce('t', [0], nonces[0]!);
    expect(verdict()).toBe('checked');
    keepNonce('t', [1], nonces[1]!);
    expect(verdict([0, 1])).toBe('checked');
    expect(verifyCommand('t', evidenceOf('t'), [0, 1])).toBe(
      `bastide verify bastide-t.json --commitment ${promised} --nonce 1:${nonces[0]} --nonce 2:${nonces[1]}`,
    );
  });

  it('convicts a server that reveals another secret, whatever commitment it names now', () => {
    keepCommitment(seated('00'.repeat(32)));
    keepNonce('t', [0], nonces[0]!);
    keepCommitment(seated(promised));
    expect(verdict()).toBe('mismatch');
  });

  it('convicts a server that replaced a nonce', () => {
    keepCommitment(seated(promised));
    keepNonce('t', [0, 1], nonces[0]!);
    expect(verdict([0, 1])).toBe('mismatch');
  });

  it('is missing if the game was played elsewhere, or only watched here', () => {
    expect(verdict()).toBe('elsewhere');
    keepCommitment(seated(promised, []));
    expect(evidenceOf('t')).toBeNull();
    keepCommitment(seated(promised));
    expect(verdict()).toBe('elsewhere');
    expect(verifyCommand('t', null, [0])).toBe('bastide verify bastide-t.json');
  });

  it('is kept for the newest games only', () => {
    vi.useFakeTimers();
    for (let game = 0; game <= MOST_KEPT; game++) {
      vi.setSystemTime(game);
      keepNonce(`t${game}`, [0], nonces[0]!);
    }
    vi.useRealTimers();
    expect(localStorage.length).toBe(MOST_KEPT);
    expect(evidenceOf('t0')).toBeNull();
    expect(evidenceOf('t1')?.nonces).toEqual({ 0: nonces[0] });
  });

  it('lasts until the page is closed where nothing can be stored', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepCommitment(seated(promised));
    keepNonce('t', [0], nonces[0]!);
    full.mockRestore();
    expect(verdict()).toBe('checked');
  });
});
