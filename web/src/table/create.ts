/** Makes tables, with everything that fair chance asks for. */
import { api } from '../api/client';
import type { GameFacts, NewTable, TableFacts } from '../generated/http';
import { hashOf, storeNonce, newNonce } from '../fairness/nonces';

/** Does something that takes a nonce's hash and makes a table, and keeps the nonce for the own seats there. */
export async function withNonce(make: (hash: string) => Promise<TableFacts>): Promise<TableFacts> {
  const nonce = newNonce();
  const facts = await make(hashOf(nonce));
  storeNonce(facts.id, facts.yours, nonce);
  return facts;
}

/** A table as somebody wants it. */
export function makeTable(wanted: Omit<NewTable, 'nonce_hash'>): Promise<TableFacts> {
  return withNonce((nonce_hash) => api.makeTable({ ...wanted, nonce_hash }));
}

/** A game at once, against the strongest bots. */
export function playNow(game: GameFacts, opponents: number): Promise<TableFacts> {
  const [fewest = 2, most = 2] = game.players;
  const bots = Math.min(Math.max(opponents, fewest - 1), most - 1);
  const seats = ['me', ...Array<string>(bots).fill(`bot:${game.bots.at(-1)}`)];
  return makeTable({ game: game.name, seats, public: false });
}
