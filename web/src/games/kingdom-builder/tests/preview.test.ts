import { expect, it } from 'vitest';
import type { Score } from '../../contract';
import { signed } from '../../signed';
import { previewChanges } from '../preview';
import { aPlayer, aView } from './fixture';

const score = (by_source: Record<string, number>): Score => ({
  rank: 1,
  total: Object.values(by_source).reduce((sum, gold) => sum + gold, 0),
  by_source,
  earnings: [],
});

const farm = { tile: 'farm', hex: '1.7' };
const otherFarm = { tile: 'farm', hex: '5.2' };

it('tells gold and tiles that would come and go', () => {
  const now = aView({ players: [aPlayer(['1.6'], [farm]), aPlayer()] });
  const then = aView({ players: [aPlayer(['5.3'], [otherFarm]), aPlayer()] });
  const preview = { move: 'to 5.3', lines: [], view: then, scores: [score({ knights: 6, castles: 0 })] };
  expect(previewChanges(now, [score({ knights: 2, castles: 3 })], preview, 0)).toEqual({
    gold: 1,
    bySource: { knights: 4, castles: -3 },
    gained: ['farm'],
    lost: ['farm'],
  });
});

it('says nothing where chance decides', () => {
  expect(previewChanges(aView(), null, { move: 'end', lines: [], view: null, scores: null }, 0)).toBeNull();
  expect(previewChanges(aView(), null, null, 0)).toBeNull();
});

it('writes gold with its sign', () => {
  expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
});
