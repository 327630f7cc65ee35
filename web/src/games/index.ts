/** Finds the games' folders: a game adds its folder and nothing else. What has none is played with `AnyBoard`. */
import AnyBoard from './AnyBoard.svelte';
import type { GameModule } from './contract';

const modules = import.meta.glob<GameModule<unknown>>('./*/index.ts');
const covers = import.meta.glob<string>('./*/cover.svg', { query: '?url', import: 'default', eager: true });

/** The components of a game; loaded when they are needed. */
export async function loadGame(game: string): Promise<GameModule<unknown>> {
  const load = modules[`./${game}/index.ts`];
  return load ? load() : { Board: AnyBoard };
}

/** The address of the picture on a game's box, if it has one. */
export function coverOf(game: string): string | null {
  return covers[`./${game}/cover.svg`] ?? null;
}
