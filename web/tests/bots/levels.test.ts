import { expect, it } from 'vitest';
import { characterOf, levelsOf, otherBots, preferredBot } from '../../src/bots/levels';
import clientTexts from '../../src/texts/en.ftl?raw';
import { Texts } from '../../src/texts/texts';

const LEVELS = ['novice', 'apprentice', 'journeyman', 'master'];
const GAME = {
  bots: ['random', 'greedy', ...LEVELS],
  levels: LEVELS.map((id) => ({ id, version: 1 })),
  default_bot: 'apprentice',
};
const WITHOUT = { bots: ['random', 'greedy'], levels: [], default_bot: 'greedy' };

it('levels are kept apart from the other bots', () => {
  expect(levelsOf(GAME)).toEqual(['novice', 'apprentice', 'journeyman', 'master']);
  expect(otherBots(GAME)).toEqual(['random', 'greedy']);
  expect(levelsOf(WITHOUT)).toEqual([]);
  expect(otherBots(WITHOUT)).toEqual(['random', 'greedy']);
});

it('the last choice counts where that bot plays', () => {
  expect(preferredBot(GAME, 'master')).toBe('master');
  expect(preferredBot(GAME, 'lookahead')).toBe('apprentice');
  expect(preferredBot(GAME, null)).toBe('apprentice');
  expect(preferredBot(WITHOUT, 'master')).toBe('greedy');
});

it('every level and every other bot of ours has a character; an unknown bot has none', () => {
  const texts = new Texts('en', [clientTexts]);
  for (const bot of [...GAME.bots, 'lookahead']) expect(characterOf(bot, texts)).toMatch(/^[a-z]/);
  expect(characterOf('clever', texts)).toBeNull();
});
