/** What happens in Feuville, as sounds. */
import type { GameSounds } from '../../sounds/sounds';

export const sounds: GameSounds = {
  rolls: 'dice',
  'entertainer-rolls': 'dice',
  'rolls-double': 'fire',
  burns: 'fire',
  'takes-tile': 'stone',
  builds: 'stone',
  repairs: 'stone',
  'takes-decree': 'card',
  stores: 'card',
  evaluates: 'coin',
  'visits-fairy': 'bell',
  'takes-charm': 'bell',
  'sends-gnome': 'wood',
};
