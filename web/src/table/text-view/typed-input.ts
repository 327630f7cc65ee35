/** What the reader typed in the text view: a move, a command, or neither. */
import type { Move, Say } from '../../games/contract';

export const COMMANDS = ['help', 'moves', 'table', 'points', 'status'] as const;
export type Command = (typeof COMMANDS)[number];

export type Typed =
  | { kind: 'move'; text: string }
  | { kind: 'command'; command: Command }
  | { kind: 'other'; text: string }
  | { kind: 'nothing' };

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Moves can be typed in notation, in words, or by their number in the list. */
export function read(typed: string, moves: readonly Move[], say: Pick<Say, 'move'>): Typed {
  const wanted = plain(typed);
  if (wanted === '') return { kind: 'nothing' };
  const move =
    moves.find(({ text }) => plain(text) === wanted) ??
    moves.find((candidate) => plain(say.move(candidate)) === wanted) ??
    (/^\d+$/.test(wanted) ? moves[Number(wanted) - 1] : undefined);
  if (move) return { kind: 'move', text: move.text };
  const command = COMMANDS.find((name) => name === wanted);
  return command ? { kind: 'command', command } : { kind: 'other', text: typed.trim().replaceAll(/\s+/g, ' ') };
}
