/** What the popover says about a card follows what is printed on it, in every language. */
import { describe, expect, it } from 'vitest';
import { languages } from '../../../texts/languages';
import { makeSay } from '../../../texts/say';
import { Texts } from '../../../texts/texts';
import { helpOf, nameOf } from '../labels';
import { aCard, aView } from './fixture';

const folder = '../../../../../src/bastide/games/tournay/text';
const sources = import.meta.glob<string>('../../../../../src/bastide/games/tournay/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function sayIn(language: string, titles: Record<string, string> = {}) {
  const texts = new Texts(language, [sources[`${folder}/${language}.ftl`] ?? '']).titled(titles);
  return makeSay(texts, texts, [], (text) => ({ text, key: text.split(' ')[0] ?? '', arguments: {} }));
}

describe.each(languages)('in %s', (language) => {
  it('says the numbers of the card', () => {
    const card = aCard('yellow-1', { says: [{ key: 'piece-gain-deniers', arguments: { amount: 17 } }] });
    expect(helpOf(card, sayIn(language))).toContain('17');
  });

  it('says a character with what it sets off, lists and forms', () => {
    const says = [
      { key: 'piece-on-place', arguments: { types: ['building', 'prestige'], colour: 'any' } },
      { key: 'piece-gain-deniers', arguments: { amount: 7 } },
      { key: 'piece-every-second-citizen', arguments: { colours: ['red', 'gray'] } },
    ];
    const said = helpOf(aCard('red-1', { says }), sayIn(language));
    expect(said).toContain('7');
    expect(said).not.toMatch(/piece-|\{|\$/);
  });

  it('calls a card of a corrected file by its title, in moves, too', () => {
    const say = sayIn(language, { 'market-1': 'Fair of Our Lady' });
    expect(nameOf('market-1', aView(), say)).toBe('Fair of Our Lady');
    expect(say.move({ text: 'play market-1', key: 'play', arguments: { card: 'market-1' } })).toContain(
      'Fair of Our Lady',
    );
  });
});

it('goes on in small letters after a colon, but not in German', () => {
  const says = [
    { key: 'piece-on-gather', arguments: {} },
    { key: 'piece-gain-deniers', arguments: { amount: 2 } },
  ];
  expect(helpOf(aCard('yellow-1', { says }), sayIn('en'))).toBe('Whenever you gather your citizens: gain 2 deniers.');
  expect(helpOf(aCard('yellow-1', { says }), sayIn('de'))).toBe(
    'Immer wenn du deine Einwohner versammelst: Erhalte 2 Denare.',
  );
});
