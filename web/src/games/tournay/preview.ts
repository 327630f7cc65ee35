/** What a preview would change: read from the two views, not calculated. */
import type { Previewed } from '../contract';
import type { TournayView } from './view';

/** A change in what a player has: deniers, points, cards, ramparts, standing citizens of a colour. */
export interface Change {
  seat: number;
  what: string;
  by: number;
}

/** What a move would change for whom; `null` if nobody can know. */
export function previewChanges(view: TournayView, preview: Previewed<TournayView> | null): Change[] | null {
  const then = preview?.view;
  if (!then) return null;
  return view.players.flatMap((before, seat): Change[] => {
    const after = then.players[seat];
    if (!after) return [];
    const numbers: [string, number, number][] = [
      ['deniers', before.deniers, after.deniers],
      ['points', before.points, after.points],
      ['cards', before.hand.length, after.hand.length],
      ['ramparts', before.ramparts + before.built, after.ramparts + after.built],
      ...Object.keys(before.plaza).map((colour): [string, number, number] => [
        colour,
        before.plaza[colour] ?? 0,
        after.plaza[colour] ?? 0,
      ]),
    ];
    return numbers.flatMap(([what, from, to]) => (from === to ? [] : [{ seat, what, by: to - from }]));
  });
}
