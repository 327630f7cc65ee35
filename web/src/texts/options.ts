/** A game's options in words. */
import { keyOf, type Texts } from './texts';

export type OptionValue = boolean | number | string;

/** A value of an option: the option's own text for it, or the shared one, or the same for each name in it. */
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
