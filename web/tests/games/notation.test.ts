import { describe, expect, it } from 'vitest';
import { moveParser } from '../../src/games/notation';

const shapes = [
  { key: 'build', pattern: 'build {hex}', arguments: ['hex'] },
  { key: 'end', pattern: 'end', arguments: [] },
  { key: 'tile', pattern: '{tile}', arguments: ['tile'] },
  { key: 'pay', pattern: 'pay {card} for {thing}', arguments: ['card', 'thing'] },
];
const parse = moveParser(shapes);

describe('moves are read by their shapes', () => {
  it('with one argument, several, or none', () => {
    expect(parse('build 7.13')).toEqual({ text: 'build 7.13', key: 'build', arguments: { hex: '7.13' } });
    expect(parse('end')).toEqual({ text: 'end', key: 'end', arguments: {} });
    expect(parse('pay gold for market-1').arguments).toEqual({ card: 'gold', thing: 'market-1' });
  });

  it('a bare word may be an argument', () => {
    expect(parse('farm')).toEqual({ text: 'farm', key: 'tile', arguments: { tile: 'farm' } });
  });

  it('an argument may have several words where nothing else fits', () => {
    expect(parse('pay old coins for bread').arguments).toEqual({ card: 'old coins', thing: 'bread' });
  });

  it('signs in a pattern mean themselves', () => {
    expect(moveParser([{ key: 'ask', pattern: 'why? {n}', arguments: ['n'] }])('why? 3').key).toBe('ask');
  });

  it('what has no shape is its own key', () => {
    expect(moveParser([])('dance')).toEqual({ text: 'dance', key: 'dance', arguments: {} });
  });
});
