/** What is needed to show a game, besides its position: its components, its words, its notation. */
import { games } from '../games-offered.svelte';
import type { GameRoom, Say } from '../games/contract';
import { roomOf } from '../games/index';
import type { SeatFacts } from '../generated/http';
import { moveParser } from '../moves';
import { namesOf } from '../names';
import { makeSay } from '../texts/say';
import type { Texts } from '../texts/texts';
import { gameTexts, words } from '../words.svelte';

export class Scene {
  texts = $state.raw<Texts | null>(null);
  room = $state.raw<GameRoom<unknown> | null>(null);
  readonly parse = $derived(moveParser(games.find(this.game() ?? '')?.moves ?? []));
  readonly names = $derived(namesOf(this.seats(), words.texts));
  readonly say: Say | null = $derived(this.texts && makeSay(this.texts, words.texts, this.names, this.parse));

  /** To be made while a component starts; what is needed is loaded as soon as the game is known. */
  constructor(
    private readonly game: () => string | null,
    private readonly seats: () => readonly Pick<SeatFacts, 'name' | 'bot'>[],
  ) {
    $effect(() => void games.follow());
    $effect(() => {
      const name = this.game();
      if (name) void roomOf(name).then((room) => (this.room = room));
    });
    $effect(() => {
      const name = this.game();
      const language = words.language;
      if (!name) return;
      void gameTexts(name, language).then((texts) => {
        if (language === words.language) this.texts = texts;
      });
    });
  }
}
