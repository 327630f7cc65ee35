/** Who must do what now: addressed to the reader if they must, otherwise about someone else. */
import type { Arguments, Line, Move, Say } from '../games/contract';

/** `seat` is the reader's; `null` for spectators, and for players who share a device and need to read a name. */
export function statusText(doing: Line, seat: number | null, say: Say): string {
  const isReader = seat !== null && doing.arguments['player'] === seat && say.has(doing.key, 'you');
  return say(doing.key, doing.arguments as Arguments, isReader ? 'you' : undefined);
}

/** The label of undo where it puts back something that was only chosen; `null` elsewhere. */
export function backLabel(doing: Line | null, seat: number | null, say: Say): string | null {
  if (!doing || seat === null || doing.arguments['player'] !== seat || !say.has(doing.key, 'back')) return null;
  return say(doing.key, doing.arguments as Arguments, 'back');
}

/** The label of the button that ends the turn: the current one, where it means something special. */
export function endLabel(doing: Line | null, end: Move, say: Say): string {
  return doing && say.has(doing.key, 'end') ? say(doing.key, doing.arguments as Arguments, 'end') : say.move(end);
}
