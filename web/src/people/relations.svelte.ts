/** The reader's friends, requests and blocks, as far as the pages need them. */
import { api } from '../api/client';
import type { Circle } from '../generated/http';

/** How a line of chat names its speaker: by their seat, or by their name among the spectators. */
export interface Speaker {
  seat: number | null;
  name: string;
}

const isSame = (one: Speaker, other: Speaker): boolean =>
  one.seat === other.seat && (one.seat !== null || one.name === other.name);

export class Relations {
  circle = $state.raw<Circle | null>(null);
  /** Those at each table whose earlier words are hidden: the server already keeps back what they say next. */
  private hushed = $state.raw<{ table: string; speaker: Speaker }[]>([]);

  /** How many people wait for the reader's answer. */
  get requests(): number {
    return this.circle?.requests.length ?? 0;
  }

  async load(): Promise<void> {
    this.circle = await api.friends();
  }

  forget(): void {
    this.circle = null;
  }

  hush(table: string, speaker: Speaker, isBlocked: boolean): void {
    this.hushed = this.hushed.filter((one) => one.table !== table || !isSame(one.speaker, speaker));
    if (isBlocked) this.hushed = [...this.hushed, { table, speaker }];
  }

  isHushed(table: string, speaker: Speaker): boolean {
    return this.hushed.some((one) => one.table === table && isSame(one.speaker, speaker));
  }
}

export const relations = new Relations();
