/** The one popover of the page: which thing it explains, and when it opens and closes. */
import type { Explain, Way } from './meaning';

export type Thing = HTMLElement | SVGElement;

interface Shown {
  anchor: Thing;
  explain: Explain;
  way: Way;
}

const REST = 400;
/** With a popover open, the next one comes sooner. */
const REST_AGAIN = 160;
/** Long enough to reach the link in the popover. */
const GRACE = 300;
/** How long a popover opened by a finger, which can't leave, stays. */
const STAY = 10_000;

class Popover {
  shown = $state.raw<Shown | null>(null);
  /** Whether the next tap on a thing asks about it instead of pressing it. */
  asking = $state(false);
  /** Whether the click under way is refused: the refusal names the rule, and the thing isn't explained as well. */
  isRefused = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(anchor: Thing, explain: Explain, way: Way): void {
    clearTimeout(this.timer);
    this.shown = { anchor, explain, way };
    if (way === 'touch') this.timer = setTimeout(() => this.close(), STAY);
  }

  /** Opens it, or closes it if it is about this thing already. */
  toggle(anchor: Thing, explain: Explain, way: Way): void {
    if (this.shown?.anchor === anchor) this.close();
    else this.open(anchor, explain, way);
  }

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  /** A refusal answers the click under way. */
  refuse(): void {
    this.isRefused = true;
    this.close();
  }

  /** Opens it once the mouse has rested on the thing. */
  restOn(anchor: Thing, explain: Explain): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(anchor, explain, 'mouse'), this.shown ? REST_AGAIN : REST);
  }

  /** The mouse is on the popover. */
  stay(): void {
    if (this.shown?.way === 'mouse') clearTimeout(this.timer);
  }

  /** The mouse has left. */
  leave(): void {
    if (this.shown && this.shown.way !== 'mouse') return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), GRACE);
  }
}

export const popover = new Popover();
