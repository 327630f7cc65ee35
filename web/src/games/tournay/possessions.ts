/** What the popover says about the things that a player has, on the Plaza and in the panel. */
import type { Meaning } from '../../popover/meaning';
import { explained } from '../../texts/joining';
import type { Say } from '../contract';
import { hiddenWords } from './labels';
import { RULES } from './rules';
import type { TournayView } from './view';
import { COLOURS, SLOTS } from './view';
import { words } from './words';

export function possessionMeaning(about: string, view: TournayView, player: number, say: Say): Meaning | null {
  const [kind = '', what = ''] = about.split(' ');
  const rule = RULES[kind] ?? null;
  const name = possessionLabel(about, view, player, say);
  switch (kind) {
    case 'deniers':
      return { name, help: words('deniers-help'), rule };
    case 'citizens':
      return { name, help: words('citizen-help'), rule };
    case 'lying':
      return { name: words('lying-one', { colour: say.name(what) }), help: words('lying-help'), rule };
    case 'hand':
      return { name, help: words('hand-help'), rule };
    case 'hidden':
      return { name: hiddenWords(player, what, view, say), help: words('hidden-help'), rule };
    case 'ramparts':
      return { name, help: words('rampart-help'), rule };
    case 'slots':
    case 'complete':
      return { name, help: words('complete-help'), rule };
    case 'prestige-count':
      return { name, help: words('prestige-help'), rule };
    case 'first-player':
      return { name, help: words('first-player-help'), rule };
    default:
      return null;
  }
}

/** What a player has, with its number. */
export function possessionLabel(about: string, view: TournayView, player: number, say: Say): string {
  const front = view.players[player]!;
  const [kind = '', what = ''] = about.split(' ');
  if (kind === 'citizens') {
    const colour = COLOURS.find((one) => one === what) ?? COLOURS[0];
    const [standing, owned] = [front.plaza[colour] ?? 0, front.owned[colour] ?? 0];
    return explained(words('available', { colour: say.name(colour) }), `${standing}/${owned}`);
  }
  if (kind === 'deniers') return explained(say('label-deniers'), String(front.deniers));
  if (kind === 'hand') return explained(say('label-hand'), String(front.hand_size));
  if (kind === 'ramparts') return explained(say('label-ramparts'), `${front.ramparts} + ${front.built}`);
  if (kind === 'slots') return explained(words('slots'), `${front.filled}/${SLOTS}`);
  if (kind === 'prestige-count') return explained(words('prestige-count'), String(front.prestige));
  return kind === 'complete' ? words('complete') : words('first-player');
}
