/** Sets up positions of Troyes Dice. */
import type { TroyesDicePosition } from './position';

export { default as Editor } from './Editor.svelte';
export { adopt, withPlayers } from './position';

/** Empty sheets after the last day. Any numbering of the columns is allowed. */
export const start: TroyesDicePosition = {
  game: 'troyes-dice',
  options: { numbering: 'expert' },
  half_day: 17,
  plazas: [
    'red/red',
    'yellow/white',
    'white/red',
    'yellow/yellow',
    'red/yellow',
    'white/white',
    'red/white',
    'white/yellow',
    'yellow/red',
  ],
  players: [{}, {}],
};
