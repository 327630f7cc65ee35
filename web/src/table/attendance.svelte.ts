/** Who is absent from a table without clocks; polled while the game waits for someone. */
import { api } from '../api/client';

const EVERY = 15_000;

export class AttendancePoller {
  /** Minutes since each absent player was last seen, by seat. */
  absent = $state.raw<ReadonlyMap<number, number>>(new Map());

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
      this.absent = new Map(book.filter(({ absent }) => absent).map(({ seat, away }) => [seat, Math.round(away / 60)]));
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      isOver = true;
      clearInterval(timer);
      this.absent = new Map();
    };
  }
}
