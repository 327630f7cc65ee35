/** The outcome of a game in one sentence. */
import type { Say, Score } from '../games/contract';
import { t } from '../texts/locale.svelte';

/** Why a game ended before its end, and the seat whose resignation ended it. */
export interface EarlyEnd {
  early: string | null;
  ended_by: number | null;
}

/** Who won; in a solo game, the points; or that there is no result. */
export function outcome(scores: readonly Score[], say: Say, { early, ended_by }: EarlyEnd): string {
  if (early === 'by-agreement') return t('result-abandoned');
  if (ended_by !== null) {
    const resigned = t('result-resigned', { name: say.player(ended_by) });
    return scores.length > 1 ? `${resigned} ${won(scores, say)}` : resigned;
  }
  return won(scores, say);
}

function won(scores: readonly Score[], say: Say): string {
  const [only] = scores;
  if (only && scores.length === 1) return t('result-alone', { name: say.player(0), points: only.total });
  return say('result-winners', { players: scores.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])) });
}
