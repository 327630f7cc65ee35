/** Taps on a touch screen, where nothing hovers: the first shows what a move would do, the second makes it. */

const TWICE = 320;

export type Tap = 'show' | 'act' | 'zoom' | 'ask';

export class Taps {
  private shown: string | null = null;
  private last = -Infinity;

  /** What a tap means. `ask` waits a moment, because a double tap on a hex that isn't legal zooms in. */
  tap(hex: string, possible: boolean, now: number): Tap {
    const again = now - this.last < TWICE;
    this.last = now;
    if (!possible) {
      this.shown = null;
      if (again) this.last = -Infinity;
      return again ? 'zoom' : 'ask';
    }
    const act = this.shown === hex;
    this.shown = act ? null : hex;
    return act ? 'act' : 'show';
  }
}

export const ASK_AFTER = TWICE;
