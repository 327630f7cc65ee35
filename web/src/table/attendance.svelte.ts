/** Who is absent from a table without clocks: asked now and then, while somebody is waited for. */
import { api } from '../api/client';

const EVERY = 15_000;

export class AttendancePoller {
  /** For each absent seat the minutes since its owner was there. */
  absent = $state.raw<ReadonlyMap<number, number>>(new Map());

  constructor(
    private readonly table: string,
    private readonly ask = api.attendance,
  ) {}

  /** Looks now and again until the returned function is called. */
  follow(): () => void {
    let isOver = false;
    const look = async () => {
      const book = await this.ask(this.table).catch(() => []);
      if (isOver) return; // nobody is waited for any longer
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
