/** What the reader can do now, in words: made from the legal moves, so that it is never untrue. */
import type { Move, Say } from './contract';

/** The kinds of the legal moves, each once; those in `last` come last. */
export function kinds(moves: readonly Move[], last: readonly string[] = []): string[] {
  const all = [...new Set(moves.map(({ key }) => key))];
  return [...all.filter((key) => !last.includes(key)), ...last.filter((key) => all.includes(key))];
}

/** 'You can build the tile in your town or store it.' */
export function youCan(moves: readonly Move[], say: Say, last: readonly string[] = []): string {
  return say('label-can', { can: kinds(moves, last).map((key) => `can-${key}`) });
}
