/** The board's texts, from the Fluent files in `text/`. */
import { boardTexts } from '../board-texts';

export const words = boardTexts(
  import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default', eager: true }),
);
