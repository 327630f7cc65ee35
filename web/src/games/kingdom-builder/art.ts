/** The artwork: one source for the printed picture and the browser. */
import symbols from '../../../../src/bastide/games/kingdom_builder/picture/symbols.svg?raw';
import { layArtwork as lay } from '../artwork';

export const layArtwork = (): void => lay('kb-artwork', [symbols]);
