import { describe, expect, it } from 'vitest';
import { promptFor } from '../prompts';
import { signed } from '../../signed';
import { previewChanges } from '../preview';
import { dicePlaces, evaluated, isDecree, shown, tileOf } from '../view';
import { aPlayer, aTurn, aView } from './fixture';

describe('tiles', () => {
  it('are read from their codes', () => {
    expect(tileOf('1<w')).toEqual({ level: 'wall', corner: 'left', gate: false, clouds: 0, symbols: ['guard'] });
    expect(tileOf('3oosg')).toEqual({
      level: 'sky',
      corner: null,
      gate: false,
      clouds: 2,
      symbols: ['star', 'griffin'],
    });
    expect(shown('1nf')).toEqual(['gate', 'flag']);
    expect(shown('2>')).toEqual(['corner-right']);
    expect(shown('3ooo')).toEqual(['clouds-3']);
  });

  it('are no decrees', () => {
    expect(['guard-1', 'own-discretion', 'town-evaluation'].every(isDecree)).toBe(true);
    expect(['1w', 'start', 'prestige-3', 'fire-protection', 'thief'].some(isDecree)).toBe(false);
  });
});

describe('dice', () => {
  const dice = (one: string | null, two: string | null) => [
    { value: 3, person: 'publican', used: one },
    { value: 5, person: 'mayor', used: two },
  ];

  it('lie on their persons until they are used', () => {
    expect(dicePlaces(aTurn({ dice: dice(null, 'wall mayor') }))).toEqual(['person publican', 'wall mayor']);
    expect(dicePlaces(aTurn({ dice: dice('gnome thief', 'gnome thief') }))).toEqual(['gnome', 'gnome']);
  });

  it('go to the dragon as a double', () => {
    const double = { value: 4, person: 'architect', used: null };
    expect(dicePlaces(aTurn({ dice: [double, double] }))).toEqual(['dragon', 'dragon']);
  });
});

describe('questions', () => {
  const asked = (steps: string[], hand: string | null = null) =>
    promptFor(aView({ turn: aTurn({ steps, hand }) }))?.key;

  it('are put by the step on top', () => {
    expect(asked(['main'])).toBe('ask-dice');
    expect(asked(['main', 'publican 1'])).toBe('ask-publican');
    expect(asked(['main', 'hand 0 freely'], '1w')).toBe('ask-hand');
    expect(asked(['main', 'hand 0 freely'], 'star-1')).toBe('ask-hand-decree');
    expect(asked(['main', 'hand 1 must-build'], '1w')).toBe('ask-must-build');
    expect(asked(['main', 'evaluate 0'], 'splendid-view')).toBe('ask-splendid-view');
    expect(promptFor(aView({ turn: null }))).toBeNull();
  });

  it('end with the end of the turn', () => {
    const dice = aTurn().dice.map((die) => ({ ...die, used: `skill ${die.person}` }));
    expect(promptFor(aView({ turn: aTurn({ dice }) }))?.key).toBe('ask-end');
  });

  it('know which decree is evaluated', () => {
    const store = [null, { piece: 'own-discretion', protected: false }];
    const view = aView({ turn: aTurn({ steps: ['main', 'evaluate 2'] }), players: [aPlayer({ store }), aPlayer()] });
    expect(evaluated(view)).toBe('own-discretion');
  });
});

describe('a preview', () => {
  const now = aView({ players: [aPlayer({ clouds: 1, worth: { 'star-2': 2, 'guard-3': 3 } }), aPlayer()] });

  it('says what would change, of decrees only those in reach', () => {
    const players = [aPlayer({ clouds: 3, points: 7, worth: { 'star-2': 4, 'guard-3': 9 } }), aPlayer({ points: 2 })];
    const then = { move: 'build +1', lines: [], scores: null, view: { ...now, players } };
    expect(previewChanges(now, then, 0)).toEqual({
      points: [7, 2],
      clouds: { from: 1, to: 3 },
      columns: null,
      worth: [{ decree: 'star-2', from: 2, to: 4 }],
    });
  });

  it('is nothing where chance would decide', () => {
    expect(previewChanges(now, { move: 'roll', lines: [], scores: null, view: null }, 0)).toBeNull();
    expect(previewChanges(now, null, 0)).toBeNull();
  });

  it('writes points with their sign', () => {
    expect([signed(7), signed(0), signed(-3)]).toEqual(['+7', '+0', '−3']);
  });
});
