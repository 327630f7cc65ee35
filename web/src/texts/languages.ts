/**
 * The client's languages: one file each in this folder, and one with the server's refusals, which the server shares.
 * English is always loaded.
 */
import serverInEnglish from '../../../src/bastide/words/text/server.en.ftl?raw';
import inEnglish from './en.ftl?raw';

const others = import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' });
const refusals = import.meta.glob<string>(
  ['../../../src/bastide/words/text/server.*.ftl', '!../../../src/bastide/words/text/server.en.ftl'],
  { query: '?raw', import: 'default' },
);

/** The client's texts in English, as a Fluent file. */
export const english = `${inEnglish}\n${serverInEnglish}`;

export const languages: readonly string[] = [
  'en',
  ...Object.keys(others).map((file) => file.slice('./'.length, -'.ftl'.length)),
].sort();

/** Loads the client's texts in a language other than English, as a Fluent file. */
export async function loadClientTexts(language: string): Promise<string> {
  const files = [others[`./${language}.ftl`], refusals[`../../../src/bastide/words/text/server.${language}.ftl`]];
  const sources = await Promise.all(files.map((load) => load?.() ?? ''));
  return sources.join('\n');
}

/** The first wanted language that is available, or English. */
export function negotiate(wanted: readonly string[], among: readonly string[] = languages): string {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of wanted) {
    const found = among.find((language) => primary(language) === primary(tag));
    if (found) return found;
  }
  return 'en';
}

/** A language's name for itself. */
export function ownName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
