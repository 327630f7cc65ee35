import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { soundIsOn, settings } from '../../src/settings/settings.svelte';
import { SOUNDS, soundsOf, type GameSounds } from '../../src/sounds/sounds';
import type { Strike } from '../../src/sounds/synthesis';

const line = (key: string, step: number) => ({ key, arguments: {}, step });
const moment = (number: number, myTurn = false, over = false, lines: ReturnType<typeof line>[] = []) => ({
  number,
  myTurn,
  over,
  lines,
});

describe('the sounds of what happens', () => {
  it('are none at the first look, nor when nothing is new', () => {
    expect(soundsOf(null, moment(3, true))).toEqual([]);
    expect(soundsOf(moment(3), moment(3, true))).toEqual([]);
  });

  it("tell a move, the reader's turn and the end apart", () => {
    expect(soundsOf(moment(3), moment(4))).toEqual(['move']);
    expect(soundsOf(moment(3, true), moment(4, true))).toEqual(['move']);
    expect(soundsOf(moment(3), moment(4, true))).toEqual(['turn']);
    expect(soundsOf(moment(3, true), moment(4, false, true))).toEqual(['over']);
  });

  it("are the game's own for its new events, each once", () => {
    const lines = [line('rolls', 3), line('builds', 4), line('builds', 5), line('table-said', 5)];
    const own = { rolls: 'dice', builds: 'stone' } as const;
    expect(soundsOf(moment(3), moment(5, true, false, lines), own)).toEqual(['stone', 'turn']);
  });

  it('are none for what is said after the end', () => {
    expect(soundsOf(moment(4, false, true), moment(5, false, true))).toEqual([]);
  });
});

describe.each<[string, readonly Strike[]]>(Object.entries(SOUNDS))('the sound “%s”', (_, strikes) => {
  it('is short', () => {
    for (const { at, length } of strikes) expect(at + length).toBeLessThan(0.8);
  });

  it('can be heard, and leaves room for others before it clips', () => {
    for (const { at: now } of strikes) {
      const heard = strikes.filter(({ at, length }) => at <= now && now < at + length);
      const loudness = heard.reduce((sum, one) => sum + one.loudness, 0);
      expect(loudness).toBeGreaterThan(0.05);
      expect(loudness).toBeLessThan(0.7);
    }
  });
});

describe("a game's sounds", () => {
  const found = import.meta.glob<{ sounds: GameSounds }>('../../src/games/*/sounds.ts', { eager: true });

  it.each(Object.entries(found))('belong to its events: %s', (path, { sounds }) => {
    const game = path.split('/').at(-2)!.replace('-', '_');
    const events = readFileSync(`../src/bastide/games/${game}/text/en.ftl`, 'utf8');
    expect(Object.keys(sounds).length).toBeGreaterThan(3);
    for (const key of Object.keys(sounds)) expect(events).toContain(`\nevent-${key} =`);
  });
});

describe('sound', () => {
  afterEach(() => void (settings.sound = null));

  it('is on unless the reader says otherwise', () => {
    expect(soundIsOn()).toBe(true);
    settings.sound = false;
    expect(soundIsOn()).toBe(false);
  });
});
