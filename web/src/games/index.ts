/** Finds the games' folders: a game adds its folder and nothing else. What has none is played with `AnyBoard`. */
import AnyBoard from './AnyBoard.svelte';
import type { GameRoom } from './contract';

const rooms = import.meta.glob<GameRoom<unknown>>('./*/index.ts');

/** The components of a game; loaded when they are needed. */
export async function roomOf(game: string): Promise<GameRoom<unknown>> {
  const load = rooms[`./${game}/index.ts`];
  return load ? load() : { Board: AnyBoard };
}
