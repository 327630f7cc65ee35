/**
 * Each seat's share in fair chance: a random nonce, committed by its hash when the seat is taken and revealed at the
 * start.
 */
import { api } from '../api/client';
import type { TableFacts } from '../generated/http';
import { evidenceOf, keepCommitment, keepNonce, keepPromised, promisedNonce } from './evidence';
import { sha256 } from './sha256';

const BYTES = 32;

/** A fresh nonce, in hexadecimal. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash that commits to a nonce. */
export function hashOf(nonce: string): string {
  return sha256(Uint8Array.from(nonce.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}

/** Creates a table with a new nonce's hash, and keeps the nonce for the reader's seats there. */
export async function withNonce(make: (hash: string) => Promise<TableFacts>): Promise<TableFacts> {
  const nonce = newNonce();
  const facts = await make(hashOf(nonce));
  // A rematch may exist already, with the nonce that the reader sat down with.
  const seats = facts.yours.filter((seat) => facts.seats[seat]?.hash === hashOf(nonce));
  keepNonce(facts.id, seats, nonce);
  keepCommitment(facts);
  return facts;
}

/** A new nonce's hash, for a seat at a table that doesn't exist yet. The nonce is kept until then. */
export function promise(): string {
  const nonce = newNonce();
  keepPromised(hashOf(nonce), nonce);
  return hashOf(nonce);
}

/** Takes a free seat, or commits again for a seat that the reader already has. */
export async function sitDown(table: string, seat: number): Promise<TableFacts> {
  const nonce = newNonce();
  keepNonce(table, [seat], nonce);
  const facts = await api.sit(table, seat, hashOf(nonce));
  keepCommitment(facts);
  return facts;
}

/**
 * Commits again: the nonce is on another device. Once another player has revealed theirs, the reader must leave the seat
 * and take it again; returns whether that was so.
 */
async function commitAgain({ id, seats }: TableFacts, seat: number): Promise<boolean> {
  const isLate = seats.some(({ kind, ready }) => kind === 'person' && ready);
  if (isLate) await api.stand(id, seat);
  await sitDown(id, seat);
  return isLate;
}

/**
 * Does what the reader's seats owe before the game can start: commits again where the nonce was lost, reveals where the
 * server waits for it. Returns whether the reader had to leave a seat and take it again: its socket has ended.
 */
export async function commitAndReveal(facts: TableFacts): Promise<boolean> {
  if (facts.status !== 'open' && facts.status !== 'sealing') return false;
  let isSeatedAnew = false;
  keepCommitment(facts);
  for (const seat of facts.yours) {
    const chair = facts.seats[seat];
    if (!chair || chair.ready) continue;
    const promised = promisedNonce(chair.hash);
    if (promised !== undefined) keepNonce(facts.id, [seat], promised);
    const nonce = evidenceOf(facts.id)?.nonces[seat];
    if (nonce === undefined || hashOf(nonce) !== chair.hash)
      isSeatedAnew = (await commitAgain(facts, seat)) || isSeatedAnew;
    else if (facts.status === 'sealing') await api.openNonce(facts.id, seat, nonce);
  }
  return isSeatedAnew;
}
