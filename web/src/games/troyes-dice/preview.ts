/** What a move would change on a sheet: read from the server's two sheets, not calculated. */
import { COLOURS, RESOURCES } from './view';
import type { SheetView } from './view';

export interface Change {
  /** A resource, `citizen-red`, or `points`. */
  what: string;
  by: number;
}

export interface Outlook {
  changes: Change[];
  /** `fortress a` and the like. */
  built: string[];
}

export function previewChanges(now: SheetView, then: SheetView): Outlook {
  const resources = RESOURCES.flatMap((what) => {
    const { circled = 0, spent = 0 } = now.resources[what] ?? {};
    const after = then.resources[what];
    return [
      { what, by: spent - (after?.spent ?? spent) },
      { what, by: (after?.circled ?? circled) - circled },
    ];
  });
  const citizens = COLOURS.map((colour) => ({
    what: `citizen-${colour}`,
    by: (then.citizens[colour] ?? 0) - (now.citizens[colour] ?? 0),
  }));
  const points = { what: 'points', by: then.points - now.points };
  return {
    changes: [...resources, ...citizens, points].filter(({ by }) => by !== 0),
    built: Object.entries(then.buildings).flatMap(([building, columns]) =>
      columns.filter((column) => !now.buildings[building]?.includes(column)).map((column) => `${building} ${column}`),
    ),
  };
}
