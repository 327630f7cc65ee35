/** What the popover says about towns, piles and what a player has. */
import { expect, it } from 'vitest';
import { columnMeaning, possessionMeaning, tableMeaning } from '../facts';
import { aColumn, aPlayer, aView, say } from './fixture';

it('says what a column of a town is good for', () => {
  const about = (...column: Parameters<typeof aColumn>) => columnMeaning(aColumn(...column), say);
  expect(about('+1', '1w')).toMatchObject({ help: 'Next on top: tower.', rule: 'FV-20' });
  expect(about('+1', '1w 2s 3o')).toMatchObject({ help: 'Complete: it can score a district.', rule: 'FV-31' });
  expect(about('+1', '1w 2s 3o', { grass: 'neutral' })).toMatchObject({ rule: 'FV-33', notes: [] });
  expect(about('-1', '1w 2s', { burnt: true })).toMatchObject({ rule: 'FV-67' });
});

it('counts the piles', () => {
  const view = aView({ piles: { wall: { I: { '1w': 2, '1s': 1 }, II: { '1f': 4 } } }, decrees_left: 5 });
  expect(tableMeaning('pile wall', view, say)).toMatchObject({ name: 'wall: 7', rule: 'FV-26' });
  expect(tableMeaning('decrees', view, say)).toMatchObject({ name: 'label-decrees: 5', rule: 'FV-71' });
  expect(tableMeaning('empty sky', view, say)?.name).toBe('no sky');
  for (const id of ['grass-pile', 'edition', 'last-round', 'space', 'empty decree'])
    expect(tableMeaning(id, view, say)?.help, id).toMatch(/./);
  expect(tableMeaning('flag-3', view, say)).toBeNull();
});

it("says what the numbers of a player's panel mean", () => {
  const player = aPlayer({ clouds: 2, evaluated: { 'flag-3': 2, 'star-1': 1 }, symbols: { griffin: 4 } });
  const about = (id: string) => possessionMeaning(id, aView({ players: [aPlayer(), player] }), 1, say);
  expect(about('griffin')).toMatchObject({ name: 'griffin: 4', rule: 'FV-38' });
  expect(about('clouds')).toMatchObject({ name: 'player 1: 2 clouds, 1 column', rule: 'FV-61' });
  expect(about('evaluated')).toMatchObject({ name: 'label-evaluated: 3', notes: ['flag-3: 2', 'star-1: 1'] });
  expect(about('start-player')?.rule).toBe('FV-7');
});
