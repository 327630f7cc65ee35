/** The texts of a drawn board in the reader's language, from the Fluent files in its folder. */
import { Texts } from '../texts/texts';
import { locale } from '../texts/locale.svelte';
import type { Arguments } from './contract';

/**
 * Returns a function that formats a message of the board by its key without `board-`; `files` are the sources by path
 * (`./text/en.ftl`).
 */
export function boardTexts(files: Readonly<Record<string, string>>): (key: string, args?: Arguments) => string {
  const english = textsIn('en', null)!;
  const known = new Map([['en', english]]);

  function textsIn(language: string, behind: Texts | null): Texts | null {
    const source = files[`./text/${language}.ftl`];
    return source === undefined ? null : new Texts(language, [source], behind);
  }

  return (key, args) => {
    const language = locale.language;
    const texts = known.get(language) ?? textsIn(language, english) ?? english;
    known.set(language, texts);
    return texts.say(`board-${key}`, args);
  };
}
