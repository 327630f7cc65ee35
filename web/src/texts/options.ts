/** Options of a game in words. */
import { keyOf, type Texts } from './texts';

export type OptionValue = boolean | number | string;

/** A value of an option: its own words for it, or those of all options, or the same for each name it is made of. */
export function choiceText(texts: Texts, option: string, value: OptionValue): string {
  const text = String(value).toLowerCase();
  const own = (one: string) => {
    const short = `choice-${keyOf(one)}`;
    return texts.find(`option-${keyOf(option)}`, {}, [], short) ?? texts.find(short);
  };
  return own(text) ?? texts.listed(text.split(/\s+/).map((word) => own(word) ?? texts.name(word) ?? word));
}

/** The title of an option. */
export function optionTitle(texts: Texts, option: string): string {
  return texts.find(`option-${keyOf(option)}`) ?? option;
}
