import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/games/contract';
import { read } from '../../src/table/text-view/typed-input';

const move = (text: string): Move => ({ text, key: text.split(' ')[0]!, arguments: {} });
const MOVES = [move('build 7.13'), move('build 7.14'), move('end')];
const say = { move: ({ text }: Move) => (text === 'end' ? 'End the turn' : `Build on ${text.slice(6)}`) };

describe('typed input', () => {
  it.each([
    ['build 7.13', 'build 7.13'],
    ['  BUILD   7.14 ', 'build 7.14'],
    ['end the turn', 'end'],
    ['Build on 7.13', 'build 7.13'],
    ['2', 'build 7.14'],
  ])('is a move: %s', (typed, text) => {
    expect(read(typed, MOVES, say)).toEqual({ kind: 'move', text });
  });

  it('is a move rather than a number where moves are numbers', () => {
    expect(read('1', [move('3'), move('1')], say)).toEqual({ kind: 'move', text: '1' });
  });

  it('is a command', () => {
    expect(read(' Moves', MOVES, say)).toEqual({ kind: 'command', command: 'moves' });
  });

  it.each(['build 1.1', '0', '4', 'hm'])('is something to be refused with a reason: %s', (typed) => {
    expect(read(typed, MOVES, say)).toEqual({ kind: 'other', text: typed });
  });

  it('is nothing', () => {
    expect(read('  ', MOVES, say)).toEqual({ kind: 'nothing' });
  });
});
