/** Finds the games' folders: adding a game adds its folder and nothing else. Games without one use `AnyBoard`. */
import AnyBoard from './AnyBoard.svelte';
import type { GameModule } from './contract';

const modules = import.meta.glob<GameModule<unknown>>('./*/index.ts');
const covers = import.meta.glob<string>('./*/cover.svg', { query: '?url', import: 'default', eager: true });

/** A game's components, loaded on demand. */
export async function loadGame(game: string): Promise<GameModule<unknown>> {
  const load = modules[`./${game}/index.ts`];
  return load ? load() : { Board: AnyBoard };
}

/** The URL of a game's cover picture, if it has one. */
export function coverOf(game: string): string | null {
  return covers[`./${game}/cover.svg`] ?? null;
}
