/** A game's texts at one table: sentences for moves, events and refusals. */
import type { Arguments, Line, Move, Say, Sentence } from '../games/contract';
import type { MoveParser } from '../games/notation';
import { botName } from '../table/player-names';
import { keyOf, type Texts } from './texts';

/** Why the server refused a command or a request. */
export interface Refusal {
  key: string;
  reason: string;
  rule?: string | null;
  details?: Record<string, unknown>;
}

/** `game` has the game's texts and those of all games; `table` has the client's. */
export function makeSay(game: Texts, table: Texts, players: readonly string[], parse: MoveParser): Say {
  const say = (key: string, args?: Arguments, attribute?: string): string => game.say(key, args, players, attribute);
  const move = (wanted: Move): string => game.say(`move-${keyOf(wanted.key)}`, wanted.arguments);
  const more = {
    has: (key: string, attribute?: string) => game.has(key, attribute),
    name: (id: string) => game.name(id) ?? id,
    told: (sentences: readonly Sentence[]) => game.told(sentences),
    player: (seat: number) => game.player(seat, players),
    move,
    line: (line: Line) => sayLine(line),
    source: (id: string) => game.find(`score-${keyOf(id)}`, {}, players) ?? game.name(id) ?? id,
  };
  // Not `Object.assign`: a function already has a `name`, which can be redefined but not assigned.
  return Object.defineProperties(say, Object.getOwnPropertyDescriptors(more)) as Say;

  function sayLine({ key, arguments: args }: Line): string {
    if (!key.startsWith('table-')) return game.say(`event-${keyOf(key)}`, args as Arguments, players);
    const readable: Record<string, unknown> = { ...args };
    if (typeof args['seat'] === 'number') {
      readable['seat'] = args['seat'] + 1; // people count from one
      readable['name'] = nameIn(key, args, args['seat']);
    }
    if (typeof args['move'] === 'string') readable['move'] = move(parse(args['move']));
    return table.say(key, readable as Arguments, players);
  }

  /** Who a line about a seat names. Who sat down there may have left since; a bot has a nicer name than its id. */
  function nameIn(key: string, { name, bot }: Line['arguments'], seat: number): unknown {
    if (key !== 'table-sat') return players[seat] ?? name;
    return typeof bot === 'string' ? botName(bot, table) : name === '' ? players[seat] : name;
  }
}

/** The reason for a refusal: in the reader's language if there is a text for it, otherwise as the server put it. */
export function refusalText(refusal: Refusal, texts: readonly Texts[], players: readonly string[] = []): string {
  for (const some of texts) {
    const words = some.find(`refusal-${keyOf(refusal.key)}`, refusal.details as Arguments, players);
    if (words !== null) return words;
  }
  return refusal.reason;
}
