/** Sets up positions of Feuville. */
import { newPlayer, type FeuvillePosition } from './position';

export { default as Editor } from './Editor.svelte';
export { withPlayers } from './changes';

export const start: FeuvillePosition = { game: 'feuville', players: [newPlayer, newPlayer] };
