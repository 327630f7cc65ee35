/** What the popover says about a thing on the table. */

/** Something that a move would change: `+2 points`. */
export interface Change {
  /** Whose; `null` where it can only be the viewer's. */
  seat: number | null;
  text: string;
  isLoss: boolean;
}

/** The legal move that pressing the thing makes, and what it would lead to. */
export interface Prospect {
  words: string;
  changes: readonly Change[];
  /** What would follow, as the log would tell it. */
  story: string;
}

export interface Meaning {
  name: string;
  /** What is printed on it, briefly: kind, cost, points. */
  printed?: readonly string[];
  /** What it does, in a sentence. */
  help?: string | null;
  /** What is true of this very thing now: tiles left, cards beneath. */
  notes?: readonly string[];
  /** Which of its printed values are reconstructed. */
  doubt?: string | null;
  move?: Prospect | null;
  /** The id of the rule behind it. */
  rule?: string | null;
}

/** How the reader asks: by resting the mouse on a thing, with a finger, or with a key. */
export type Way = 'mouse' | 'touch' | 'key';

/** Explains a thing by its `data-` attributes; `null` if there is nothing to say about it. */
export type Explain = (thing: DOMStringMap, way: Way) => Meaning | null;
