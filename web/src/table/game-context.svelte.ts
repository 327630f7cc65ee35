/** What is needed to show a game, besides its position: its components, its words, its notation. */
import { games } from '../games/catalogue.svelte';
import type { GameRoom, Say } from '../games/contract';
import { roomOf } from '../games/index';
import type { SeatFacts } from '../generated/http';
import { unlessAskedAnew } from '../api/latest';
import { moveParser, type MoveParser } from '../games/notation';
import { namesOf } from './player-names';
import { makeSay } from '../texts/say';
import type { Texts } from '../texts/texts';
import { gameTexts, words } from '../texts/locale.svelte';

export class Scene {
  texts = $state.raw<Texts | null>(null);
  room = $state.raw<GameRoom<unknown> | null>(null);
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
    this.names = $derived(namesOf(seats(), words.texts));
    const named = $derived(this.texts && (Object.keys(titles()).length ? this.texts.titled(titles()) : this.texts));
    this.say = $derived(named && makeSay(named, words.texts, this.names, this.parse));
    $effect(() => void games.follow());
    $effect(() => {
      const name = game();
      if (name) void roomOf(name).then((room) => (this.room = room));
    });
    $effect(() => {
      const name = game();
      const { language } = words;
      return name ? unlessAskedAnew(gameTexts(name, language), (texts) => (this.texts = texts)) : undefined;
    });
  }
}
