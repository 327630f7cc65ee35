/**
 * What this browser keeps of each game it plays, to hold against what the server reveals at the end: the commitment as it
 * was published before the game, and the nonces of its own seats.
 */
import type { FairnessFacts, TableFacts } from '../generated/http';
import { sha256 } from './sha256';

export interface Evidence {
  /** As first published: nothing that the server says later replaces it. */
  commitment: string | null;
  nonces: Record<number, string>;
  /** When it was last changed, in ms since 1970: the oldest go first. */
  at: number;
}

/** `elsewhere`: the game was played on another device, so this one has nothing to compare. */
export type Verdict = 'checked' | 'elsewhere' | 'mismatch';

/** The games kept. Each takes up to 1 kB of the 5 MB that a browser offers. */
export const MOST_KEPT = 500;
const PREFIX = 'bastide-fair:';
const TAG = 'bastide fair chance 1';

/** For browsers that store nothing: until the page is closed. */
const unstored = new Map<string, string>();

/** What was kept of a table. */
export function evidenceOf(table: string): Evidence | null {
  const text = unstored.get(table) ?? localStorage.getItem(PREFIX + table);
  return text === null ? null : (JSON.parse(text) as Evidence);
}

function keep(table: string, change: (evidence: Evidence) => void): void {
  const evidence = evidenceOf(table) ?? { commitment: null, nonces: {}, at: 0 };
  change(evidence);
  const text = JSON.stringify({ ...evidence, at: Date.now() });
  try {
    localStorage.setItem(PREFIX + table, text);
    unstored.delete(table);
    dropOldest();
  } catch {
    unstored.set(table, text);
  }
}

function dropOldest(): void {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (tables.length <= MOST_KEPT) return;
  const age = (key: string) => (JSON.parse(localStorage.getItem(key)!) as Evidence).at;
  const oldest = tables.toSorted((one, other) => age(one) - age(other)).slice(0, tables.length - MOST_KEPT);
  for (const key of oldest) localStorage.removeItem(key);
}

export function keepNonce(table: string, seats: readonly number[], nonce: string): void {
  keep(table, ({ nonces }) => seats.forEach((seat) => (nonces[seat] = nonce)));
}

const PROMISED = 'bastide-promised';
const MOST_PROMISED = 50;

/** Keeps a nonce that was promised before there is a table: for a search that may find one days later. */
export function keepPromised(hash: string, nonce: string): void {
  const kept = [...promised().filter(([other]) => other !== hash), [hash, nonce]].slice(-MOST_PROMISED);
  try {
    localStorage.setItem(PROMISED, JSON.stringify(kept));
  } catch {
    unstored.set(PROMISED, JSON.stringify(kept));
  }
}

/** The nonce that was promised with this hash, if it was by this browser. */
export function promisedNonce(hash: string | null | undefined): string | undefined {
  return promised().find(([kept]) => kept === hash)?.[1];
}

function promised(): [string, string][] {
  return JSON.parse(unstored.get(PROMISED) ?? localStorage.getItem(PROMISED) ?? '[]') as [string, string][];
}

/** Keeps the commitment of a table where the reader sits, before any nonce is revealed. */
export function keepCommitment({ id, commitment, yours }: TableFacts): void {
  const kept = evidenceOf(id);
  if (yours.length > 0 && !kept?.commitment) keep(id, (evidence) => (evidence.commitment = commitment));
}

function bytesOf(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}

/** The commitment to a secret, as the server publishes it. */
export function commitmentTo(table: string, secret: string): string {
  const prefix = new TextEncoder().encode(`${TAG}|${table}|`);
  return sha256(Uint8Array.from([...prefix, ...bytesOf(secret)]));
}

/** Compares what a finished table reveals with what was kept for the reader's seats there. */
export function compare(revealed: FairnessFacts, kept: Evidence | null, mine: readonly number[]): Verdict {
  if (!kept?.commitment) return 'elsewhere';
  if (kept.commitment !== commitmentTo(revealed.table, revealed.secret)) return 'mismatch';
  const own = mine.filter((seat) => kept.nonces[seat] !== undefined);
  if (own.length === 0) return 'elsewhere';
  return own.every((seat) => kept.nonces[seat] === revealed.seats[seat]?.nonce) ? 'checked' : 'mismatch';
}

/** What to type to recompute every outcome, with the values that were kept. */
export function verifyCommand(table: string, kept: Evidence | null, mine: readonly number[]): string {
  const commitment = kept?.commitment ? [`--commitment ${kept.commitment}`] : [];
  const own = mine.filter((seat) => kept?.nonces[seat] !== undefined);
  const nonces = own.map((seat) => `--nonce ${seat + 1}:${kept!.nonces[seat]}`);
  return [`bastide verify bastide-${table}.json`, ...commitment, ...nonces].join(' ');
}
