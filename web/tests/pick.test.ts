import { expect, test } from 'vitest';
import { chosenIn, picked, put, toggle } from '../src/new/pick';

const TWO = { names: ['farm', 'oasis', 'tower'], number: 2 };
const ANY = { names: ['left', 'right'], number: null };

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
