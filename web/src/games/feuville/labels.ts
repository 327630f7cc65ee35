/** The names of things, for screen readers and captions. */
import type { Say } from '../contract';
import { listed } from '../../texts/joining';
import type { ColumnView } from './view';
import { START, isTile, shown, tileOf } from './view';
import { words } from './words';

/** A tile with what it shows, or a decree. */
export function pieceName(piece: string, say: Say): string {
  if (piece === START || !isTile(piece)) return say.name(piece);
  const shows = shown(piece).map(say.name);
  const kind = say.name(tileOf(piece).level);
  return shows.length ? `${kind} (${listed(shows)})` : kind;
}

/** A column of a town: its tiles, whether it is burnt, whether it stands on grass. */
export function columnLabel(column: ColumnView, say: Say): string {
  const parts = column.tiles.map((tile) => pieceName(tile, say));
  if (column.burnt) parts.push(words('burnt'));
  if (column.grass) parts.push(column.grass === 'coat' ? words('coat') : words('grass'));
  return words('column', { column: column.column, what: listed(parts) });
}
