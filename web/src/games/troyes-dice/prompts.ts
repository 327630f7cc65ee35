/** How to do it on the board, in a sentence for beginners; nothing where the status line says it all. */
import type { Move } from '../contract';
import type { TroyesDiceView } from './view';
import { words } from './words';

export function promptFor(view: TroyesDiceView, moves: readonly Move[]): string | null {
  const due = moves[0]?.key;
  switch (view.part?.stage) {
    case 'choosing':
      return due === 'relief' ? null : words('hint-choose');
    case 'paying':
      return words('hint-pay');
    case 'bonus':
      return due === 'build' ? words('hint-build') : words('hint-bonus');
  }
  if (due === 'direction') return words('hint-direction');
  return due === 'number' ? words('hint-number') : null;
}
