/** The computer players of a game: levels from weak to strong, and the other bots. */
import type { GameFacts } from '../generated/http';
import type { Texts } from '../texts/texts';

/** The levels that play a game, the weakest first. */
export function levelsOf({ levels }: Pick<GameFacts, 'levels'>): string[] {
  return levels.map(({ id }) => id);
}

/** The bots besides the levels. */
export function otherBots({ bots, levels }: Pick<GameFacts, 'bots' | 'levels'>): string[] {
  return bots.filter((bot) => !levelsOf({ levels }).includes(bot));
}

/** The bot that the reader chose last, where it plays this game; otherwise the usual one. */
export function preferredBot(game: Pick<GameFacts, 'bots' | 'default_bot'>, chosen: string | null): string {
  return chosen !== null && game.bots.includes(chosen) ? chosen : game.default_bot;
}

/** A few words about how a bot plays, if it is a known one. */
export function characterOf(bot: string, texts: Texts): string | null {
  return texts.find(`bot-${bot}`, {}, [], 'character');
}
