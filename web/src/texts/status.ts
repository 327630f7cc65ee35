/** Who must do what now: to the reader, if it is the reader; otherwise about somebody. */
import type { Arguments, Line, Move, Say } from '../games/contract';

/** `seat` is the reader's; `null` for spectators, and where several share a device and need to read a name. */
export function statusText(doing: Line, seat: number | null, say: Say): string {
  const isReader = seat !== null && doing.arguments['player'] === seat && say.has(doing.key, 'you');
  return say(doing.key, doing.arguments as Arguments, isReader ? 'you' : undefined);
}

/** What taking the last step back is called, where it returns something that was only chosen; `null` elsewhere. */
export function backLabel(doing: Line | null, seat: number | null, say: Say): string | null {
  if (!doing || seat === null || doing.arguments['player'] !== seat || !say.has(doing.key, 'back')) return null;
  return say(doing.key, doing.arguments as Arguments, 'back');
}

/** What the button says that ends the turn: the words of the moment, where it means something else than usual. */
export function endLabel(doing: Line | null, end: Move, say: Say): string {
  return doing && say.has(doing.key, 'end') ? say(doing.key, doing.arguments as Arguments, 'end') : say.move(end);
}
