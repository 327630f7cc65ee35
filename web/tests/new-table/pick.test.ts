import { expect, test } from 'vitest';
import { chosenIn, picked, put, toggle } from '../../src/new-table/pick';

const TWO = { names: ['farm', 'oasis', 'tower'], number: 2, drawn: null };
const SOME = { names: ['farm', 'oasis', 'tower'], number: 2, drawn: 'random' };
const ANY = { names: ['left', 'right'], number: null, drawn: null };

test('a value holds names in its own order, or the first ones if it holds none', () => {
  expect(chosenIn(TWO, 'tower farm')).toEqual(['tower', 'farm']);
  expect(chosenIn(TWO, 'random')).toEqual(['farm', 'oasis']);
  expect(chosenIn(ANY, 'right left')).toEqual(['left', 'right']);
  expect(chosenIn(ANY, 'random')).toEqual([]);
});

test('a name that is chosen twice changes places', () => {
  expect(put(TWO, 'farm oasis', 0, 'tower')).toBe('tower oasis');
  expect(put(TWO, 'farm oasis', 0, 'oasis')).toBe('oasis farm');
});

test('names come and go, down to none', () => {
  expect(toggle(ANY, 'right', 'left')).toBe('left right');
  expect(toggle(ANY, 'left right', 'left')).toBe('right');
  expect(toggle(ANY, 'right', 'right')).toBe('none');
});

test('picking begins with what was there, and says so', () => {
  expect(picked(TWO, 'tower farm')).toBe('tower farm');
  expect(picked(TWO, 'random')).toBe('farm oasis');
  expect(picked(ANY, 'random')).toBe('none');
});

test('some names can be left to chance', () => {
  expect(chosenIn(SOME, 'random')).toEqual(['farm', 'oasis']);
  expect(chosenIn(SOME, 'random random')).toEqual(['random', 'random']);
  expect(put(SOME, 'random random', 1, 'tower')).toBe('random tower');
  expect(put(SOME, 'random tower', 0, 'tower')).toBe('tower random');
  expect(put(SOME, 'farm tower', 1, 'random')).toBe('farm random');
  expect(put(SOME, 'farm random', 0, 'random')).toBe('random random');
});
