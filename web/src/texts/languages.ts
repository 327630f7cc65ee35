/** The languages that the client has words in: one file each in this folder. English is always at hand. */
export { default as english } from './en.ftl?raw';

const others = import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' });

export const languages: readonly string[] = [
  'en',
  ...Object.keys(others).map((file) => file.slice('./'.length, -'.ftl'.length)),
].sort();

/** The client's words in a language other than English, as a Fluent file. */
export function clientWords(language: string): Promise<string> {
  return others[`./${language}.ftl`]!();
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
