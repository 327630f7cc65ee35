import { describe, expect, it } from 'vitest';
import { playerNames } from '../../src/table/player-names';
import { firstSeats, isAlone, isFurther, wanted } from '../../src/new-table/seats';
import clientTexts from '../../src/texts/en.ftl?raw';
import { negotiate } from '../../src/texts/languages';
import { Texts } from '../../src/texts/texts';

const texts = new Texts('en', [clientTexts]);

describe('names at a table', () => {
  it('of people, bots and free seats', () => {
    const seats = [{ name: 'Anna' }, { name: 'greedy', bot: 'greedy' }, { name: null }, { name: 'x', bot: 'clever' }];
    expect(playerNames(seats, texts)).toEqual(['Anna', 'Bot Greedy', 'Seat 3, open', 'Bot clever']);
  });

  it('are numbered where they would be the same', () => {
    const greedy = { name: 'greedy', bot: 'greedy' };
    expect(playerNames([greedy, { name: 'Anna' }, greedy], texts)).toEqual(['Bot Greedy 1', 'Anna', 'Bot Greedy 2']);
  });
});

describe('seats of a new table', () => {
  it('begin with the reader and an open one', () => {
    expect(wanted(firstSeats({ players: [2, 4] }))).toEqual(['me', 'open']);
  });

  it('further people at the device have names of their own', () => {
    const seats = [
      { kind: 'bot:greedy', name: '' },
      { kind: 'me', name: 'ignored' },
      { kind: 'me', name: ' Ben ' },
    ];
    expect(seats.map((_, seat) => isFurther(seats, seat))).toEqual([false, false, true]);
    expect(wanted(seats)).toEqual(['bot:greedy', 'me', 'me:Ben']);
    expect(isAlone(seats)).toBe(false);
  });
});

it('the reader is alone with bots, but not with a friend or an open seat, nor when only bots play', () => {
  const seats = (...kinds: string[]) => kinds.map((kind) => ({ kind, name: '' }));
  expect(isAlone(seats('me', 'bot:master', 'bot:greedy'))).toBe(true);
  expect(isAlone(seats('me'))).toBe(true);
  expect(isAlone(seats('me', 'open'))).toBe(false);
  expect(isAlone(seats('me', 'me'))).toBe(false);
  expect(isAlone(seats('bot:master', 'bot:greedy'))).toBe(false);
});

describe('the language', () => {
  it('is the first wanted one that there is', () => {
    expect(negotiate(['pt-BR', 'de-AT', 'en'], ['de', 'en', 'zh-Hant'])).toBe('de');
    expect(negotiate(['zh-TW'], ['de', 'en', 'zh-Hant'])).toBe('zh-Hant');
    expect(negotiate(['xx'], ['de', 'en'])).toBe('en');
  });
});
