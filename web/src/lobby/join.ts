/** Joining an open table. */
import { api, ApiError } from '../api/client';
import { sitDown } from '../fairness/nonces';

/** Sits down at the first free seat; if another player is quicker, at the next one. */
export async function joinTable(table: string): Promise<void> {
  const { seats, yours } = await api.table(table);
  if (yours.length > 0) return;
  const free = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  for (const [tried, seat] of free.entries()) {
    try {
      await sitDown(table, seat);
      return;
    } catch (error) {
      const isTaken = error instanceof ApiError && error.problem.key === 'seat-taken';
      if (!isTaken || tried === free.length - 1) throw error;
    }
  }
  throw new ApiError({ key: 'table-full', reason: 'All seats are taken.', rule: null, details: {} });
}
