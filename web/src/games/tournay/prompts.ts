/** The current question: its text and the picture beside it. */
import type { TournayView } from './view';
import { question } from '../question';

export interface PromptText {
  /** The drawing `#ty-<picture>` beside the question. */
  picture: string;
  /** The key of the text, without `board-`. */
  key: string;
  /** Whether what can be done is said behind it; otherwise the text or the buttons say it. */
  lists?: true;
}

const OPENING: PromptText = { picture: 'gather', key: 'ask-opening' };
const ACTION: PromptText = { picture: 'gather', key: 'ask-action' };
const END: PromptText = { picture: 'gather', key: 'ask-end' };
const STEPS: Readonly<Record<string, PromptText>> = {
  'pay-card': { picture: 'hand', key: 'ask-pay-card', lists: true },
  'pay-citizen': { picture: 'citizen', key: 'ask-pay-citizen' },
  place: { picture: 'slot-empty', key: 'ask-place' },
  use: { picture: 'citizen', key: 'ask-use' },
  draw: { picture: 'hand', key: 'ask-draw', lists: true },
  keep: { picture: 'hand', key: 'ask-keep' },
  choose: { picture: 'hand', key: 'ask-choose' },
  react: { picture: 'person', key: 'ask-react' },
  chain: { picture: 'person', key: 'ask-chain' },
  shelter: { picture: 'rampart', key: 'ask-shelter', lists: true },
  suffer: { picture: 'damage', key: 'ask-suffer' },
  damage: { picture: 'damage', key: 'ask-damage' },
  effect: { picture: 'house', key: 'ask-effect' },
};
const HAND_LIMIT: PromptText = { picture: 'hand', key: 'ask-hand-limit', lists: true };
const LAST_CARD: PromptText = { picture: 'hand', key: 'ask-last-card' };
const NO_LAST_CARD: PromptText = { picture: 'gather', key: 'ask-no-last-card' };
const LAST_SLOT: PromptText = { picture: 'slot-empty', key: 'ask-last-slot' };
const LAST_END: PromptText = { picture: 'gather', key: 'ask-last-end' };
const LAST_WAIT: PromptText = { picture: 'gather', key: 'ask-last-wait' };

/** Every prompt, for the tests of the texts. */
export const PROMPTS: readonly PromptText[] = [
  OPENING,
  ACTION,
  END,
  ...Object.values(STEPS),
  HAND_LIMIT,
  LAST_CARD,
  NO_LAST_CARD,
  LAST_SLOT,
  LAST_END,
  LAST_WAIT,
];

/** The current prompt; `null` when the game is over. `can` tells whether a move of this kind is legal. */
export function promptFor(view: TournayView, can: (kind: string) => boolean): PromptText | null {
  const turn = view.turn;
  const asked = question(turn);
  if (!turn || !asked) return null;
  if (turn.asked === null) {
    if (!turn.last || turn.last.ended) return LAST_WAIT;
    if (!turn.last.card) return can('play') ? LAST_CARD : NO_LAST_CARD;
    return turn.last.slot ? LAST_END : LAST_SLOT;
  }
  if (asked.name !== 'turn') return STEPS[asked.name] ?? null;
  if (turn.stage === 'action-done') return can('return') ? HAND_LIMIT : END;
  return can('play') ? OPENING : ACTION;
}

/** The kinds of action; each button goes to the first thing on the table that it can be done with. */
export const ACTIONS = [
  { action: 'play', icon: 'hand', key: 'do-play', pick: 'pick-play' },
  { action: 'draw', icon: 'draw', key: 'do-draw', pick: 'pick-draw' },
  { action: 'activate', icon: 'house', key: 'do-activate', pick: 'pick-activate' },
  { action: 'combat', icon: 'strike', key: 'do-combat', pick: 'pick-combat' },
  { action: 'earn', icon: 'coin', key: 'do-earn', pick: 'pick-earn' },
  { action: 'recruit', icon: 'citizen', key: 'do-recruit', pick: 'pick-recruit' },
] as const;
