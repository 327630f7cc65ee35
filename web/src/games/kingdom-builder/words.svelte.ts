/** The words of the drawn board, from the Fluent files beside it, in the language that the client speaks. */
import type { Arguments } from '../contract';
import { Texts } from '../../texts/texts';
import { words as client } from '../../words.svelte';

const files = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default', eager: true });
const english = textsIn('en', null)!;
const known = new Map([['en', english]]);

function textsIn(language: string, behind: Texts | null): Texts | null {
  const source = files[`./text/${language}.ftl`];
  return source === undefined ? null : new Texts(language, [source], behind);
}

/** A message of the board, without its prefix. */
export function words(key: string, args?: Arguments): string {
  const language = client.language;
  const texts = known.get(language) ?? textsIn(language, english) ?? english;
  known.set(language, texts);
  return texts.say(`board-${key}`, args);
}
