/** The pieces in the box of a game, for its editor to choose from. */
import { api } from '../api/client';
import { reasonOf } from '../api/errors';
import { takeLatest } from '../api/latest';
import type { OptionValue } from '../texts/options';

interface WithOptions {
  game: string;
  options?: Readonly<Record<string, OptionValue>>;
}

/** Asks for the pieces, and again when the options of the position change. Create it in a component. */
export class BoxOf<Box> {
  pieces = $state.raw<Box | null>(null);
  problem = $state('');

  constructor(position: () => WithOptions) {
    const game = $derived(position().game);
    const options = $derived(JSON.stringify(position().options ?? {}));
    $effect(() =>
      takeLatest(
        api.box<Box>(game, JSON.parse(options) as Record<string, OptionValue>),
        (found) => {
          this.pieces = found;
          this.problem = '';
        },
        (error) => (this.problem = reasonOf(error)),
      ),
    );
  }
}
