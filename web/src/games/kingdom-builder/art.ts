/** The artwork: one source for the printed picture and the browser. */
import symbols from '../../../../src/bastide/games/kingdom_builder/drawing/symbols.svg?raw';
import { insertArtwork as insert } from '../artwork';

export const insertArtwork = (): void => insert('kb-artwork', [symbols]);
