import { describe, expect, it } from 'vitest';
import { meant, placeless, targets } from '../targets';
import { aPlayer, aTurn, aView, someMoves } from './fixture';

describe('targets in the town', () => {
  it('lie on the level of the tile in the hand', () => {
    const view = aView({ turn: aTurn({ hand: '3oo', steps: ['main', 'hand 0 freely'] }) });
    expect(targets(view, someMoves('build -2', 'store'), null)).toEqual([
      { text: 'build -2', key: 'build', column: -2, wide: 1, level: 2, high: 1 },
    ]);
  });

  it('cover two columns for a large district, one for a small one', () => {
    const evaluating = (hand: string) =>
      aView({ turn: aTurn({ hand, steps: ['main', 'hand 0 freely', 'evaluate 0'] }) });
    const wide = (hand: string) => targets(evaluating(hand), someMoves('district +1'), null)[0]?.wide;
    expect([wide('large-district'), wide('small-district')]).toEqual([2, 1]);
  });

  it('are squares of four tiles for a view', () => {
    const moves = someMoves('view low +1', 'view high +1');
    expect(targets(aView(), moves, null).map(({ level, high, wide }) => [level, high, wide])).toEqual([
      [0, 2, 2],
      [1, 2, 2],
    ]);
  });

  it('are those of the stored tile that was taken up, and then not those of the hand', () => {
    const store = [
      { piece: '2f', protected: false },
      { piece: '1w', protected: false },
    ];
    const view = aView({ turn: aTurn({ hand: '1n' }), players: [aPlayer({ store }), aPlayer()] });
    const moves = someMoves('build +1', 'build 1 0', 'build 2 +1');
    expect(targets(view, moves, null).map(({ text }) => text)).toEqual(['build +1']);
    expect(targets(view, moves, '1').map(({ text, level }) => [text, level])).toEqual([['build 1 0', 1]]);
  });
});

it('gives a button to every move without a place', () => {
  const moves = someMoves('wall mayor', 'end', 'pass', 'roll', 'store', 'evaluate hand', 'burn +1', 'shield', 'keep');
  expect(placeless(moves).map(({ text }) => text)).toEqual([
    'pass',
    'roll',
    'store',
    'evaluate hand',
    'shield',
    'keep',
  ]);
});

it('knows what a click on a column means', () => {
  const asked = (...steps: string[]) => aView({ turn: aTurn({ steps, hand: '1w' }) });
  expect(meant(asked('main', 'dragon 0 2'), '+1', null)).toBe('burn +1');
  expect(meant(asked('main', 'coat'), '+1', null)).toBe('coat +1');
  expect(meant(asked('main', 'magician 2 1'), '+1', null)).toBe('repair +1');
  expect(meant(asked('main', 'hand 0 freely'), '+1', null)).toBe('build +1');
  expect(meant(asked('main'), '+1', '2')).toBe('build 2 +1');
  expect(meant(aView(), '+1', null)).toBeNull();
});
