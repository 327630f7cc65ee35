/**
 * The languages that the client has words in: one file each in this folder, and one with the server's refusals, whose
 * words the server has too. English is always at hand.
 */
import serverInEnglish from '../../../src/bastide/words/text/server.en.ftl?raw';
import inEnglish from './en.ftl?raw';

const others = import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' });
const refusals = import.meta.glob<string>(
  ['../../../src/bastide/words/text/server.*.ftl', '!../../../src/bastide/words/text/server.en.ftl'],
  { query: '?raw', import: 'default' },
);

/** The client's words in English, as a Fluent file. */
export const english = `${inEnglish}\n${serverInEnglish}`;

export const languages: readonly string[] = [
  'en',
  ...Object.keys(others).map((file) => file.slice('./'.length, -'.ftl'.length)),
].sort();

/** The client's words in a language other than English, as a Fluent file. */
export async function loadClientTexts(language: string): Promise<string> {
  const files = [others[`./${language}.ftl`], refusals[`../../../src/bastide/words/text/server.${language}.ftl`]];
  const sources = await Promise.all(files.map((load) => load?.() ?? ''));
  return sources.join('\n');
}

/** The first of the wanted languages that there is, English if there is none. */
export function negotiate(wanted: readonly string[], among: readonly string[] = languages): string {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of wanted) {
    const found = among.find((language) => primary(language) === primary(tag));
    if (found) return found;
  }
  return 'en';
}

/** How a language calls itself. */
export function ownName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
