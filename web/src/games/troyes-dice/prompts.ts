/** What to do now, in a sentence for beginners. */
import type { Move } from '../contract';
import type { TroyesDiceView } from './view';
import { words } from './words';

export function promptFor(view: TroyesDiceView, moves: readonly Move[]): string | null {
  const due = moves[0]?.key;
  switch (view.part?.stage) {
    case 'choosing':
      return due === 'relief' ? words('hint-relief') : words('hint-choose');
    case 'paying':
      return words('hint-pay');
    case 'acting':
      return words('hint-act');
    case 'bonus':
      return due === 'build' ? words('hint-build') : words('hint-bonus');
    case 'done':
      return words('hint-end');
    case 'ended':
      return words('hint-wait');
  }
  if (due === 'direction') return words('hint-direction');
  return due === 'number' ? words('hint-number') : null;
}
