/** The drawn board of Troyes Dice. */
export { default as Board } from './Board.svelte';
export { default as Player } from './Player.svelte';

export const openings = ['opens-half-day'];
export { sounds } from './sounds';
