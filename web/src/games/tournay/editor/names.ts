/** The names of cards and events in the box. */
import type { Say } from '../../contract';
import type { BoxView } from '../view';

/** A card or event; a custom component file may give it another title. */
export function nameIn(box: BoxView, id: string, say: Say): string {
  return box.cards[id]?.title ?? box.events[id]?.title ?? say.name(id);
}
