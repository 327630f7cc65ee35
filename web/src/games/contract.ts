/**
 * What a game's folder gives to the table, and what it gets.
 *
 * A folder `games/<name>/`, named as the server names the game, has an `index.ts` that exports `Board` and, if it likes,
 * `Player` (both Svelte components). It is found by itself and loaded when somebody sits down at such a table. A picture
 * `cover.svg` beside it (480 × 232) is shown in the lobby.
 * A board gets a view and the legal moves and answers with the text of a move. It computes no rule: what is in `moves`
 * can be clicked, what is not gets its reason from the server through `onwhy`.
 */
import type { Component } from 'svelte';

/** A legal move: its notation, the key of its kind (`build`), and what stands in the braces of its pattern. */
export interface Move {
  text: string;
  key: string;
  arguments: Record<string, string>;
}

/** What a message may be told: numbers, ids, texts, lists of them. */
export type Argument = number | string | readonly (number | string)[];
export type Arguments = Readonly<Record<string, Argument | null | undefined>>;

/** Something that happened: a key of the text files (without `event-`) and its arguments. */
export interface Line {
  key: string;
  arguments: Record<string, unknown>;
}

/** A sentence of the text files and what it is told. */
export interface Sentence {
  key: string;
  arguments: Record<string, unknown>;
}

/** The game's words in the reader's language; players are called by their names at this table. */
export interface Say {
  /** The message, or one of its attributes: `say('label-supply')`, `say('name-farm', {}, 'help')`. */
  (key: string, args?: Arguments, attribute?: string): string;
  has(key: string, attribute?: string): boolean;
  /** The name of a thing (`farm`: Farm), or the id itself. */
  name(id: string): string;
  /** Sentences in a row. */
  told(sentences: readonly Sentence[]): string;
  /** How a player is called. */
  player(seat: number): string;
  /** A move as a sentence. */
  move(move: Move): string;
  /** Something that happened as a sentence. */
  line(line: Line): string;
  /** The heading of a source of points (`castles`). */
  source(id: string): string;
}

/** Points with their reason; `places` are what earns them. */
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
  /** `null` if chance would decide, or something hidden would be shown. */
  view: View | null;
  scores: Score[] | null;
}

export interface BoardProps<View> {
  view: View;
  /** What may be done now by the seat that looks; empty for spectators, when looking back, and while a move is on its way. */
  moves: Move[];
  /** Through whose eyes one looks; `null` for spectators. */
  seat: number | null;
  /** The players' names by seat. */
  names: string[];
  /** Places highlighted from outside: somebody points at a line of the log or at points. */
  lit: ReadonlySet<string>;
  /** Places of the last turn. */
  recent: ReadonlySet<string>;
  scores: Score[] | null;
  say: Say;
  /** Make this move. */
  onmove: (text: string) => void;
  /** Somebody clicked what can't be clicked: ask why this move isn't allowed, and show the reason. */
  onwhy: (text: string) => void;
  /** Ask what this move would lead to (it comes back as `preview`); `null` ends the preview. */
  onpreview: (text: string | null) => void;
  preview: Previewed<View> | null;
  /** Point at places (say, of a scoring card); an empty list ends it. They come back in `lit`. */
  onlight: (places: string[]) => void;
  /** Put back what was only chosen: it takes the own last step back. Missing where nothing can be put back. */
  onback?: (() => void) | undefined;
}

/** What a game may add to the panel of one player: supply, tiles, hand. Name, colour and points are there already. */
export interface PlayerProps<View> {
  view: View;
  /** Whose panel this is. */
  player: number;
  /** Through whose eyes one looks. */
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
}
