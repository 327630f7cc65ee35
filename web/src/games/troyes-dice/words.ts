/** The words of the drawn board, from the Fluent files beside it. */
import { boardWords } from '../board-texts';

export const words = boardWords(
  import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default', eager: true }),
);
