/** Pointing at Tournay's table. */
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
  /** The kind of action that the reader has chosen: only its moves glow until the next move, or until it's put back. */
  action = $state<string | null>(null);

  override can(text: string | null): boolean {
    return super.can(text) && (this.action === null || this.move(text)?.key === this.action);
  }

  /** Chooses a kind of action, or puts it back. */
  choose(action: string): void {
    this.action = this.action === action ? null : action;
  }

  /** Pressing something else that is legal puts the chosen action back. */
  override press(thing: Partial<PointedCard>, event?: Event): void {
    if (!this.can(thing.text ?? null)) this.action = null;
    super.press(thing, event);
  }

  override reset(): void {
    this.action = null;
    super.reset();
  }

  /** The name of something, and whether it is legal now. */
  label(name: string, text: string | null): string {
    return this.can(text) ? `${name}, ${words('possible')}` : name;
  }

  override handlers(thing: Partial<PointedCard>) {
    const shared = super.handlers(thing);
    return {
      ...shared,
      'data-owner': thing.seat ?? undefined,
      'data-slot': thing.slot ?? undefined,
      onpointerdown: (event: PointerEvent) => void (this.isTouched = isTouch(event)),
      onclick: (event: Event) => {
        this.isTouched = false;
        shared.onclick(event);
      },
      onfocus: () => void (this.isTouched || this.point(thing)),
    };
  }

  protected override whole(thing: Partial<PointedCard>): PointedCard {
    return { text: null, about: null, seat: null, slot: null, ...thing };
  }
}
