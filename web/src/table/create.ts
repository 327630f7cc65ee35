/** Creating tables. */
import { api } from '../api/client';
import type { GameFacts, NewTable, TableFacts } from '../generated/http';
import { withNonce } from '../fairness/nonces';

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
