/** The drawn board of Tournay. */
export { default as Board } from './Board.svelte';
export { default as Player } from './Player.svelte';
export { sounds } from './sounds';
