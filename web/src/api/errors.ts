/** Failed requests in the reader's language. */
import { ApiError } from './client';
import { refusalText } from '../texts/say';
import { locale } from '../texts/locale.svelte';

/** Whether the table doesn't exist: no table has this id, or it can't be an id at all. */
export const isMissingTable = ({ key }: { key: string }): boolean => key === 'no-such-table' || key === 'bad-value';

/** The reason for a refused request. Anything else is a bug: it is thrown on to the console. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return refusalText(error.problem, [locale.texts]);
}
