/**
 * One way to confirm a move, the same in every game. A tap previews it; a second tap on the same thing, or "Confirm",
 * makes it. A mouse has seen the preview by hovering, so a click makes the move at once, unless the reader wants to
 * confirm every move.
 */
import { settings } from '../settings/settings.svelte';
import { wasTouched } from './last-pointer';

interface Acts {
  make: (text: string) => void;
  /** Shows what a move would do; `null` ends that. */
  preview: (text: string | null) => void;
}

export class Confirmation {
  /** The move that waits to be confirmed. */
  chosen = $state<string | null>(null);

  constructor(private readonly acts: Acts) {}

  readonly pick = (text: string): void => {
    const isPreviewed = this.chosen === text || (!settings.confirm && !wasTouched());
    if (isPreviewed) return this.make(text);
    this.chosen = text;
    this.acts.preview(text);
  };

  /** Makes the chosen move. */
  readonly confirm = (): void => void (this.chosen !== null && this.make(this.chosen));

  readonly cancel = (): void => {
    if (this.chosen === null) return;
    this.chosen = null;
    this.acts.preview(null);
  };

  /** Forgets the chosen move: the position has changed. */
  reset(): void {
    this.chosen = null;
  }

  private make(text: string): void {
    this.chosen = null;
    this.acts.make(text);
  }
}
