/** Sets up positions of Kingdom Builder. */
import type { KingdomBuilderPosition } from './position';

export { default as Editor } from './Editor.svelte';

export const start: KingdomBuilderPosition = {
  game: 'kingdom-builder',
  board: ['tavern', 'paddock', 'oasis', 'farm'],
  cards: ['fishermen', 'miners', 'workers'],
  players: [{ settlements: [] }, { settlements: [] }],
};

export function withPlayers(position: KingdomBuilderPosition, count: number): KingdomBuilderPosition {
  const players = Array.from({ length: count }, (_, seat) => position.players[seat] ?? { settlements: [] });
  return { ...position, players };
}
