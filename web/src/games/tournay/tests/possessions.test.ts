/** What the popover says about what a player has, with its numbers. */
import { expect, it } from 'vitest';
import { meaningOf } from '../meanings';
import { possessionMeaning } from '../possessions';
import { aPlayer, aSlot, aView, say } from './fixture';

it('says what the numbers of a panel and a Plaza mean', () => {
  const player = aPlayer({ deniers: 4, ramparts: 1, built: 2, filled: 5, prestige: 1, hand_size: 3 });
  const about = (id: string) => possessionMeaning(id, aView({ players: [aPlayer(), player] }), 1, say);
  expect(about('deniers')).toMatchObject({ name: 'label-deniers: 4', rule: 'TY-20' });
  expect(about('citizens red')).toMatchObject({ name: 'red citizens: standing / owned: 2/2', rule: 'TY-21' });
  expect(about('ramparts')).toMatchObject({ name: 'label-ramparts: 1 + 2', rule: 'TY-32' });
  expect(about('slots')).toMatchObject({ name: 'Filled slots: 5/9', rule: 'TY-57' });
  expect(about('hand')?.name).toBe('label-hand: 3');
  for (const id of ['lying red', 'hidden red-1', 'complete', 'prestige-count', 'first-player'])
    expect(about(id), id).toMatchObject({ help: expect.stringMatching(/./), rule: expect.stringMatching(/^TY-\d+$/) });
  expect(about('market-1')).toBeNull();
});

it('says what lies on a card', () => {
  const district = [aSlot('c3', 'market-1', { citizens: { yellow: 1 }, gray: 2, damaged: true })];
  const view = aView({ players: [aPlayer({ district }), aPlayer()] });
  const notes = meaningOf('market-1', { deck: null, seat: 0, slot: 'c3' }, view, say)?.notes;
  expect(notes).toEqual(['1 yellow citizen', '2 gray citizens', 'Damaged: out of use until its owner gathers.']);
});
