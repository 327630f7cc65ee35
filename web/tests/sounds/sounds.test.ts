import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { soundIsOn, settings } from '../../src/settings/settings.svelte';
import { soundsOf, type GameSounds } from '../../src/sounds/sounds';

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
