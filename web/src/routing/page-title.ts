/** Sets the tab's title, and marks title and icon when it is the reader's turn, here or in other games. */

let shown = { title: document.title, yourTurn: false };
/** The tables where it is the reader's turn, as far as known. */
let waiting: readonly string[] = [];

export function setPageTitle(title: string, yourTurn: boolean): void {
  shown = { title, yourTurn };
  write();
}

/** Says which games wait for the reader; a page knows about its own game sooner. */
export function setWaiting(tables: readonly string[]): void {
  waiting = tables;
  write();
}

function write(): void {
  const own = /^\/table\/(\w+)/.exec(location.pathname)?.[1];
  const others = waiting.filter((table) => table !== own).length;
  const here = own === undefined ? Number(shown.yourTurn && others === 0) : Number(shown.yourTurn);
  const count = others + here;
  const mark = count > 1 ? `(${count}) ` : count === 1 ? '● ' : '';
  document.title = mark + shown.title;
  const icon = document.getElementById('icon') as HTMLLinkElement | null;
  if (icon) icon.href = count > 0 ? '/favicon-turn.svg' : '/favicon.svg';
}
