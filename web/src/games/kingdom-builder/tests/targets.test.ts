import { expect, it } from 'vitest';
import { byHex, byTile, meant } from '../targets';
import { someMoves } from './fixture';

it('finds moves by what is clicked', () => {
  const moves = someMoves('build 7.13', 'build 7.14', 'farm', 'end');
  expect([...byHex(moves).keys()]).toEqual(['7.13', '7.14']);
  expect(byHex(moves).get('7.13')?.text).toBe('build 7.13');
  expect([...byTile(moves).keys()]).toEqual(['farm']);
});

it('takes a click on another hex for a move of the same kind', () => {
  expect(meant('0.0', someMoves('build 7.13', 'farm'))).toBe('build 0.0');
  expect(meant('0.0', someMoves('from 7.13'))).toBe('from 0.0');
  expect(meant('0.0', someMoves('to 7.13'))).toBe('to 0.0');
});

it('takes it for a build if no hex is on offer', () => {
  expect(meant('0.0', someMoves('farm', 'end'))).toBe('build 0.0');
  expect(meant('0.0', [])).toBe('build 0.0');
});
