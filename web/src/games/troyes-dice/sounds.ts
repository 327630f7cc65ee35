/** What happens in Troyes Dice, as sounds. */
import type { GameSounds } from '../../sounds/sounds';

export const sounds: GameSounds = {
  'opens-half-day': 'dice',
  'destroys-plaza': 'fire',
  'numbers-column': 'pen',
  'gains-resources': 'pen',
  'gains-citizens': 'pen',
  builds: 'pen',
  pays: 'coin',
};
