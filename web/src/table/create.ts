/** Creating tables, with the nonces that fair chance needs. */
import { api } from '../api/client';
import type { GameFacts, NewTable, TableFacts } from '../generated/http';
import { hashOf, storeNonce, newNonce } from '../fairness/nonces';

/** Creates a table with a new nonce's hash, and stores the nonce for the reader's seats there. */
export async function withNonce(make: (hash: string) => Promise<TableFacts>): Promise<TableFacts> {
  const nonce = newNonce();
  const facts = await make(hashOf(nonce));
  storeNonce(facts.id, facts.yours, nonce);
  return facts;
}

/** Creates a table with these options. */
export function makeTable(wanted: Omit<NewTable, 'nonce_hash'>): Promise<TableFacts> {
  return withNonce((nonce_hash) => api.makeTable({ ...wanted, nonce_hash }));
}

/** Starts a game against bots of a kind. */
export function playNow(game: GameFacts, opponents: number, bot: string): Promise<TableFacts> {
  const [fewest = 2, most = 2] = game.players;
  const bots = Math.min(Math.max(opponents, fewest - 1), most - 1);
  const seats = ['me', ...Array<string>(bots).fill(`bot:${bot}`)];
  return makeTable({ game: game.name, seats, public: false });
}
