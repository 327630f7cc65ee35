/** The seats of a new table. */
import type { GameFacts } from '../generated/http';

/** `kind` is `me`, `open` or `bot:<name>`; `name` is for further players on this device. */
export interface WantedSeat {
  kind: string;
  name: string;
}

/** The reader against a friend. */
export function firstSeats({ players }: Pick<GameFacts, 'players'>): WantedSeat[] {
  const count = Math.max(2, players[0] ?? 2);
  return Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open', name: '' }));
}

/** Whether a further player on this device sits here, who needs a name. */
export function isFurther(seats: readonly WantedSeat[], seat: number): boolean {
  return seats[seat]?.kind === 'me' && seats.findIndex(({ kind }) => kind === 'me') < seat;
}

/** Whether nobody but the reader plays, against bots or alone. */
export function isAlone(seats: readonly WantedSeat[]): boolean {
  const people = seats.filter(({ kind }) => !kind.startsWith('bot:'));
  return people.length === 1 && people[0]?.kind === 'me';
}

/** Whether all people are on this device: the table is private unless the reader says otherwise. */
export function isOneDevice(seats: readonly WantedSeat[]): boolean {
  return seats.some(({ kind }) => kind === 'me') && !seats.some(({ kind }) => kind === 'open');
}

/** Why a table with these seats can't be rated, if it can't. */
export function whyUnrated(
  seats: readonly WantedSeat[],
  { hints, components }: { hints: boolean; components: boolean },
): string | null {
  const people = seats.filter(({ kind }) => !kind.startsWith('bot:'));
  if (components) return 'own-components';
  if (people.filter(({ kind }) => kind === 'me').length > 1) return 'shared-device';
  if (people.length === 1) return 'one-person';
  if (people.length === 0 && new Set(seats.map(({ kind }) => kind)).size === 1) return 'one-bot';
  return hints ? 'hints' : null;
}

/** The seats in the server's form. */
export function wanted(seats: readonly WantedSeat[]): string[] {
  return seats.map(({ kind, name }, seat) => (isFurther(seats, seat) && name.trim() ? `me:${name.trim()}` : kind));
}
