/** Finds the games' folders: adding a game adds its folder and nothing else. Games without one use `AnyBoard`. */
import AnyBoard from './AnyBoard.svelte';
import type { AnyPosition, EditorModule } from '../score/editor';
import type { GameModule } from './contract';

const modules = import.meta.glob<GameModule<unknown>>('./*/index.ts');
const editors = import.meta.glob<EditorModule<AnyPosition, unknown>>('./*/editor/index.ts');
const covers = import.meta.glob<string>('./*/cover.svg', { query: '?url', import: 'default', eager: true });

/** A game's components, loaded on demand. */
export async function loadGame(game: string): Promise<GameModule<unknown>> {
  const load = modules[`./${game}/index.ts`];
  return load ? load() : { Board: AnyBoard };
}

/** Whether a game has an editor for positions. */
export function hasEditor(game: string): boolean {
  return `./${game}/editor/index.ts` in editors;
}

/** A game's editor, loaded on demand; `null` if it has none. */
export async function loadEditor(game: string): Promise<EditorModule<AnyPosition, unknown> | null> {
  return (await editors[`./${game}/editor/index.ts`]?.()) ?? null;
}

/** The URL of a game's cover picture, if it has one. */
export function coverOf(game: string): string | null {
  return covers[`./${game}/cover.svg`] ?? null;
}
