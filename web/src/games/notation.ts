/** The notation of moves (`build 7.13`), parsed with the server's patterns (`build {hex}`). */
import type { Move } from './contract';
import type { MoveShape } from '../generated/http';

export type MoveParser = (text: string) => Move;

interface Reader {
  key: string;
  names: string[];
  pattern: RegExp;
}

/** Returns a parser for one game's moves, which reads each text once. A text that matches no pattern is a move with itself as key. */
export function moveParser(shapes: readonly MoveShape[]): MoveParser {
  const literal = ({ pattern }: MoveShape) => pattern.replaceAll(/\{\w+\}/g, '').length;
  const sorted = shapes.toSorted((one, other) => literal(other) - literal(one));
  // An argument of several words is only tried if nothing else fits.
  const readers = ['\\S+', '.+'].flatMap((value) => sorted.map((shape) => reader(shape, value)));
  const known = new Map<string, Move>();
  return (text) => {
    const move = known.get(text) ?? read(text, readers);
    known.set(text, move);
    return move;
  };
}

function read(text: string, readers: readonly Reader[]): Move {
  for (const { key, names, pattern } of readers) {
    const found = pattern.exec(text);
    if (found) return { text, key, arguments: Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ''])) };
  }
  return { text, key: text, arguments: {} };
}

function reader({ key, pattern }: MoveShape, value: string): Reader {
  const names: string[] = [];
  const source = pattern
    .split(/(\{\w+\})/)
    .map((part) => {
      if (!/^\{\w+\}$/.test(part)) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(part.slice(1, -1));
      return `(${value})`;
    })
    .join('');
  return { key, names, pattern: new RegExp(`^${source}$`) };
}
