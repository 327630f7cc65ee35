/** The games on this server, described in the reader's language. */
import { api } from '../api/client';
import type { GameFacts } from '../generated/http';
import { locale } from '../texts/locale.svelte';

class Catalogue {
  list = $state.raw<GameFacts[] | null>(null);
  private language: string | null = null;

  /** Loads the games, once per language. Call it in an effect. */
  async load(): Promise<void> {
    const language = locale.language;
    if (this.language === language) return;
    this.language = language;
    try {
      const list = await api.games(language);
      if (this.language === language) this.list = list;
    } catch (error) {
      if (this.language === language) this.language = null;
      throw error;
    }
  }

  find(game: string): GameFacts | null {
    return this.list?.find(({ name }) => name === game) ?? null;
  }
}

export const games = new Catalogue();
