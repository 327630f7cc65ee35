import { describe, expect, it } from 'vitest';
import { placesOf, recentPlaces } from '../../src/table/highlights';

const builds = (player: number, hex: string) => ({ key: 'builds', arguments: { player, hex } });
const says = { key: 'table-said', arguments: { seat: 0, name: 'Anna', text: '9.9' } };

describe('places', () => {
  it('are the texts among the arguments of a line', () => {
    expect(placesOf({ key: 'moves', arguments: { player: 0, source: '1.1', hex: '2.2' } })).toEqual(['1.1', '2.2']);
    expect(placesOf({ key: 'near', arguments: { near: ['1.1', '1.2'], owed: 3 } })).toEqual(['1.1', '1.2']);
  });

  it('of the last turn are those of the player who acted last', () => {
    const lines = [builds(0, '1.1'), builds(1, '2.1'), builds(1, '2.2'), says];
    expect(recentPlaces(lines, null, false)).toEqual(new Set(['2.1', '2.2']));
  });

  it("on the viewer's turn are all that the others did since their last one", () => {
    const lines = [builds(0, '1.1'), builds(1, '2.1'), builds(2, '3.1')];
    expect(recentPlaces(lines, 0, true)).toEqual(new Set(['2.1', '3.1']));
    expect(recentPlaces([...lines, builds(0, '1.2')], 0, true)).toEqual(new Set(['2.1', '3.1']));
  });

  it('are none before the first move', () => {
    expect(recentPlaces([], 0, true)).toEqual(new Set());
    expect(recentPlaces([builds(0, '1.1')], 0, true)).toEqual(new Set());
  });
});
