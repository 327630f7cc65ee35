/**
 * Fluent files as sentences, with the same arguments as on the server (`bastide/words/texts.py`):
 *
 * - a number is `$owed`; a seat, which is a number in an argument called `player` or `…_player`, is that player's name;
 * - an id that has a name (the message `name-farm`) is `$tile`, the name, and `$tile-id`, the id; each attribute that some
 *   name has in this language is a variable too, such as `$tile-the` for `.the`;
 * - any other text stays as it is;
 * - a list is `$near`, joined as the language does ('a, b and c'), `$near-or` ('a, b or c') and `$near-count`; the entries
 *   of `players` or `…_players` are seats; a list of names has their attributes, too: `$colours-en`, `$colours-en-or`.
 *
 * Every message has `$pointer`: `touch` or `mouse`.
 *
 * A message that needs an omitted argument, because it is secret, is replaced by its attribute `.hidden`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arguments, Sentence } from '../games/contract';
import { pointer } from './pointer';

const NAME = 'name-';
type Variables = Record<string, FluentVariable>;
type Forms = Map<string, string>;
type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];

/** An id as it is written in a message's key. */
export function keyOf(text: string): string {
  return text.replaceAll(/[_ ]/g, '-');
}

/** The texts of one language, with English as fallback. The first source that has a key wins. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;
  private readonly choices: Intl.ListFormat;
  private readonly names: Map<string, Forms>;

  constructor(
    readonly language: string,
    sources: readonly string[],
    private readonly english: Texts | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.lists = new Intl.ListFormat(language);
    this.choices = new Intl.ListFormat(language, { type: 'disjunction' });
    const resources = sources.map((source) => new FluentResource(source));
    for (const resource of resources) this.bundle.addResource(resource);
    this.names = new Map(english?.names);
    for (const [id, forms] of this.formsOfNames(resources)) this.names.set(id, forms);
  }

  has(key: string, attribute?: string): boolean {
    const message = this.bundle.getMessage(key);
    if (message && (attribute === undefined || attribute in message.attributes)) return true;
    return this.english?.has(key, attribute) ?? false;
  }

  /** The message, or one of its attributes; the key itself, with an error in the console, if it is missing. */
  say(key: string, args: Arguments = {}, players: readonly string[] = [], attribute?: string): string {
    const text = this.find(key, args, players, attribute);
    if (text !== null) return text;
    console.error(`No text for ${key}${attribute ? `.${attribute}` : ''}`, args);
    return key;
  }

  /** Like `say`, but `null` if it is missing. */
  find(key: string, args: Arguments = {}, players: readonly string[] = [], attribute?: string): string | null {
    return this.tryToSay(key, args, players, attribute) ?? this.english?.find(key, args, players, attribute) ?? null;
  }

  /** Several sentences as one text; after a colon they continue in lower case, except in German. */
  told(sentences: readonly Sentence[]): string {
    return sentences.reduce((text, { key, arguments: args }) => {
      const said = this.say(key, args as Arguments);
      const next = text.endsWith(':') && this.language !== 'de' ? said.slice(0, 1).toLowerCase() + said.slice(1) : said;
      return /[\x20-\x7e]$/.test(text) ? `${text} ${next}` : text + next;
    }, '');
  }

  /** The same texts with other names for some things, in every grammatical form. */
  titled(titles: Readonly<Record<string, string>>): Texts {
    const forms = [...this.names.values()].reduce(
      (most, some) => (some.size > most.size ? some : most),
      new Map([['', '']]),
    );
    const own = Object.create(this) as { names: Map<string, Forms>; english: Texts | null };
    own.names = new Map(this.names);
    for (const [id, title] of Object.entries(titles))
      own.names.set(keyOf(id), new Map([...forms.keys()].map((form) => [form, title])));
    own.english = this.english?.titled(titles) ?? null;
    return own as unknown as Texts;
  }

  /** The name of a thing, if it has one. */
  name(id: string): string | null {
    return this.names.get(keyOf(id))?.get('') ?? null;
  }

  /** A list: 'a, b and c'. */
  listed(entries: readonly string[]): string {
    return this.lists.format(entries);
  }

  /** A player's name: 'Anna', or 'Player 2'. */
  player(seat: number, players: readonly string[]): string {
    return players[seat] ?? this.say('player-name', { number: seat + 1 });
  }

  private tryToSay(key: string, args: Arguments, players: readonly string[], attribute?: string): string | null {
    const message = this.bundle.getMessage(key);
    if (!message) return null;
    const variables = this.variables(args, players);
    const patterns: (Pattern | undefined)[] =
      attribute === undefined ? [message.value, message.attributes['hidden']] : [message.attributes[attribute]];
    for (const pattern of patterns) {
      if (!pattern) continue;
      const errors: Error[] = [];
      const text = this.bundle.formatPattern(pattern, variables, errors);
      if (errors.length === 0) return text;
    }
    return null;
  }

  /** For each id with a name: the suffixes of its variables, and their texts. */
  private formsOfNames(resources: FluentResource[]): Map<string, Forms> {
    const keys = new Set(
      resources.flatMap((resource) => resource.body.map((entry) => entry.id)).filter((key) => key.startsWith(NAME)),
    );
    const messages = [...keys].map((key) => this.bundle.getMessage(key)!);
    const attributes = new Set(messages.flatMap((message) => Object.keys(message.attributes)));
    return new Map(
      messages.map((message) => {
        const plain = this.say(message.id);
        const forms: Forms = new Map([['', plain]]);
        for (const name of attributes) {
          forms.set(`-${name}`, name in message.attributes ? this.say(message.id, {}, [], name) : plain);
        }
        return [message.id.slice(NAME.length), forms];
      }),
    );
  }

  private variables(args: Arguments, players: readonly string[]): Variables {
    const variables: Variables = { pointer: pointer() };
    for (const [argument, value] of Object.entries(args)) {
      const name = keyOf(argument);
      if (value === null || value === undefined) continue; // secret
      if (typeof value === 'number') {
        variables[name] = endsIn(name, 'player') ? this.player(value, players) : value;
      } else if (typeof value === 'string') {
        this.addText(variables, name, value);
      } else if (Array.isArray(value)) {
        this.addList(variables, name, value as readonly (string | number)[], players);
      }
    }
    return variables;
  }

  private addText(variables: Variables, name: string, value: string): void {
    const forms = this.names.get(keyOf(value));
    if (!forms) {
      variables[name] = value;
      return;
    }
    variables[`${name}-id`] = keyOf(value);
    for (const [form, text] of forms) variables[name + form] = text;
  }

  private addList(
    variables: Variables,
    name: string,
    entries: readonly (string | number)[],
    players: readonly string[],
  ): void {
    variables[`${name}-count`] = entries.length;
    const named = entries.map((entry) => this.names.get(keyOf(String(entry))));
    for (const form of new Set(['', ...(named[0]?.keys() ?? [])])) {
      const shown = entries.map(
        (entry, index) => (form && named[index]?.get(form)) || this.entry(name, entry, players),
      );
      variables[name + form] = this.listed(shown);
      variables[`${name}${form}-or`] = this.choices.format(shown);
    }
  }

  private entry(name: string, entry: string | number, players: readonly string[]): string {
    if (endsIn(name, 'players')) return this.player(Number(entry), players);
    return this.name(String(entry)) ?? String(entry);
  }
}

function endsIn(name: string, word: string): boolean {
  return name.split('-').at(-1) === word;
}
