/** The words of a drawn board, from the Fluent files in its folder, in the language that the client speaks. */
import { Texts } from '../texts/texts';
import { locale } from '../texts/locale.svelte';
import type { Arguments } from './contract';

/** Says a message of the board, without its prefix; `files` are the sources by path (`./text/en.ftl`). */
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
