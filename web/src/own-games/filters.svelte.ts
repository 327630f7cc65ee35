/** Which of the reader's games are listed. Kept while the page is open, so that coming back from a game finds them. */

export class GameFilters {
  game = $state('');
  state = $state('');
  opponent = $state('');
  rated = $state('');
  result = $state('');
  page = $state(1);

  /** Whether some games may be left out. */
  get isNarrow(): boolean {
    return [this.game, this.state, this.opponent.trim(), this.rated, this.result].some(Boolean);
  }

  /** The filters as the server reads them; empty ones are left out. */
  get query(): Record<string, string> {
    const { game, state, rated, result } = this;
    const chosen = { game, state, opponent: this.opponent.trim(), rated, result };
    const page = this.page > 1 ? { page: String(this.page) } : {};
    return { ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)), ...page };
  }

  /** Shows all games again. */
  clear(): void {
    this.game = this.state = this.opponent = this.rated = this.result = '';
    this.page = 1;
  }
}

export const gameFilters = new GameFilters();
