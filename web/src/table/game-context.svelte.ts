/** What showing a game needs besides its position: components, texts, notation. */
import { games } from '../games/catalogue.svelte';
import type { GameModule, Say } from '../games/contract';
import { loadGame } from '../games/index';
import type { SeatFacts } from '../generated/http';
import { takeLatest } from '../api/latest';
import { moveParser, type MoveParser } from '../games/notation';
import { playerNames } from './player-names';
import { makeSay } from '../texts/say';
import type { Texts } from '../texts/texts';
import { gameTexts, locale } from '../texts/locale.svelte';

export class GameContext {
  texts = $state.raw<Texts | null>(null);
  module = $state.raw<GameModule<unknown> | null>(null);
  readonly parse: MoveParser;
  readonly names: string[];
  readonly say: Say | null;

  /** Create it while a component initialises; everything is loaded once the game is known. */
  constructor(
    game: () => string | null,
    seats: () => readonly Pick<SeatFacts, 'name' | 'bot'>[],
    /** Names from custom component data. */
    titles: () => Readonly<Record<string, string>> = () => ({}),
  ) {
    const notation = $derived(games.find(game() ?? '')?.moves);
    this.parse = $derived(moveParser(notation ?? []));
    // As one text, which is equal to the last one if no name has changed: otherwise every update would make a new `say`,
    // and with it every sentence on the page.
    const named = $derived(JSON.stringify(playerNames(seats(), locale.texts)));
    this.names = $derived(JSON.parse(named) as string[]);
    const titled = $derived(this.texts && (Object.keys(titles()).length ? this.texts.titled(titles()) : this.texts));
    // Nothing is said before the notation is here: moves would be called by their bare keys.
    this.say = $derived(notation && titled ? makeSay(titled, locale.texts, this.names, this.parse) : null);
    $effect(() => void games.load());
    $effect(() => {
      const name = game();
      if (name) void loadGame(name).then((module) => (this.module = module));
    });
    $effect(() => {
      const name = game();
      const { language } = locale;
      return name ? takeLatest(gameTexts(name, language), (texts) => (this.texts = texts)) : undefined;
    });
  }
}
