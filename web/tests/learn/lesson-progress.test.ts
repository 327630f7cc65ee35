import { describe, expect, it } from 'vitest';
import type { Lesson, LessonStep } from '../../src/generated/http';
import { LessonProgress } from '../../src/learn/lesson-progress.svelte';

function step(text: string, wanted: string | null, lines: string[] = []): LessonStep {
  return {
    text,
    wanted,
    lit: [],
    moves: [],
    view: {},
    doing: { key: 'status-over', arguments: {} },
    lines: lines.map((key) => ({ key, arguments: {} })),
    to_act: [],
    scores: null,
  };
}

const english: Lesson = {
  players: 2,
  seat: 0,
  steps: [step('Read.', null), step('Build.', 'build 1.1'), step('Done.', null, ['builds', 'ends-turn'])],
};

describe('a lesson', () => {
  it('is read on and back, and goes no further than its ends', () => {
    const progress = new LessonProgress(() => english);
    progress.back();
    expect(progress.at).toBe(0);
    progress.next();
    expect(progress.step?.text).toBe('Build.');
    progress.back();
    expect(progress.step?.text).toBe('Read.');
  });

  it('waits for the move it asks for, and says so kindly', () => {
    const progress = new LessonProgress(() => english);
    progress.next();
    progress.next();
    expect([progress.at, progress.astray]).toEqual([1, true]);
    progress.move('build 2.2');
    expect([progress.at, progress.astray]).toEqual([1, true]);
    progress.move('build 1.1');
    expect([progress.at, progress.astray]).toEqual([2, false]);
    progress.next();
    expect(progress.at).toBe(progress.last);
  });

  it('remembers what has happened up to the current step', () => {
    const progress = new LessonProgress(() => english);
    progress.next();
    expect(progress.lines).toEqual([]);
    progress.move('build 1.1');
    expect(progress.lines.map(({ key }) => key)).toEqual(['builds', 'ends-turn']);
  });

  it('stays where it is when it comes in another language, and has no step before it has come', () => {
    let lesson: Lesson | null = null;
    const progress = new LessonProgress(() => lesson);
    expect(progress.step).toBeNull();
    lesson = english;
    progress.next();
    lesson = { ...english, steps: [step('Lies.', null), step('Baue.', 'build 1.1'), step('Fertig.', null)] };
    expect(progress.step?.text).toBe('Baue.');
  });
});
