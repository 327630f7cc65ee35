/** Options of a game in words. */
import { keyOf, type Texts } from './texts';

export type OptionValue = boolean | number | string;

/** A value of an option: its own words for it, or those of all options, or the names it is made of. */
export function choiceWords(texts: Texts, option: string, value: OptionValue): string {
  const text = String(value).toLowerCase();
  const short = `choice-${keyOf(text)}`;
  const own = texts.find(`option-${keyOf(option)}`, {}, [], short) ?? texts.find(short);
  return own ?? texts.listed(text.split(/\s+/).map((word) => texts.name(word) ?? word));
}

/** The title of an option. */
export function optionTitle(texts: Texts, option: string): string {
  return texts.find(`option-${keyOf(option)}`) ?? option;
}
