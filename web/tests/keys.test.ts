/** Every word that the client shows is there in every language, with the variables that the code gives it. */
import { parse, type Entry, type Message, Visitor, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { languages } from '../src/texts/languages';

const words = import.meta.glob<string>('../src/texts/*.ftl', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>(['../src/**/*.{ts,svelte}', '!**/games/*/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const boards = Object.keys(import.meta.glob('../src/games/*/text/*.ftl'));
const python = Object.values(
  import.meta.glob<string>('../../src/bastide/server/**/*.py', { query: '?raw', import: 'default', eager: true }),
);

class Variables extends Visitor {
  readonly names = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

/** The keys of a file with the variables of each. */
function keysOf(language: string): Map<string, string[]> {
  const isMessage = (entry: Entry): entry is Message => entry.type === 'Message';
  const { body } = parse(words[`../src/texts/${language}.ftl`]!, {});
  expect(body.filter(({ type }) => type === 'Junk')).toEqual([]);
  return new Map(
    body.filter(isMessage).map((message) => {
      const variables = new Variables();
      variables.visit(message);
      return [message.id.name, [...variables.names].sort()];
    }),
  );
}

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

const all = new Map(languages.map((language) => [language, keysOf(language)]));
const english = all.get('en')!;

const boardsWithEnglish = boards.filter((file) => file.endsWith('/en.ftl'));

it('there are seven languages, and every board speaks each', () => {
  expect(languages).toEqual(['de', 'en', 'es', 'fr', 'ja', 'nl', 'zh-Hant']);
  expect(boardsWithEnglish.length).toBeGreaterThan(0);
  const wanted = boardsWithEnglish.flatMap((file) => languages.map((one) => file.replace('en.ftl', `${one}.ftl`)));
  expect(boards.sort()).toEqual(wanted.sort());
});

describe.each(languages)('%s', (language) => {
  const own = all.get(language)!;

  it('has the keys of English, no more and no fewer', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('uses the variables of English', () => {
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(english));
  });
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
    if (!key.includes('${')) expect(given).toEqual(expect.arrayContaining(english.get(key)!));
  });

  it('uses every key', () => {
    const elsewhere = /^(table-|refusal-|bot-|connection-|tab-|seat-free|copied|copy|replay-|unrated-|player-gone)/; // composed, or said by `texts`
    const literal = new Set(used.map(({ key }) => key));
    expect([...english.keys()].filter((key) => !literal.has(key) && !elsewhere.test(key))).toEqual([]);
  });
});

describe('what the server says', () => {
  const found = (pattern: RegExp) => [
    ...new Set(python.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key!))),
  ];
  /** Their reasons name the value that is wrong; no other words could. */
  const speakForThemselves = ['bad-input', 'bad-value', 'http', 'frozen', 'illegal'];

  it.each(found(/Line\("(table-[a-z-]+)"/g))('%s is a line of the log', (key) => {
    expect(english.has(key)).toBe(true);
  });

  it.each(found(/Refused\(\s*"([a-z-]+)"/g).filter((key) => !speakForThemselves.includes(key)))(
    'refusal %s has words',
    (key) => {
      expect(english.has(`refusal-${key}`)).toBe(true);
    },
  );
});
