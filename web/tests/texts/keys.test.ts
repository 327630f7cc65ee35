/** Every word that the client shows is there in every language, with the variables that the code gives it. */
import { describe, expect, it } from 'vitest';
import { english as inEnglish, languages } from '../../src/texts/languages';
import { messages } from '../fluent';

const words = import.meta.glob<string>('../../src/texts/*.ftl', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>(['../../src/**/*.{ts,svelte}', '!**/games/*/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const boards = import.meta.glob<string>('../../src/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const server = import.meta.glob<string>('../../../src/bastide/words/text/server.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const python = Object.values(
  import.meta.glob<string>('../../../src/bastide/server/**/*.py', { query: '?raw', import: 'default', eager: true }),
);

interface Use {
  key: string;
  given: string[];
  where: string;
}

/** Every `t('key', { name })` of the source. A key with `${…}` in it stands for all keys that begin and end so. */
function uses(): Use[] {
  return Object.entries(code).flatMap(([where, text]) =>
    [...text.matchAll(/\bt\(\s*(?:'([^']+)'|`([^`]+)`)\s*(?:,\s*\{([^}]*)\})?/g)].map((found) => ({
      key: found[1] ?? found[2]!,
      given: [...(found[3] ?? '').matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(([, name]) => name!),
      where,
    })),
  );
}

const english = new Map(Object.entries(messages(inEnglish)));

const boardsInEnglish = Object.keys(boards).filter((file) => file.endsWith('/en.ftl'));

it('the client and every board speak the languages of the server', () => {
  const ofServer = Object.keys(server).map((file) =>
    file.slice(file.indexOf('server.') + 'server.'.length, -'.ftl'.length),
  );
  expect(languages).toEqual(ofServer.sort());
  expect(boardsInEnglish.length).toBeGreaterThan(0);
  const wanted = boardsInEnglish.flatMap((file) => languages.map((one) => file.replace('en.ftl', `${one}.ftl`)));
  expect(Object.keys(boards).sort()).toEqual(wanted.sort());
});

it.each(Object.entries({ ...words, ...boards }))('%s has the keys of English with their variables', (file, source) => {
  const inEnglish = { ...words, ...boards }[file.replace(/[^/]+\.ftl$/, 'en.ftl')]!;
  expect(messages(source)).toEqual(messages(inEnglish));
});

describe('the code', () => {
  const used = uses();

  it('is read at all', () => {
    expect(used.length).toBeGreaterThan(100);
  });

  it.each(used)('$where says $key with what it needs', ({ key, given }) => {
    const [start = '', end = ''] = key.split(/\$\{.*\}/);
    const meant = [...english.keys()].filter((one) =>
      key.includes('${') ? one.startsWith(start) && one.endsWith(end) : one === key,
    );
    expect(meant).not.toEqual([]);
    if (!key.includes('${')) expect([...given, 'pointer']).toEqual(expect.arrayContaining(english.get(key)!));
  });

  it('uses every key', () => {
    const elsewhere =
      /^(table-|tie-break-|tournament-(format|help|is|entrant|decided|points)-|refusal-|bot-|connection-|tab-|seat-free|copied|copy|replay-|unrated-|player-gone)/; // composed, or said by `texts`
    const literal = new Set(used.map(({ key }) => key));
    expect([...english.keys()].filter((key) => !literal.has(key) && !elsewhere.test(key))).toEqual([]);
  });
});

describe('what the server says', () => {
  const found = (pattern: RegExp) => [
    ...new Set(python.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key!))),
  ];

  it.each(found(/Line\("(table-[a-z-]+)"/g))('%s is a line of the log', (key) => {
    expect(english.has(key)).toBe(true);
  });

  it.each(found(/RequestError\(\s*"([a-z-]+)"/g))('refusal %s has words', (key) => {
    expect(english.has(`refusal-${key}`)).toBe(true);
  });
});
