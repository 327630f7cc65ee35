/** Short sounds, synthesised by the browser; nothing is loaded. */
import { settings } from '../settings/settings.svelte';

export type Sound = 'move' | 'turn' | 'over';

/** Frequencies in Hz, one after another: a knock on wood, two bells, a little fanfare. */
const NOTES: Record<Sound, { tones: number[]; length: number; shape: OscillatorType; loudness: number }> = {
  move: { tones: [196], length: 0.07, shape: 'triangle', loudness: 0.12 },
  turn: { tones: [587, 784], length: 0.16, shape: 'sine', loudness: 0.15 },
  over: { tones: [523, 659, 784, 1047], length: 0.17, shape: 'triangle', loudness: 0.14 },
};

let audio: AudioContext | null = null;

/** Plays a sound, if the reader wants sounds. Browsers stay silent until the first click on the page. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (navigator.userActivation?.hasBeenActive === false) return; // otherwise the browser logs a warning
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const { tones, length, shape, loudness } = NOTES[sound];
  tones.forEach((tone, index) => ring(audio!, tone, index * length * 0.8, length * 2, shape, loudness));
}

function ring(on: AudioContext, tone: number, wait: number, length: number, shape: OscillatorType, loudness: number) {
  const start = on.currentTime + wait;
  const bell = on.createOscillator();
  const fading = on.createGain();
  bell.type = shape;
  bell.frequency.value = tone;
  fading.gain.setValueAtTime(loudness, start);
  fading.gain.exponentialRampToValueAtTime(0.001, start + length);
  bell.connect(fading).connect(on.destination);
  bell.start(start);
  bell.stop(start + length);
}

interface Moment {
  /** The number of the last update. */
  number: number;
  myTurn: boolean;
  over: boolean;
}

/** The sound for what has just changed; none for the first update. */
export function soundOf(before: Moment | null, now: Moment): Sound | null {
  if (before === null || now.number <= before.number) return null;
  if (now.over) return before.over ? null : 'over';
  return now.myTurn && !before.myTurn ? 'turn' : 'move';
}
