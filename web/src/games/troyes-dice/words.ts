/** The words of the drawn board, from the Fluent files beside it. */
import { boardTexts } from '../board-texts';

export const words = boardTexts(
  import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default', eager: true }),
);
