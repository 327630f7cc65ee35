/** Which open tables the reader wants to see. Remembered in this browser. */
import type { TableRow } from '../generated/http';

export type Pace = 'live' | 'days' | 'none';

/** An empty text is any. */
export interface Filters {
  game: string;
  pace: Pace | '';
  rated: 'rated' | 'casual' | '';
  players: string;
}

export const ANY: Readonly<Filters> = { game: '', pace: '', rated: '', players: '' };
const STORAGE_KEY = 'bastide-lobby-filters';

export function paceOf({ clock }: Pick<TableRow, 'clock'>): Pace {
  return !clock ? 'none' : clock.kind === 'days' ? 'days' : 'live';
}

export function matches(table: Pick<TableRow, 'game' | 'clock' | 'rated' | 'seats'>, filters: Filters): boolean {
  return (
    (!filters.game || table.game === filters.game) &&
    (!filters.pace || paceOf(table) === filters.pace) &&
    (!filters.rated || table.rated === (filters.rated === 'rated')) &&
    (!filters.players || table.seats.length === Number(filters.players))
  );
}

export const isAny = (filters: Filters): boolean => Object.values(filters).every((value) => value === '');

export function storedFilters(): Filters {
  try {
    return { ...ANY, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Filters>) };
  } catch {
    return { ...ANY };
  }
}

export function storeFilters(filters: Filters): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(filters));
}
