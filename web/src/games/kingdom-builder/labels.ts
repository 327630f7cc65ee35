/** What a screen reader says about each hex. */
import type { Say } from '../contract';
import { listed } from '../../texts/joining';
import { numberOf } from './map/geometry';
import type { KingdomBuilderView } from './view';
import { owners } from './view';
import { words } from './words';

export type Label = (hex: string) => string;

export function labels(view: KingdomBuilderView, possible: ReadonlySet<string>, say: Say): Label {
  const settled = owners(view);
  const settlements = view.players.map((_, player) => words('settled', { player: say.player(player) }));
  const locations = new Map(
    view.locations.map(({ hex, tile, left }) => [hex, words('location', { name: say.name(tile), left })]),
  );
  const target = say('label-targets');
  return (hex) => {
    const ground = view.legend[view.terrain[numberOf(hex)] ?? ''] ?? '';
    const owner = settled.get(hex);
    const parts = [hex, locations.get(hex) ?? say.name(ground)];
    if (owner !== undefined) parts.push(settlements[owner] ?? '');
    if (view.turn?.source === hex) parts.push(words('lifted'));
    if (possible.has(hex)) parts.push(target);
    return listed(parts);
  };
}
