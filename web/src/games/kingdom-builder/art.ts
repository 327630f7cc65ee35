/** The artwork, shared with the printed picture. */
import symbols from '../../../../src/bastide/games/kingdom_builder/picture/symbols.svg?raw';
import { insertArtwork as insert } from '../artwork';

export { symbols };

export const insertArtwork = (): void => insert('kb-artwork', [symbols]);
