import { expect, test } from 'vitest';
import { isOneDevice, whyUnrated } from '../../src/new-table/seats';

const seats = (...kinds: string[]) => kinds.map((kind) => ({ kind, name: '' }));
const plain = { hints: false, components: false };

test('Tables without open seats are private unless asked, except bots among themselves', () => {
  expect(isOneDevice(seats('me', 'bot:greedy'))).toBe(true);
  expect(isOneDevice(seats('me', 'me'))).toBe(true);
  expect(isOneDevice(seats('me', 'open', 'bot:greedy'))).toBe(false);
  expect(isOneDevice(seats('bot:greedy', 'bot:random'))).toBe(false);
});

test('A table that cannot be rated says why', () => {
  expect(whyUnrated(seats('me', 'open'), plain)).toBeNull();
  expect(whyUnrated(seats('me', 'open'), { ...plain, hints: true })).toBe('hints');
  expect(whyUnrated(seats('me', 'open'), { hints: true, components: true })).toBe('own-components');
  expect(whyUnrated(seats('me', 'me', 'open'), plain)).toBe('shared-device');
  expect(whyUnrated(seats('me', 'bot:greedy'), plain)).toBe('one-person');
  expect(whyUnrated(seats('bot:greedy', 'bot:greedy'), plain)).toBe('one-bot');
  expect(whyUnrated(seats('bot:greedy', 'bot:random'), plain)).toBeNull();
});
