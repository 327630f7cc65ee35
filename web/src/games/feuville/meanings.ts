/** What the popover says about tiles, decrees, persons and fairy tiles. */
import type { Change, Meaning, Prospect } from '../../popover/meaning';
import { told } from '../../texts/joining';
import type { Line, Move, Say } from '../contract';
import { signed } from '../signed';
import { tableMeaning } from './facts';
import { pieceName } from './labels';
import type { Outlook } from './preview';
import { RULES } from './rules';
import type { FeuvilleView } from './view';
import { START, isDecree, isTile, tileOf } from './view';
import { words } from './words';

/** A legal move, and what it would change. */
export function prospect(move: Move, outlook: Outlook | null, lines: readonly Line[], say: Say): Prospect {
  return {
    words: say.move(move),
    changes: outlook ? changes(outlook, say) : [],
    story: told(lines.slice(1).map(say.line)),
  };
}

export function changes({ points, clouds, columns, worth }: Outlook, say: Say): Change[] {
  const turned = (name: string, { from, to }: { from: number; to: number }): Change => {
    return { seat: null, text: `${name} ${from} → ${to}`, isLoss: to < from };
  };
  return [
    ...points.flatMap((gain, seat): Change[] =>
      gain ? [{ seat, text: `${signed(gain)} ${say('label-points')}`, isLoss: gain < 0 }] : [],
    ),
    ...(clouds ? [turned(say('label-clouds'), clouds)] : []),
    ...(columns ? [turned(say('label-columns'), columns)] : []),
    ...worth.map((change) => turned(say.name(change.decree), change)),
  ];
}

/** A move without anything to explain, such as a place in the town. */
export function moveMeaning(move: Move, about: Prospect): Meaning {
  return { name: about.words, move: about, rule: RULES[move.key] ?? null };
}

/** Whatever can be pointed at; `seat` is the player for whom decrees are valued. */
export function meaningOf(id: string, view: FeuvilleView, seat: number, say: Say): Meaning | null {
  if (isTile(id)) return tileMeaning(id, say);
  const fact = tableMeaning(id, view, say);
  if (fact) return fact;
  const rule = RULES[id] ?? null;
  if (id === 'gnome') return { name: words('gnome'), help: words('gnome-help'), rule };
  if (id === 'fairy') return { name: say('label-fairy'), help: words('fairy-help'), rule };
  if (id === 'dragon') return { name: words('dragon'), help: words('dragon-help'), rule };
  if (id.startsWith('prestige-')) return { name: say.name(id), help: words('prestige-help'), rule };
  if (!say.has(`name-${id}`, 'help')) return null;
  const help = say(`name-${id}`, {}, 'help');
  return { name: say.name(id), help, notes: isDecree(id) ? [worthOf(id, view, seat, say)] : [], rule };
}

function tileMeaning(code: string, say: Say): Meaning {
  const kind = code === START ? START : tileOf(code).level;
  return { name: pieceName(code, say), help: tileHelp(kind), rule: RULES[kind]! };
}

function tileHelp(kind: string): string {
  if (kind === START) return words('start-help');
  if (kind === 'wall') return words('wall-help');
  return kind === 'tower' ? words('tower-help') : words('sky-help');
}

/** What a decree would score now. */
function worthOf(decree: string, view: FeuvilleView, seat: number, say: Say): string {
  const points = view.players[seat]?.worth[decree];
  return points === undefined ? words('worth-nothing') : words('decree-worth', { name: say.name(decree), points });
}
