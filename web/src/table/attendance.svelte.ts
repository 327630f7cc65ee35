/** Who is absent from a table without clocks, or is there but doesn't move; polled while the game waits for someone. */
import { api } from '../api/client';
import type { Attendance } from '../generated/http';

const EVERY = 15_000;

/** A player whom a bot may replace: for how many minutes they have been away, or there without a move. */
export interface Missing {
  minutes: number;
  stalled: boolean;
}

export class AttendancePoller {
  /** The missing players, by seat. */
  missing = $state.raw<ReadonlyMap<number, Missing>>(new Map());

  constructor(
    private readonly table: string,
    private readonly ask = api.attendance,
  ) {}

  /** Polls until the returned function is called. */
  follow(): () => void {
    let isOver = false;
    const look = async () => {
      const book = await this.ask(this.table).catch(() => []);
      if (isOver) return; // the game no longer waits for anyone
      this.missing = new Map(
        book.filter(({ absent, stalled }) => absent || stalled).map((player) => [player.seat, missing(player)]),
      );
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      isOver = true;
      clearInterval(timer);
      this.missing = new Map();
    };
  }
}

function missing({ away, waited, stalled }: Attendance): Missing {
  return { minutes: Math.round((stalled ? waited : away) / 60), stalled };
}
