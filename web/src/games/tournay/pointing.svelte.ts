/** Pointing at Tournay's table. A finger may also long-press a card to read it. */
import { Pointing, isTouch, type Pointed } from '../pointing.svelte';
import type { TournayView } from './view';
import { words } from './words';

/** `about` is a card, event or deck; where it lies in a district, `seat` and `slot` say where. */
export interface PointedCard extends Pointed {
  seat: number | null;
  slot: string | null;
}

export class TournayPointing extends Pointing<TournayView, PointedCard> {
  /** Whether a finger has just come down: the focus that follows must not move things under it. */
  private isTouched = false;

  /** The name of something, and whether it is legal now. */
  label(name: string, text: string | null): string {
    return this.can(text) ? `${name}, ${words('possible')}` : name;
  }

  override handlers(thing: Partial<PointedCard>) {
    const shared = super.handlers(thing);
    return {
      ...shared,
      onpointerdown: (event: PointerEvent) => void (this.isTouched = isTouch(event)),
      onclick: (event: Event) => {
        this.isTouched = false;
        shared.onclick(event);
      },
      onfocus: () => void (this.isTouched || this.point(thing)),
      oncontextmenu: (event: Event) => {
        if (!isTouch(event)) return;
        event.preventDefault();
        this.point(thing);
      },
    };
  }

  protected override whole(thing: Partial<PointedCard>): PointedCard {
    return { text: null, about: null, seat: null, slot: null, ...thing };
  }
}
