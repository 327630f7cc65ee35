/** Where on the table a move can be clicked, and the move to ask about where none is legal. */
import type { Move } from '../contract';
import type { TournayView } from './view';
import { question } from '../question';
import { ownerOf } from './view';

/** The moves that have a place on the table; the others get a button. */
const PLACED = new Set([
  'draw',
  'activate',
  'combat',
  'fight',
  'earn',
  'recruit',
  'place',
  'remove',
  'give',
  'visit',
  'damage',
  'react',
  'play',
  'return',
  'end',
  // in the prompt itself, with pictures
  'use',
  'top',
  'look',
  'keep',
]);

/** The moves without a place. */
export function placeless(moves: readonly Move[]): Move[] {
  return moves.filter(({ key }) => !PLACED.has(key));
}

const BY_STEP: Readonly<Record<string, string>> = {
  place: 'place',
  'pay-card': 'remove',
  'pay-citizen': 'give',
  suffer: 'damage',
  damage: 'damage',
  react: 'react',
};

/** The move of a slot in a player's district: the legal one, or the one to ask about. */
export function slotMove(
  view: TournayView,
  moves: readonly Move[],
  seat: number | null,
  player: number,
  slot: string,
): string | null {
  if (seat === null) return null;
  const possible = moves.find((move) => isAt(move, view, seat, player, slot));
  return possible?.text ?? meant(view, seat, player, slot);
}

function isAt({ key, arguments: args }: Move, view: TournayView, seat: number, player: number, slot: string): boolean {
  if (key === 'visit') return args['slot'] === slot && args['owner'] === ownerOf(player, seat, view.players.length);
  if (key === 'damage') return args['slot'] === slot && player === (view.turn?.target ?? seat);
  if (key === 'give') return args['place'] === slot && player === seat;
  return args['slot'] === slot && player === seat;
}

function meant(view: TournayView, seat: number, player: number, slot: string): string | null {
  const step = question(view.turn)?.name ?? '';
  if (player !== (view.turn?.target ?? seat)) {
    return player === seat || step !== 'effect' ? null : `visit ${ownerOf(player, seat, view.players.length)} ${slot}`;
  }
  if (view.turn?.last?.card && !view.turn.last.slot) return `place ${slot}`;
  return `${BY_STEP[step] ?? 'activate'} ${slot}`;
}

/** A paying citizen may also be on the Plaza or beside it, which aren't slots. */
const SLOT = /^[a-e][1-5]$/;

/** The slots of a district that can be pressed now. */
export function openSlots(view: TournayView, moves: readonly Move[], seat: number | null, player: number): string[] {
  if (seat === null) return [];
  return moves.flatMap((move) => {
    const slot = move.arguments['slot'] ?? (move.key === 'give' ? move.arguments['place'] : undefined);
    return slot !== undefined && SLOT.test(slot) && isAt(move, view, seat, player, slot) ? [slot] : [];
  });
}

/** The move of a standing citizen, the `number`-th of its colour. */
export function citizenMove(
  view: TournayView,
  seat: number,
  player: number,
  colour: string,
  number: number,
): string | null {
  const step = question(view.turn);
  const isWanted = step?.args[0] === colour;
  if (step?.name === 'use' && isWanted) return `use ${ownerOf(player, seat, view.players.length)}`;
  if (player !== seat) return null;
  if (step?.name === 'pay-citizen' && isWanted) return 'give plaza';
  return `earn ${colour} ${number}`;
}

/** The move of a lying citizen, if any. */
export function lyingMove(view: TournayView, seat: number, player: number, colour: string): string | null {
  const step = question(view.turn);
  return player === seat && step?.name === 'pay-citizen' && step.args[0] === colour ? 'give lying' : null;
}

/** The move of a card in hand: the legal one, or playing it. */
export function handMove(moves: readonly Move[], card: string): string {
  const isOfHand = ({ key }: Move): boolean => key === 'play' || key === 'return';
  return moves.find((move) => isOfHand(move) && move.arguments['card'] === card)?.text ?? `play ${card}`;
}

/** The move of an event in the queue. */
export function eventMove(moves: readonly Move[], place: number): string {
  const possible = moves.find(
    ({ key, arguments: args }) => (key === 'fight' || key === 'combat') && args['event'] === String(place),
  );
  return possible?.text ?? `combat ${place}`;
}
