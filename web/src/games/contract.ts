/**
 * What a game's folder provides, and what it is given.
 *
 * A folder `games/<name>/`, with the server's name for the game, has an `index.ts` that exports `Board` and optionally
 * `Player`, both Svelte components. It is found by its path and loaded when somebody opens such a table. The lobby
 * shows the `cover.svg` beside it (480 × 232).
 *
 * A board gets a view and the legal moves, and answers with the text of a move. It knows no rules: what is in `moves`
 * can be clicked; for anything else, `onwhy` asks the server for the reason.
 */
import type { Component } from 'svelte';
import type { GameSounds } from '../sounds/sounds';

/** A legal move: its notation, the key of its kind (`build`), and the values of the placeholders in its pattern. */
export interface Move {
  text: string;
  key: string;
  arguments: Record<string, string>;
}

/** The values that a message can take: numbers, ids, texts, and lists of them. */
export type Argument = number | string | readonly (number | string)[];
export type Arguments = Readonly<Record<string, Argument | null | undefined>>;

/** Something that happened: a key of the text files (without `event-`) and its arguments. */
export interface Line {
  key: string;
  arguments: Record<string, unknown>;
}

/** A message of the text files and its arguments. */
export interface Sentence {
  key: string;
  arguments: Record<string, unknown>;
}

/** The game's texts in the reader's language, with the players' names at this table. */
export interface Say {
  /** The message, or one of its attributes: `say('label-supply')`, `say('name-farm', {}, 'help')`. */
  (key: string, args?: Arguments, attribute?: string): string;
  has(key: string, attribute?: string): boolean;
  /** The name of a thing (`farm`: Farm), or the id itself. */
  name(id: string): string;
  /** Several sentences as one text. */
  told(sentences: readonly Sentence[]): string;
  /** A player's name. */
  player(seat: number): string;
  /** A move as a sentence. */
  move(move: Move): string;
  /** An event as a sentence. */
  line(line: Line): string;
  /** The heading of a source of points (`castles`). */
  source(id: string): string;
}

/** Points with their reason; `places` are the places that earn them. */
export interface Earning {
  source: string;
  points: number;
  rule: string | null;
  places: string[];
  details: Record<string, unknown>;
}

export interface Score {
  rank: number;
  total: number;
  by_source: Record<string, number>;
  earnings: Earning[];
}

/** What a move would lead to, as far as the seat may know. */
export interface Previewed<View = unknown> {
  move: string;
  lines: Line[];
  /** `null` if chance would decide, or something hidden would be revealed. */
  view: View | null;
  scores: Score[] | null;
}

export interface BoardProps<View> {
  view: View;
  /** The viewer's legal moves; empty for spectators and in the past of the game. */
  moves: Move[];
  /** The viewer's seat; `null` for spectators. */
  seat: number | null;
  /** The players' names by seat. */
  names: string[];
  /** Places highlighted from outside the board, by a log entry or by points. */
  lit: ReadonlySet<string>;
  /** Places of the last turn. */
  recent: ReadonlySet<string>;
  scores: Score[] | null;
  say: Say;
  /** The reader picks this move. A finger is shown first what it would do: the move comes back as `chosen`. */
  onmove: (text: string) => void;
  /** The reader clicked something that isn't legal: ask why, and show the reason. */
  onwhy: (text: string) => void;
  /** Ask what this move would lead to (the answer comes back as `preview`); `null` ends the preview. */
  onpreview: (text: string | null) => void;
  preview: Previewed<View> | null;
  /** The move that waits to be confirmed, by a second tap on the same thing: draw it as if it were pointed at. */
  chosen?: string | null;
  /** A legal move that a hint suggests: what it is made with is marked as `data-hinted`. */
  hinted?: string | null;
  /** The viewer's move that the server hasn't settled yet: what it was made with is marked as `data-pending`. */
  pending?: string | null;
  /** Highlight places (those of a scoring card, say); an empty list ends it. They come back in `lit`. */
  onlight: (places: string[]) => void;
  /** Take back the viewer's last step, which only chose something. Missing where there is nothing to take back. */
  onback?: (() => void) | undefined;
}

/** What a game can add to a player's panel: supply, tiles, hand. The panel already has name, colour and points. */
export interface PlayerProps<View> {
  view: View;
  /** Whose panel this is. */
  player: number;
  /** The viewer's seat. */
  seat: number | null;
  moves: Move[];
  score: Score | null;
  say: Say;
  onmove: (text: string) => void;
  onwhy: (text: string) => void;
  onpreview: (text: string | null) => void;
  onlight: (places: string[]) => void;
}

/** What `games/<name>/index.ts` exports. */
export interface GameModule<View> {
  Board: Component<BoardProps<View>>;
  Player?: Component<PlayerProps<View>>;
  /** Keys of events that open a new part of the log even while the same player goes on. */
  openings?: readonly string[];
  /** What its events sound like, by their keys. */
  sounds?: GameSounds;
}
