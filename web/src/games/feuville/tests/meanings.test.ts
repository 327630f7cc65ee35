/** What the popover says about tiles, decrees and moves. */
import { expect, it } from 'vitest';
import { changes, meaningOf } from '../meanings';
import { aPlayer, aView, say } from './fixture';

const about = (id: string) =>
  meaningOf(id, aView({ players: [aPlayer({ worth: { 'flag-3': 9 } }), aPlayer()] }), 0, say);

it('says where a tile goes and what it shows', () => {
  expect(about('1<w')).toMatchObject({ name: 'wall (corner-left, guard)', rule: 'FV-21' });
  expect(about('3oo')?.help).toContain('as many clouds as columns');
  expect(about('start')?.help).toContain('never burns');
});

it('says what a decree would score now', () => {
  expect(about('flag-3')?.notes).toEqual(['flag-3, worth 9 points now']);
  expect(about('splendid-view')?.notes).toEqual(["You don't meet its condition yet."]);
});

it('explains persons, the gnome and fairy tiles, each with its rule', () => {
  for (const id of ['entertainer', 'gnome', 'fairy', 'dragon', 'prestige-4', 'great-selection'])
    expect(about(id), id).toMatchObject({ help: expect.stringMatching(/./), rule: expect.stringMatching(/^FV-\d+$/) });
});

it('lists what a move would change, for everyone', () => {
  const outlook = {
    points: [3, -1],
    clouds: { from: 2, to: 1 },
    columns: null,
    worth: [{ decree: 'flag-3', from: 6, to: 9 }],
  };
  expect(changes(outlook, say).map(({ seat, text, isLoss }) => [seat, text, isLoss])).toEqual([
    [0, '+3 label-points', false],
    [1, '−1 label-points', true],
    [null, 'label-clouds 2 → 1', true],
    [null, 'flag-3 6 → 9', false],
  ]);
});
