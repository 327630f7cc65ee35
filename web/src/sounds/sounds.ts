/** The sounds of a table: those that all games share, and what happens in the game with the game's own. */
import type { Line } from '../games/contract';
import { soundIsOn } from '../settings/settings.svelte';
import { strike, type Strike } from './synthesis';

/** What pieces, dice, cards and pens sound like; each game says which of its events sound like what. */
export const SOUNDS = {
  /** A knock: something happens. */
  move: [{ at: 0, pitch: 196, length: 0.14, loudness: 0.12, shape: 'triangle' }],
  /** Two bells: the reader's turn. */
  turn: [
    { at: 0, pitch: 587, length: 0.32, loudness: 0.15, shape: 'sine' },
    { at: 0.13, pitch: 784, length: 0.32, loudness: 0.15, shape: 'sine' },
  ],
  /** A little fanfare: the game is over. */
  over: [523, 659, 784, 1047].map((pitch, index) => note(pitch, index * 0.14)),
  /** A wooden piece on the board. */
  wood: [
    { at: 0, pitch: 320, to: 180, length: 0.09, loudness: 0.22, shape: 'triangle' },
    { at: 0, pitch: 1400, to: 700, length: 0.03, loudness: 0.25, shape: 'noise' },
  ],
  /** A stone or a tile laid on another. */
  stone: [
    { at: 0, pitch: 140, to: 90, length: 0.12, loudness: 0.28, shape: 'triangle' },
    { at: 0, pitch: 900, to: 300, length: 0.07, loudness: 0.35, shape: 'noise' },
  ],
  /** Dice on the table. */
  dice: [0, 0.06, 0.11, 0.18, 0.23].map((at, index) => rattle(at, 0.3 - index * 0.04)),
  /** A card drawn or laid down. */
  card: [{ at: 0, pitch: 2600, to: 5200, length: 0.13, loudness: 0.22, shape: 'noise' }],
  /** Coins. */
  coin: [
    { at: 0, pitch: 2093, length: 0.22, loudness: 0.07, shape: 'sine' },
    { at: 0.05, pitch: 2637, length: 0.26, loudness: 0.07, shape: 'sine' },
  ],
  /** A pen on paper. */
  pen: [
    { at: 0, pitch: 5200, to: 3800, length: 0.07, loudness: 0.16, shape: 'noise' },
    { at: 0.08, pitch: 4200, to: 5600, length: 0.08, loudness: 0.16, shape: 'noise' },
  ],
  /** Fire. */
  fire: [
    { at: 0, pitch: 400, to: 1600, length: 0.45, loudness: 0.3, shape: 'noise' },
    { at: 0.12, pitch: 110, to: 70, length: 0.4, loudness: 0.18, shape: 'sawtooth' },
  ],
  /** A crier's bell, a spell. */
  bell: [
    { at: 0, pitch: 880, length: 0.5, loudness: 0.12, shape: 'sine' },
    { at: 0, pitch: 1318, length: 0.4, loudness: 0.06, shape: 'sine' },
  ],
} as const satisfies Record<string, readonly Strike[]>;

export type Sound = keyof typeof SOUNDS;

/** What the events of a game sound like, by their keys; others are a knock. */
export type GameSounds = Readonly<Record<string, Sound>>;

/** How many different sounds one step makes, and the time between them in seconds. */
const [MOST, BETWEEN] = [3, 0.12];

/** Plays sounds one after another, if the reader wants sounds. */
export function play(sounds: readonly Sound[]): void {
  if (soundIsOn()) sounds.forEach((sound, index) => strike(SOUNDS[sound], index * BETWEEN));
}

interface Moment {
  /** The number of the last update. */
  number: number;
  myTurn: boolean;
  over: boolean;
  lines: readonly (Line & { step?: number | null })[];
}

/** The sounds of what has just changed; none for the first update. */
export function soundsOf(before: Moment | null, now: Moment, own: GameSounds = {}): Sound[] {
  if (before === null || now.number <= before.number || before.over) return [];
  if (now.over) return ['over'];
  const fresh = now.lines.filter(({ key, step }) => (step ?? 0) > before.number && !key.startsWith('table-'));
  const heard = [...new Set(fresh.flatMap(({ key }) => own[key] ?? []))].slice(0, MOST);
  const turn: Sound[] = now.myTurn && !before.myTurn ? ['turn'] : [];
  return heard.length + turn.length > 0 ? [...heard, ...turn] : ['move'];
}

function note(pitch: number, at: number): Strike {
  return { at, pitch, length: 0.34, loudness: 0.14, shape: 'triangle' };
}

function rattle(at: number, loudness: number): Strike {
  return { at, pitch: 2200 - at * 3000, to: 900, length: 0.04, loudness, shape: 'noise' };
}
