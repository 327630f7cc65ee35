/** The artwork of the board. */
import { layArtwork as lay } from '../artwork';

const sheets = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true });

export const layArtwork = (): void => lay('fv-artwork', Object.values(sheets));
