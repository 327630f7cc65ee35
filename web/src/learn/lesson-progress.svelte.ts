/** The reader's progress through a tutorial. The server has computed every step. */
import type { Line, Score } from '../games/contract';
import type { Lesson, LessonStep } from '../generated/http';

export type Step = Omit<LessonStep, 'scores'> & { scores: Score[] | null };

export class LessonProgress {
  at = $state(0);
  /** Whether the reader did something else than asked, or asked what to do. */
  astray = $state(false);
  private readonly lesson: () => Lesson | null;

  /** The lesson may be loaded again in another language; the current step stays. */
  constructor(lesson: () => Lesson | null) {
    this.lesson = lesson;
  }

  get last(): number {
    return (this.lesson()?.steps.length ?? 1) - 1;
  }

  get step(): Step | null {
    return (this.lesson()?.steps[this.at] as Step | undefined) ?? null;
  }

  /** Everything that has happened up to this step. */
  get lines(): Line[] {
    return (this.lesson()?.steps.slice(0, this.at + 1) ?? []).flatMap(({ lines }) => lines);
  }

  /** A move was made: only the one asked for leads on. */
  move(text: string): void {
    if (this.step?.wanted === text) this.go(1);
    else this.astray = true;
  }

  /** On to the next step, unless there is something to do first. */
  next(): void {
    if (this.step?.wanted) this.astray = true;
    else this.go(1);
  }

  back(): void {
    this.go(-1);
  }

  private go(steps: number): void {
    this.at = Math.min(Math.max(this.at + steps, 0), this.last);
    this.astray = false;
  }
}
