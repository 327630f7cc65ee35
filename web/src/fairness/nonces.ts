/**
 * Each seat's share in fair chance: a random nonce, committed by its hash when the seat is taken and revealed at the
 * start.
 */
import { api } from '../api/client';
import type { TableFacts } from '../generated/http';
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

const storageKey = (table: string, seat: number) => `bastide-nonce:${table}:${seat}`;

/** Stores a nonce until it is revealed, across reloads and tabs. */
export function storeNonce(table: string, seats: readonly number[], nonce: string): void {
  for (const seat of seats) localStorage.setItem(storageKey(table, seat), nonce);
}

/** Takes a free seat, or commits again for a seat that the reader already has. */
export async function sitDown(table: string, seat: number): Promise<TableFacts> {
  const nonce = newNonce();
  storeNonce(table, [seat], nonce);
  return api.sit(table, seat, hashOf(nonce));
}

/**
 * Does what the reader's seats owe before the game can start: commits again where the nonce was lost, reveals where the
 * server waits for it.
 */
export async function commitAndReveal(facts: TableFacts): Promise<void> {
  if (facts.status !== 'open' && facts.status !== 'sealing') {
    for (const seat of facts.yours) localStorage.removeItem(storageKey(facts.id, seat));
    return;
  }
  for (const seat of facts.yours) {
    const chair = facts.seats[seat];
    if (!chair || chair.ready) continue;
    const nonce = localStorage.getItem(storageKey(facts.id, seat));
    if (nonce === null || hashOf(nonce) !== chair.hash) await sitDown(facts.id, seat);
    else if (facts.status === 'sealing') await api.openNonce(facts.id, seat, nonce);
  }
}
