/** Names of tournaments and of those who take part, and points as people write them. */
import { games } from '../games/catalogue.svelte';
import { t, locale } from '../texts/locale.svelte';

/** The tournament's own name, or one after its game. */
export function titleOf(tournament: { title: string; game: string }): string {
  return tournament.title || t('tournament-untitled', { game: games.find(tournament.game)?.title ?? tournament.game });
}

/** A number of points: '3', '2.5', '1.67'. */
export function pointsText(points: number): string {
  return points.toLocaleString(locale.language, { maximumFractionDigits: 2 });
}
