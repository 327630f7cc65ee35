/** The popovers lead to rules that exist, and to the right ones. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULES as FEUVILLE } from '../../src/games/feuville/rules';
import { RULES as KINGDOM_BUILDER } from '../../src/games/kingdom-builder/rules';
import { RULES as TOURNAY } from '../../src/games/tournay/rules';
import { RULES as TROYES_DICE } from '../../src/games/troyes-dice/rules';

const GAMES = { feuville: FEUVILLE, kingdom_builder: KINGDOM_BUILDER, tournay: TOURNAY, troyes_dice: TROYES_DICE };

it.each(Object.entries(GAMES))('%s', (game, rules) => {
  const text = readFileSync(`../src/bastide/games/${game}/text/rules.en.md`, 'utf8');
  const known = new Map(Array.from(text.matchAll(/^- \*\*(\w+-\d+)\*\* (.*)$/gm), ([, id, rule]) => [id, rule!]));
  const missing = Object.entries(rules).filter(([, id]) => !known.has(id));
  expect(missing).toEqual([]);
});
