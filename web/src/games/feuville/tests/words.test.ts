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
const used = [
  ...ASKS.map(({ key }) => `board-${key}`),
  ...Object.values(sources).flatMap((source) =>
    Array.from(source.matchAll(/(?:words|render button)\('([a-z-]+)'/g), ([, key]) => `board-${key}`),
  ),
];

it('has every text that the board says, and no other', () => {
  expect(new Set(used)).toEqual(new Set(Object.keys(english)));
});

describe.each(Object.entries(files))('%s', (_, source) => {
  it('is sound', () => {
    expect(parse(source, { withSpans: false }).body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  });

  it('has the texts of the English file with their variables', () => {
    expect(messages(source)).toEqual(english);
  });
});
