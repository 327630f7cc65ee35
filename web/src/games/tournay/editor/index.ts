/** Sets up positions of Tournay. */
import { newPlayer } from './changes';
import type { TournayPosition } from './position';

export { default as Editor } from './Editor.svelte';
export { withPlayers } from './changes';

export const start: TournayPosition = { game: 'tournay', players: [newPlayer, newPlayer] };
