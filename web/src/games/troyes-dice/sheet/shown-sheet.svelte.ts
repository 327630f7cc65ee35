/** Whose sheet one looks at; `null` for the own one. Set by the tabs of the board and by the panels of the players. */
export const shownSheet = $state<{ player: number | null }>({ player: null });
