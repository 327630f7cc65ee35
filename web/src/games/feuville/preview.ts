/** What a preview would change: read from the two views, not calculated. */
import type { Previewed } from '../contract';
import type { FeuvilleView } from './view';

export interface Change {
  from: number;
  to: number;
}

export interface Outlook {
  /** The points that each player would gain. */
  points: number[];
  clouds: Change | null;
  columns: Change | null;
  /** The face-up and stored decrees whose worth would change. */
  worth: (Change & { decree: string })[];
}

/** What a move would change for the viewer; `null` if nobody can know. */
export function previewChanges(
  view: FeuvilleView,
  preview: Previewed<FeuvilleView> | null,
  seat: number,
): Outlook | null {
  const then = preview?.view;
  const before = view.players[seat];
  const after = then?.players[seat];
  if (!then || !before || !after) return null;
  const decrees = new Set([
    ...(view.board['decree'] ?? []),
    ...before.store.map((stored) => stored?.piece),
    view.turn?.hand,
  ]);
  return {
    points: then.players.map(({ points }, player) => points - (view.players[player]?.points ?? 0)),
    clouds: changed(before.clouds, after.clouds),
    columns: changed(before.columns, after.columns),
    worth: [...decrees].flatMap((decree) => {
      const change = decree ? changed(before.worth[decree] ?? 0, after.worth[decree] ?? 0) : null;
      return decree && change ? [{ decree, ...change }] : [];
    }),
  };
}

function changed(from: number, to: number): Change | null {
  return from === to ? null : { from, to };
}
