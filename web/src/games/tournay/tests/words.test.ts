/** Every text that the board needs is there in every language, with the same variables. */
import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { ASKS } from '../asks';

const files = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../*.svelte', '../*.ts'], { query: '?raw', import: 'default', eager: true });

class Variables extends Visitor {
  readonly names = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

/** The messages of a file with the variables that each uses. */
function messages(source: string): Record<string, string[]> {
  const found = parse(source, { withSpans: false }).body.filter((entry) => entry.type === 'Message') as Message[];
  return Object.fromEntries(
    found.map((message) => {
      const variables = new Variables();
      variables.visit(message);
      return [message.id.name, [...variables.names].sort()];
    }),
  );
}

const english = messages(files['../text/en.ftl']!);
/** Words that are chosen by what a card is, by what is not known of it, or by what would change. */
const FAMILIES = /^board-(type|field|of)-/;
const used = [
  ...ASKS.map(({ key }) => `board-${key}`),
  ...Object.values(sources).flatMap((source) => [
    ...Array.from(source.matchAll(/words\('([a-z-]+)'/g), ([, key]) => `board-${key}`),
    ...Array.from(source.matchAll(/key: '(do-[a-z-]+)'/g), ([, key]) => `board-${key}`),
  ]),
];

it('has every text that the board says, and no other', () => {
  const rest = new Set(Object.keys(english).filter((key) => !FAMILIES.test(key)));
  expect(new Set(used.filter((key) => !FAMILIES.test(key)))).toEqual(rest);
});

it.each(['type-building', 'type-character', 'type-prestige', 'of-deniers', 'of-points', 'of-cards', 'of-ramparts'])(
  'has the text %s',
  (key) => expect(english).toHaveProperty(`board-${key}`),
);

describe.each(Object.entries(files))('%s', (_, source) => {
  it('is sound', () => {
    expect(parse(source, { withSpans: false }).body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  });

  it('has the texts of the English file with their variables', () => {
    expect(messages(source)).toEqual(english);
  });
});
