import { expect, test } from 'vitest';
import gameInEnglish from '../../../src/bastide/games/tournay/text/en.ftl?raw';
import sharedInEnglish from '../../../src/bastide/words/text/en.ftl?raw';
import { moveParser } from '../../src/games/notation';
import { statusText, endLabel } from '../../src/texts/status';
import { makeSay } from '../../src/texts/say';
import { Texts } from '../../src/texts/texts';

const texts = new Texts('en', [gameInEnglish, sharedInEnglish]);
const parse = moveParser([{ key: 'end', pattern: 'end', arguments: [] }]);
const say = makeSay(texts, texts, ['Anna', 'Ben'], parse);
const places = { key: 'status-place', arguments: { player: 0, card: 'mint' } };

test('who has to act is spoken to, the others read a name', () => {
  expect(statusText(places, 0, say)).toBe('Place Mint.');
  expect(statusText(places, 1, say)).toBe('Anna must place Mint.');
  expect(statusText(places, null, say)).toBe('Anna must place Mint.');
});

test('what names nobody is the same for all', () => {
  const wait = { key: 'status-last-cards', arguments: {} };
  expect(statusText(wait, 0, say)).toBe(statusText(wait, null, say));
});

test('the button that ends the turn says what it means now', () => {
  expect(endLabel(places, parse('end'), say)).toBe('End turn');
  expect(endLabel({ key: 'status-last-card', arguments: {} }, parse('end'), say)).toBe('No last card');
});
