/** The outcome of a game in one sentence. */
import type { Say, Score } from '../games/contract';
import { t } from '../texts/locale.svelte';

/** Who won; in a solo game, the points. */
export function outcome(scores: readonly Score[], say: Say): string {
  const [only] = scores;
  if (only && scores.length === 1) return t('result-alone', { name: say.player(0), points: only.total });
  return say('result-winners', { players: scores.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])) });
}
