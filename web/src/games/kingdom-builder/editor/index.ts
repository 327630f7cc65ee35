/** Sets up positions of Kingdom Builder. */
import type { KingdomBuilderPosition } from './position';

export { default as Editor } from './Editor.svelte';
export { withPlayers } from './position';

/** The boards and cards of a first game. */
export const start: KingdomBuilderPosition = {
  game: 'kingdom-builder',
  board: ['tavern', 'paddock', 'oasis', 'farm'],
  cards: ['fishermen', 'knights', 'merchants'],
  players: [{ settlements: [] }, { settlements: [] }],
};
