/**
 * What a game provides for `/score/<game>`, and what it is given there.
 *
 * A folder `games/<name>/editor/` has an `index.ts` that exports an `EditorModule`. It is found by its path and loaded
 * when somebody opens the page. An editor gets a position (docs/positions.md) and answers with another one by
 * `change`. It knows no rules: the page around it has every position checked and scored by the server, shows the points
 * with their reasons or why the position is impossible, keeps the address to share, undoes, plays on and analyses.
 */
import type { Component } from 'svelte';
import type { Say, Score } from '../games/contract';
import type { GameFacts } from '../generated/http';

/** What all positions have in common. */
export interface AnyPosition {
  game: string;
  players: readonly unknown[];
}

export interface EditorProps<Position extends AnyPosition, View> {
  /**
   * What is set up now. Draw the pieces from it, so that a tap shows at once. It has the right shape (the server has
   * accepted one like it), but may be impossible: a settlement on a mountain, say. If a game's positions are impossible
   * until everything is there, let its `lay_out_position` (Python) show them: they are scored with a doubt.
   */
  position: Position;
  /** Replaces the position; never write into the old one. Each call is a step that the reader can undo. */
  change: (position: Position) => void;
  /** The player that the reader has chosen: what is tapped belongs to this seat. */
  seat: number;
  /**
   * A spectator's view of the last position that the server could show, the same as a board gets; it comes a moment
   * after `change`. Use it for what the position leaves out (the printed terrain, default values).
   */
  view: View;
  /** Everybody's points in that position. */
  scores: Score[];
  /** Places highlighted because the reader points at points. */
  lit: ReadonlySet<string>;
  /** The game's options, whose picks list what there is to choose from. */
  facts: GameFacts;
  say: Say;
}

/** What `games/<name>/editor/index.ts` exports. */
export interface EditorModule<Position extends AnyPosition, View> {
  Editor: Component<EditorProps<Position, View>>;
  /** The position to begin with: an empty table, over, so that it is only scored. The server must accept it. */
  start: Position;
  /** A position of a game, such as the last of a finished one, as this editor can draw and change it. */
  adopt?: (position: Position) => Position;
  /** The same position with another number of players; those who stay keep what they have. */
  withPlayers: (position: Position, count: number) => Position;
}
