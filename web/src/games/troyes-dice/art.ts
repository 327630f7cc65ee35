/** The board's artwork. */
import symbols from './art/symbols.svg?raw';
import { insertArtwork as insert } from '../artwork';

export const insertArtwork = (): void => insert('td-artwork', [symbols]);
