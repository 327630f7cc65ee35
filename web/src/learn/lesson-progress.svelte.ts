/** Where somebody is in a tutorial. The server has folded every step; here one only walks through them. */
import type { Line, Score } from '../games/contract';
import type { Lesson, LessonStep } from '../generated/http';

export type Step = Omit<LessonStep, 'scores'> & { scores: Score[] | null };

export class LessonProgress {
  at = $state(0);
  /** Whether somebody did something else than was asked, or asked what to do. */
  astray = $state(false);
  private readonly lesson: () => Lesson | null;

  /** The lesson may come anew in another language; where one is stays. */
  constructor(lesson: () => Lesson | null) {
    this.lesson = lesson;
  }

  get last(): number {
    return (this.lesson()?.steps.length ?? 1) - 1;
  }

  get step(): Step | null {
    return (this.lesson()?.steps[this.at] as Step | undefined) ?? null;
  }

  /** All that has happened up to this step. */
  get lines(): Line[] {
    return (this.lesson()?.steps.slice(0, this.at + 1) ?? []).flatMap(({ lines }) => lines);
  }

  /** Somebody made a move: only the one that is asked for leads on. */
  move(text: string): void {
    if (this.step?.wanted === text) this.go(1);
    else this.astray = true;
  }

  /** On to the next step, unless something is to be done first. */
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
