/** What happens in Tournay, as sounds. */
import type { GameSounds } from '../../sounds/sounds';

export const sounds: GameSounds = {
  plays: 'card',
  places: 'card',
  stacks: 'card',
  draws: 'card',
  'takes-top': 'card',
  'takes-card': 'card',
  'turns-up': 'card',
  gains: 'coin',
  earns: 'coin',
  pays: 'coin',
  'lays-citizen': 'wood',
  'stands-up': 'wood',
  'builds-rampart': 'stone',
  'builds-spare-rampart': 'stone',
  crier: 'bell',
  damages: 'fire',
};
