/** The drawn board of Kingdom Builder. */
export { default as Board } from './Board.svelte';
export { default as Player } from './Player.svelte';
export { sounds } from './sounds';
