/** The computer players of a game: four levels from weak to strong, and the other bots. */
import type { GameFacts } from '../generated/http';
import type { Texts } from '../texts/texts';

export const LEVELS = ['novice', 'apprentice', 'journeyman', 'master'] as const;
const USUAL = 'apprentice';

type Bots = Pick<GameFacts, 'bots'>;

/** The levels that play a game, the weakest first. */
export function levelsOf({ bots }: Bots): string[] {
  return LEVELS.filter((level) => bots.includes(level));
}

/** The bots besides the levels. */
export function otherBots({ bots }: Bots): string[] {
  return bots.filter((bot) => !levelsOf({ bots }).includes(bot));
}

/** The bot that the reader chose last, where it plays this game; otherwise the usual one. */
export function preferredBot({ bots }: Bots, chosen: string | null): string {
  if (chosen !== null && bots.includes(chosen)) return chosen;
  return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? '');
}

/** A few words about how a bot plays, if it is a known one. */
export function characterOf(bot: string, texts: Texts): string | null {
  return texts.find(`bot-${bot}`, {}, [], 'character');
}
