/** Finds the games' folders: a game adds its folder and nothing else. What has none is played with `AnyBoard`. */
import AnyBoard from './AnyBoard.svelte';
import type { GameRoom } from './contract';

const rooms = import.meta.glob<GameRoom<unknown>>('./*/index.ts');
const covers = import.meta.glob<string>('./*/cover.svg', { query: '?url', import: 'default', eager: true });

/** The components of a game; loaded when they are needed. */
export async function roomOf(game: string): Promise<GameRoom<unknown>> {
  const load = rooms[`./${game}/index.ts`];
  return load ? load() : { Board: AnyBoard };
}

/** The address of the picture on a game's box, if it has one. */
export function coverOf(game: string): string | null {
  return covers[`./${game}/cover.svg`] ?? null;
}
