/** What happens in Kingdom Builder, as sounds. */
import type { GameSounds } from '../../sounds/sounds';

export const sounds: GameSounds = {
  builds: 'wood',
  moves: 'wood',
  'shows-card': 'card',
  'draws-card': 'card',
  reshuffles: 'card',
  'gains-tile': 'coin',
};
