/** The player whose sheet is shown; `null` for the viewer's own. Set by the board's tabs and the players' panels. */
export const shownSheet = $state<{ player: number | null }>({ player: null });
