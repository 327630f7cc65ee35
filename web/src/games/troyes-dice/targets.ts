/** Which place of the sheet stands for which move. The server decides what is legal; this only maps names. */
import type { Move } from '../contract';
import { COLOURS, RESOURCES, VALUES, columnOf, dieOf, districtOf, isResource, valueOf } from './view';
import type { TroyesDiceView } from './view';

/** A move from its text, for moves that aren't legal. */
export function moveOf(text: string): Move {
  const [word = '', first = '', second = ''] = text.split(' ');
  if (word === 'increasing' || word === 'decreasing') return { text, key: 'direction', arguments: { direction: word } };
  if (word === 'build') return { text, key: word, arguments: { building: first, column: second } };
  const argument = { pay: 'resource', take: 'resource', citizen: 'colour', number: 'value' }[word] ?? word;
  return { text, key: word, arguments: first ? { [argument]: first } : {} };
}

/**
 * Where on the sheet a move is made: `fortress a`, the dice square `red a`, `influence`, `citizens red`; `null` if
 * nowhere.
 */
export function placeOf({ key, arguments: named }: Move, view: TroyesDiceView): string | null {
  const { part } = view;
  const square = (colour: string | null | undefined, value: number | null) =>
    named && colour && columnOf(view, value) ? `${colour} ${columnOf(view, value)}` : null;
  switch (key) {
    case 'die': {
      const die = dieOf(view, named.die ?? null);
      return square(die?.colour, die?.value ?? null);
    }
    case 'pay':
    case 'take':
      return named.resource ?? null;
    case 'value':
      return square(part?.colour, Number(named.value));
    case 'colour':
      return square(named.colour, part?.value ?? null);
    case 'resources':
      return part?.colour ? districtOf(part.colour).resource : null;
    case 'prestige':
    case 'work':
      return part?.colour ? square(districtOf(part.colour)[key], part.value) : null;
    case 'citizen':
      return `citizens ${named.colour}`;
    case 'build':
      return `${named.building} ${named.column}`;
    default:
      return null;
  }
}

/** The moves made on the sheet, by place. Of equal dice the first, which never costs more. */
export function byPlace(moves: readonly Move[], view: TroyesDiceView): Map<string, Move> {
  const places = new Map<string, Move>();
  for (const move of moves) {
    const place = placeOf(move, view);
    if (place && !places.has(place)) places.set(place, move);
  }
  return places;
}

/** The move to ask about when the reader clicks a place without a legal move, so that the server can say why not. */
export function meant(place: string, view: TroyesDiceView, moves: readonly Move[]): string {
  const [name = '', column = ''] = place.split(' ');
  const stage = view.part?.stage;
  const due = moves[0]?.key;
  if (name === 'citizens') return `citizen ${column}`;
  if (isResource(name)) return due === 'pay' || due === 'take' ? `${due} ${name}` : 'resources';
  const isSquare = (COLOURS as readonly string[]).includes(name);
  if (isSquare) {
    if (stage === 'choosing') return dieAt(place, view);
    return name === view.part?.colour ? `value ${valueOf(view, column)}` : `colour ${name}`;
  }
  if (due === 'build') return `build ${name} ${column}`;
  return districtOf(name).prestige === name ? 'prestige' : 'work';
}

/** The die that points at a square, or the prestige building: a die is chosen first. */
function dieAt(place: string, view: TroyesDiceView): string {
  const die = view.dice.find((one) => `${one.colour} ${columnOf(view, one.rolled)}` === place);
  return die ? `die ${die.die}` : 'resources';
}

/** The buttons of the prompt at this stage, in groups; those that aren't legal ask why. */
export function offers(view: TroyesDiceView, moves: readonly Move[]): string[][] {
  const legal = (key: string) => moves.filter((move) => move.key === key).map(({ text }) => text);
  const each = (key: string, names: readonly (string | number)[]) => names.map((name) => `${key} ${name}`);
  switch (view.part?.stage) {
    case 'choosing':
      return [view.dice.filter(({ usable }) => usable).map(({ die }) => `die ${die}`), legal('relief')];
    case 'paying':
      return [each('pay', RESOURCES)];
    case 'acting':
      return [['resources', 'prestige', 'work'], each('value', VALUES), each('colour', COLOURS)];
    case 'bonus':
      return [bonus(view.part.choice, each), legal('decline')];
    case 'done':
      return [legal('end')];
    case 'ended':
      return [];
  }
  if (legal('number').length) return [each('number', VALUES)];
  return [legal('direction'), legal('end')];
}

function bonus(choice: string | null, each: (key: string, names: readonly string[]) => string[]): string[] {
  if (choice === 'building') return [];
  return choice === 'resource-order' ? each('take', RESOURCES) : each('citizen', COLOURS);
}
