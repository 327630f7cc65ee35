/** The notation of moves (`build 7.13`), read by the shapes that the server gives (`build {hex}`). */
import type { Move } from './contract';
import type { MoveShape } from '../generated/http';

export type MoveParser = (text: string) => Move;

interface Reader {
  key: string;
  names: string[];
  pattern: RegExp;
}

/** Reads the moves of one game. A text of no known shape is a move that is its own key. */
export function moveParser(shapes: readonly MoveShape[]): MoveParser {
  const literal = ({ pattern }: MoveShape) => pattern.replaceAll(/\{\w+\}/g, '').length;
  const sorted = shapes.toSorted((one, other) => literal(other) - literal(one));
  // An argument of several words is only tried where nothing else fits.
  const readers = ['\\S+', '.+'].flatMap((value) => sorted.map((shape) => reader(shape, value)));
  return (text) => {
    for (const { key, names, pattern } of readers) {
      const found = pattern.exec(text);
      if (found)
        return { text, key, arguments: Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ''])) };
    }
    return { text, key: text, arguments: {} };
  };
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
