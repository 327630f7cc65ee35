/** What a screen reader says about each hex, remembered as long as it stays the same. */
import type { Say } from '../contract';
import { numberOf } from './geometry';
import type { KingdomBuilderView } from './view';
import { words } from './words.svelte';

type Label = (hex: string) => string;

export function hexLabels() {
  return (
    view: KingdomBuilderView,
    settled: ReadonlyMap<string, number>,
    possible: ReadonlySet<string>,
    say: Say,
  ): Label => {
    const tiles = new Map(view.locations.map(({ hex, tile, left }) => [hex, { tile, left }]));
    return (hex) => {
      const place = tiles.get(hex);
      const owner = settled.get(hex);
      const ground = view.legend[view.terrain[numberOf(hex)] ?? ''] ?? '';
      const parts = [
        hex,
        place ? words('location', { name: say.name(place.tile), left: place.left }) : say.name(ground),
      ];
      if (owner !== undefined) parts.push(words('settled', { player: say.player(owner) }));
      if (view.turn?.source === hex) parts.push(words('lifted'));
      if (possible.has(hex)) parts.push(say('label-targets'));
      return parts.join(', ');
    };
  };
}
