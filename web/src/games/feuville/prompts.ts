/** The current question: who asks it, and what they say; what can be done is said behind it. */
import type { FeuvilleView } from './view';
import { question } from '../question';
import { evaluated } from './view';

export interface PromptText {
  /** The figure drawn beside it. */
  figure: string;
  /** The key of the text, without `board-`. */
  key: string;
}

const BY_STEP: Readonly<Record<string, PromptText>> = {
  main: { figure: 'dice', key: 'ask-dice' },
  roll: { figure: 'mayor', key: 'ask-roll' },
  person: { figure: 'gnome', key: 'ask-person' },
  hand: { figure: 'hand', key: 'ask-hand' },
  clouds: { figure: 'cloud', key: 'ask-clouds' },
  entertainer: { figure: 'entertainer', key: 'ask-entertainer' },
  thief: { figure: 'thief', key: 'ask-thief' },
  publican: { figure: 'publican', key: 'ask-publican' },
  architect: { figure: 'architect', key: 'ask-architect' },
  mayor: { figure: 'mayor', key: 'ask-mayor' },
  magician: { figure: 'magician', key: 'ask-magician' },
  fairy: { figure: 'fairy', key: 'ask-fairy' },
  charm: { figure: 'fairy', key: 'ask-charm' },
  coat: { figure: 'mayor', key: 'ask-coat' },
  selection: { figure: 'fairy', key: 'ask-selection' },
  dragon: { figure: 'dragon', key: 'ask-dragon' },
};
const BY_DECREE: Readonly<Record<string, PromptText>> = {
  'small-district': { figure: 'mayor', key: 'ask-small-district' },
  'large-district': { figure: 'mayor', key: 'ask-large-district' },
  'splendid-view': { figure: 'mayor', key: 'ask-splendid-view' },
  'own-discretion': { figure: 'mayor', key: 'ask-own-discretion' },
};
const END: PromptText = { figure: 'dice', key: 'ask-end' };
const HAND_DECREE: PromptText = { figure: 'hand', key: 'ask-hand-decree' };
const MUST_BUILD: PromptText = { figure: 'hand', key: 'ask-must-build' };

/** Every prompt, for the tests of the texts. */
export const PROMPTS: readonly PromptText[] = [
  ...Object.values(BY_STEP),
  ...Object.values(BY_DECREE),
  END,
  HAND_DECREE,
  MUST_BUILD,
];

/** The current prompt; `null` when the game is over. */
export function promptFor(view: FeuvilleView): PromptText | null {
  const asked = question(view.turn);
  if (!view.turn || !asked) return null;
  const decree = evaluated(view);
  if (decree) return BY_DECREE[decree] ?? null;
  if (asked.name === 'main' && view.turn.dice.every(({ used }) => used !== null)) return END;
  if (asked.name === 'hand') {
    if (asked.args[1] === 'must-build') return MUST_BUILD;
    if (!/^[123]/.test(view.turn.hand ?? '')) return HAND_DECREE;
  }
  return BY_STEP[asked.name] ?? null;
}
