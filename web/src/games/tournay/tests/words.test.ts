/** Every text that the board says is in its file, and no other; other languages are compared in `tests/keys.test.ts`. */
import { expect, it } from 'vitest';
import { messages } from '../../../../tests/fluent';
import source from '../text/en.ftl?raw';
import { PROMPTS } from '../prompts';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../tests/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const english = messages(source);
const used = [
  ...PROMPTS.map(({ key }) => `board-${key}`),
  ...Object.values(sources).flatMap((source) => [
    ...Array.from(source.matchAll(/words\('([a-z-]+)'/g), ([, key]) => `board-${key}`),
    ...Array.from(source.matchAll(/(?:key|pick): '((?:do|pick)-[a-z-]+)'/g), ([, key]) => `board-${key}`),
  ]),
];

it('has every text that the board says, and no other', () => {
  expect(new Set(used)).toEqual(new Set(Object.keys(english)));
});
