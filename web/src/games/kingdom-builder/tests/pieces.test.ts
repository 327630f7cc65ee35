import { describe, expect, it } from 'vitest';
import { arrivals, pieces } from '../map/pieces';
import { FIRST_TURN, aPlayer, aView, someMoves } from './fixture';

const players = [aPlayer(['7.13', '2.5']), aPlayer(['7.2'])];

describe('settlements', () => {
  it('are drawn from back to front', () => {
    expect(pieces(aView({ players }), null)).toEqual([
      { hex: '2.5', seat: 0 },
      { hex: '7.2', seat: 1 },
      { hex: '7.13', seat: 0 },
    ]);
  });

  it('show a build that is on its way', () => {
    const [build] = someMoves('build 0.0');
    expect(pieces(aView({ players }), build!)[0]).toEqual({ hex: '0.0', seat: 0 });
  });

  it('show a settlement on its way at its new place only', () => {
    const [to] = someMoves('to 0.0');
    const view = aView({ players, turn: { ...FIRST_TURN, tile: 'paddock', source: '2.5' } });
    expect(pieces(view, to!).map(({ hex }) => hex)).toEqual(['0.0', '7.2', '7.13']);
  });

  it('stay where they are while one is picked up', () => {
    const [from] = someMoves('from 2.5');
    expect(pieces(aView({ players }), from!)).toHaveLength(3);
  });
});

describe('arrivals', () => {
  const before = [
    { hex: '2.5', seat: 0 },
    { hex: '7.2', seat: 1 },
  ];

  it('come from the supply', () => {
    expect(arrivals(before, [...before, { hex: '3.3', seat: 0 }])).toEqual(new Map([['3.3', null]]));
  });

  it('come from the one hex that the player left', () => {
    expect(arrivals(before, [before[1]!, { hex: '3.3', seat: 0 }])).toEqual(new Map([['3.3', '2.5']]));
  });

  it('do not come from the hex of another player', () => {
    expect(arrivals(before, [before[0]!, { hex: '3.3', seat: 0 }])).toEqual(new Map([['3.3', null]]));
  });

  it('are none if nothing is new', () => {
    expect(arrivals(before, [before[0]!]).size).toBe(0);
  });
});
