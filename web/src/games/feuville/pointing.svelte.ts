/** Pointing at Feuville's board: a stored tile is picked up first and built with a second click. */
import { Pointing, type Pointed } from '../pointing.svelte';
import { listed } from '../../texts/joining';
import type { FeuvilleView, Space } from './view';
import { placeOf } from './view';
import { words } from './words';

export class FeuvillePointing extends Pointing<FeuvilleView> {
  /** The space of the stored tile that the reader has picked up. */
  chosen = $state<Space | null>(null);

  /** The viewer's seat; for spectators, that of the player on turn. */
  get own(): number {
    const { seat, view } = this.props();
    return seat ?? view.turn?.player ?? 0;
  }

  /** The name of something, and whether it is legal now. */
  label(name: string, text: string): string {
    return this.can(text) ? listed([name, words('possible')]) : name;
  }

  /** Also highlights the columns that give a decree its worth. */
  override point(thing: Partial<Pointed> | null): void {
    super.point(thing);
    const reasons = this.props().view.players[this.own]?.reasons ?? {};
    const columns = (thing?.about && reasons[thing.about]) || [];
    this.props().onlight(
      columns.map((place) => {
        const [column = '', level = ''] = place.split(' ');
        return placeOf(this.own, column, level);
      }),
    );
  }

  /** Picks up a stored tile, or puts it back. */
  choose(space: Space): void {
    this.chosen = this.chosen === space ? null : space;
  }

  override reset(): void {
    this.chosen = null;
    super.reset();
  }

  protected override whole({ text = null, about = null }: Partial<Pointed>): Pointed {
    return { text, about };
  }
}
