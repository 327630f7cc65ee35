/** What went wrong, in the reader's words. */
import { ApiError } from './client';
import { refusalText } from '../texts/say';
import { locale } from '../texts/locale.svelte';

/** Whether there is no such table: none of this id, or what should be an id cannot be one. */
export const isMissingTable = ({ key }: { key: string }): boolean => key === 'no-such-table' || key === 'bad-value';

/** The reason of a refused request; anything else is a mistake of ours and goes on to the console. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return refusalText(error.problem, [locale.texts]);
}
