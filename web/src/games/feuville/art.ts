/** The board's artwork. */
import { insertArtwork as insert } from '../artwork';

const sheets = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true });

export const insertArtwork = (): void => insert('fv-artwork', Object.values(sheets));
