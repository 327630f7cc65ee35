/** The client's texts in the reader's language, and a game's; switching needs no reload. */
import { api } from '../api/client';
import type { Arguments } from '../games/contract';
import { settings } from '../settings/settings.svelte';
import { loadClientTexts, english, languages, negotiate } from './languages';
import { Texts } from './texts';

const inEnglish = new Texts('en', [english]);

class Locale {
  texts = $state.raw(inEnglish);
  private wanted = 'en';

  get language(): string {
    return this.texts.language;
  }

  /** Switches to the language of the settings, or of the browser. */
  async load(): Promise<void> {
    const chosen = settings.language;
    const wanted = chosen && languages.includes(chosen) ? chosen : negotiate(navigator.languages);
    this.wanted = wanted;
    const texts = wanted === 'en' ? inEnglish : new Texts(wanted, [await loadClientTexts(wanted)], inEnglish);
    if (this.wanted !== wanted) return; // another language was chosen while the texts were loading
    this.texts = texts;
    document.documentElement.lang = wanted;
  }
}

export const locale = new Locale();

/** A message of the client in the reader's language. */
export function t(key: string, args?: Arguments): string {
  return locale.texts.say(key, args);
}

/** A number with one decimal, as the reader's language writes it. */
export function decimal(value: number): string {
  return value.toLocaleString(locale.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A share from 0 to 1 as a percentage. */
export function percent(share: number): string {
  return share.toLocaleString(locale.language, { style: 'percent' });
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A format for times of day, made once per language: making one takes longer than drawing a move. */
function clock(language: string, withDate: boolean): Intl.DateTimeFormat {
  const key = `${language} ${withDate}`;
  const known =
    clocks.get(key) ??
    new Intl.DateTimeFormat(language, {
      ...(withDate && { day: 'numeric', month: 'short' }),
      hour: '2-digit',
      minute: '2-digit',
    });
  clocks.set(key, known);
  return known;
}

/** A time of day, or with its date if it isn't today's; `at` in seconds since 1970. */
export function timeOf(at: number): string {
  const then = new Date(at * 1000);
  return clock(locale.language, then.toDateString() !== new Date().toDateString()).format(then);
}

const sources = new Map<string, Promise<string>>();

function source(key: string, load: () => Promise<string>): Promise<string> {
  const known = sources.get(key) ?? load();
  sources.set(key, known);
  known.catch(() => sources.delete(key));
  return known;
}

/** A game's texts: its own, and those that all games share. */
export async function gameTexts(game: string, language: string): Promise<Texts> {
  const behind = language === 'en' ? null : await gameTexts(game, 'en');
  const both = await Promise.all([
    source(`${game}/${language}`, () => api.gameTexts(game, language)),
    source(language, () => api.sharedTexts(language)),
  ]);
  return new Texts(language, both, behind);
}
