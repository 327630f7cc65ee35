/** The artwork of the board. */
import symbols from './art/symbols.svg?raw';
import { layArtwork as lay } from '../artwork';

export const layArtwork = (): void => lay('td-artwork', [symbols]);
