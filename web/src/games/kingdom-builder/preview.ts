/** What a preview would change for a player: read from the two views and the two scores, not calculated. */
import type { Previewed, Score } from '../contract';
import type { KingdomBuilderView } from './view';

export interface Outlook {
  gold: number;
  bySource: Record<string, number>;
  gained: string[];
  lost: string[];
}

export function previewChanges(
  view: KingdomBuilderView,
  scores: readonly Score[] | null,
  preview: Previewed<KingdomBuilderView | null> | null,
  seat: number,
): Outlook | null {
  const then = preview?.view?.players[seat];
  const now = view.players[seat];
  if (!then || !now) return null;
  const before = scores?.[seat];
  const after = preview.scores?.[seat];
  const bySource: Record<string, number> = {};
  if (before && after) {
    for (const [source, gold] of Object.entries(after.by_source)) {
      bySource[source] = gold - (before.by_source[source] ?? 0);
    }
  }
  return {
    gold: before && after ? after.total - before.total : 0,
    bySource,
    gained: without(then.tiles, now.tiles),
    lost: without(now.tiles, then.tiles),
  };
}

/** The tiles in the first list that aren't in the second, told apart by location. */
function without(tiles: KingdomBuilderView['players'][number]['tiles'], others: typeof tiles): string[] {
  const there = new Set(others.map(({ hex }) => hex));
  return tiles.filter(({ hex }) => !there.has(hex)).map(({ tile }) => tile);
}
