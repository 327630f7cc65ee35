/** Reads Fluent files for tests: which messages they have, and which variables each of these uses. */
import { parse, Visitor, type Entry, type Message, type VariableReference } from '@fluent/syntax';

class Variables extends Visitor {
  readonly names = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

/** The keys of a file with the variables of each; raises if a line cannot be read. */
export function messages(source: string): Record<string, string[]> {
  const isMessage = (entry: Entry): entry is Message => entry.type === 'Message';
  const { body } = parse(source, { withSpans: false });
  const junk = body.filter(({ type }) => type === 'Junk');
  if (junk.length > 0) throw new Error(`no Fluent: ${JSON.stringify(junk)}`);
  return Object.fromEntries(
    body.filter(isMessage).map((message) => {
      const variables = new Variables();
      variables.visit(message);
      return [message.id.name, [...variables.names].sort()];
    }),
  );
}
