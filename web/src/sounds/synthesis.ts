/** Sounds made by the browser itself; nothing is loaded. */

/** A struck thing: a tone that fades, or a burst of noise around a pitch. */
export interface Strike {
  /** When it begins, in seconds. */
  at: number;
  /** Its pitch in Hz; it glides to `to`, if given. */
  pitch: number;
  to?: number;
  /** How long it fades, in seconds. */
  length: number;
  loudness: number;
  /** How it sounds: a tone of this shape, or noise. */
  shape: OscillatorType | 'noise';
}

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays strikes together, after `wait` seconds. Browsers stay silent until the first click on the page. */
export function strike(strikes: readonly Strike[], wait = 0): void {
  if (typeof AudioContext === 'undefined') return;
  if (navigator.userActivation?.hasBeenActive === false) return; // otherwise the browser logs a warning
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const one of strikes) sound(audio, one, audio.currentTime + wait + one.at);
}

function sound(on: AudioContext, { pitch, to = pitch, length, loudness, shape }: Strike, start: number): void {
  const fading = on.createGain();
  fading.gain.setValueAtTime(loudness, start);
  fading.gain.exponentialRampToValueAtTime(0.001, start + length);
  fading.connect(on.destination);
  const source = shape === 'noise' ? hiss(on, pitch, to, start, length, fading) : on.createOscillator();
  if (source instanceof OscillatorNode) {
    source.type = shape as OscillatorType;
    source.frequency.setValueAtTime(pitch, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(fading);
  }
  source.start(start);
  source.stop(start + length);
}

/** Noise through a filter that lets only what is near the pitch pass. */
function hiss(on: AudioContext, pitch: number, to: number, start: number, length: number, target: AudioNode) {
  noise ??= whiteNoise(on);
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  source.buffer = noise;
  source.loop = true;
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(target);
  return source;
}

function whiteNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
