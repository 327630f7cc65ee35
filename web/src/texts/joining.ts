/** Joins texts as the reader's language does. */
import { t } from './locale.svelte';

/** Parts of a description: 'grass, possible now'. */
export function listed(parts: readonly string[]): string {
  return parts.join(t('join-parts'));
}

/** Something and its explanation: 'Banquet 1: this die costs nothing'. */
export function explained(name: string, about: string): string {
  return name + t('join-explanation') + about;
}

/** Whole sentences. */
export function told(sentences: readonly string[]): string {
  return sentences.join(t('join-sentences'));
}
