/** What the waiting room tells of what happened there. */
import type { LogLine } from '../table/live-table.svelte';

/**
 * The lines without those that only matter to the shuffle: a player who comes back in another browser sits down anew in
 * the same seat, and each says that they are ready.
 */
export function roomLines(lines: readonly LogLine[]): LogLine[] {
  const seated = new Map<unknown, unknown>();
  return lines.filter(({ key, arguments: args }) => {
    if (key === 'table-ready') return false;
    if (key === 'table-stood') seated.delete(args['seat']);
    if (key !== 'table-sat') return true;
    const isNew = seated.get(args['seat']) !== args['name'];
    seated.set(args['seat'], args['name']);
    return isNew;
  });
}
