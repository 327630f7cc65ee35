/** What is needed to show a game, besides its position: its components, its words, its notation. */
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

  /** To be made while a component starts; what is needed is loaded as soon as the game is known. */
  constructor(
    game: () => string | null,
    seats: () => readonly Pick<SeatFacts, 'name' | 'bot'>[],
    /** Names that own component data gives to its things. */
    titles: () => Readonly<Record<string, string>> = () => ({}),
  ) {
    this.parse = $derived(moveParser(games.find(game() ?? '')?.moves ?? []));
    this.names = $derived(playerNames(seats(), locale.texts));
    const named = $derived(this.texts && (Object.keys(titles()).length ? this.texts.titled(titles()) : this.texts));
    this.say = $derived(named && makeSay(named, locale.texts, this.names, this.parse));
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
