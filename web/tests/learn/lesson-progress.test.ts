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
    const lecture = new LessonProgress(() => english);
    lecture.back();
    expect(lecture.at).toBe(0);
    lecture.next();
    expect(lecture.step?.text).toBe('Build.');
    lecture.back();
    expect(lecture.step?.text).toBe('Read.');
  });

  it('waits for the move it asks for, and says so kindly', () => {
    const lecture = new LessonProgress(() => english);
    lecture.next();
    lecture.next();
    expect([lecture.at, lecture.astray]).toEqual([1, true]);
    lecture.move('build 2.2');
    expect([lecture.at, lecture.astray]).toEqual([1, true]);
    lecture.move('build 1.1');
    expect([lecture.at, lecture.astray]).toEqual([2, false]);
    lecture.next();
    expect(lecture.at).toBe(lecture.last);
  });

  it('remembers what has happened up to where one is', () => {
    const lecture = new LessonProgress(() => english);
    lecture.next();
    expect(lecture.lines).toEqual([]);
    lecture.move('build 1.1');
    expect(lecture.lines.map(({ key }) => key)).toEqual(['builds', 'ends-turn']);
  });

  it('stays where it is when it comes in another language, and has no step before it has come', () => {
    let lesson: Lesson | null = null;
    const lecture = new LessonProgress(() => lesson);
    expect(lecture.step).toBeNull();
    lesson = english;
    lecture.next();
    lesson = { ...english, steps: [step('Lies.', null), step('Baue.', 'build 1.1'), step('Fertig.', null)] };
    expect(lecture.step?.text).toBe('Baue.');
  });
});
