/** What the popover says about towns, piles and what a player has. */
import type { Meaning } from '../../popover/meaning';
import { explained } from '../../texts/joining';
import type { Say } from '../contract';
import { columnLabel, pieceName } from './labels';
import { RULES } from './rules';
import type { ColumnView, FeuvilleView } from './view';
import { LEVELS, ROWS, SYMBOL_NAMES } from './view';
import { words } from './words';

/** A column of a town: what stands there and what it is good for. */
export function columnMeaning(column: ColumnView, say: Say): Meaning {
  const name = columnLabel(column, say);
  const next = LEVELS[column.tiles.length];
  const grown = next ? words('column-next', { level: say.name(next) }) : words('column-complete');
  if (column.burnt) return { name, help: words('column-burnt'), rule: RULES['burnt']! };
  if (column.grass) return { name, help: words('column-grass'), notes: next ? [grown] : [], rule: RULES['grass']! };
  return { name, help: grown, rule: next ? RULES['town-column']! : RULES['complete']! };
}

/** What is left of a kind of tile. */
export function tilesLeft(level: string, view: FeuvilleView): number {
  return sum(Object.values(view.piles[level] ?? {}).flatMap((back) => Object.values(back)));
}

/** A pile, or another fact that holds for all. */
export function tableMeaning(id: string, view: FeuvilleView, say: Say): Meaning | null {
  const [kind = '', what = ''] = id.split(' ');
  const rule = RULES[kind] ?? null;
  switch (kind) {
    case 'pile':
      return { name: explained(say.name(what), String(tilesLeft(what, view))), help: words('pile-help'), rule };
    case 'decrees':
      return { name: explained(say('label-decrees'), String(view.decrees_left)), help: words('decrees-help'), rule };
    case 'grass-pile':
      return { name: explained(say('label-grass'), String(view.neutral_grass)), help: words('grass-help'), rule };
    case 'edition': {
      const edition = view.edition ? say.name(view.edition) : say('label-mixed');
      return { name: explained(say('label-edition'), edition), help: words('edition-help') };
    }
    case 'last-round':
      return { name: say('label-last-round'), help: words('last-round-help'), rule };
    case 'empty':
      return emptyMeaning(what, say);
    case 'space':
      return { name: words('free-space'), help: words('space-help'), rule };
    default:
      return null;
  }
}

/** A gap on the board. */
function emptyMeaning(kind: string, say: Say): Meaning {
  if ((ROWS as readonly string[]).includes(kind))
    return { name: words('empty', { kind: say.name(kind) }), help: words('pile-help'), rule: RULES['pile']! };
  return { name: words('empty', { kind: say('label-decree') }), help: words('decrees-help'), rule: RULES['decrees']! };
}

/** What a player has, in numbers. */
export function possessionMeaning(id: string, view: FeuvilleView, player: number, say: Say): Meaning | null {
  const front = view.players[player]!;
  const name = possessionLabel(id, view, player, say);
  if (SYMBOL_NAMES.includes(id)) return { name, help: words('symbol-help'), rule: RULES['symbol-count']! };
  const rule = RULES[id] ?? null;
  if (id === 'clouds') return { name, help: words('dragon-help'), rule };
  if (id === 'start-player') return { name, help: words('start-player-help'), rule };
  if (id !== 'evaluated') return null;
  const decrees = Object.entries(front.evaluated).filter(([, number]) => number > 0);
  const notes = decrees.map(([decree, number]) => explained(pieceName(decree, say), String(number)));
  return { name, help: words('evaluated-help'), notes, rule };
}

export function possessionLabel(id: string, view: FeuvilleView, player: number, say: Say): string {
  const { clouds, columns, symbols, evaluated } = view.players[player]!;
  if (id === 'clouds') return words('dragon-count', { player: say.player(player), clouds, columns });
  if (id === 'start-player') return say('label-start-player');
  if (id === 'evaluated') return explained(say('label-evaluated'), String(sum(Object.values(evaluated))));
  return explained(say.name(id), String(symbols[id] ?? 0));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
