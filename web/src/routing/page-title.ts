/** Marks the tab when it is the reader's turn: in the title and in the icon. */

export function setPageTitle(title: string, yourTurn: boolean): void {
  document.title = yourTurn ? `● ${title}` : title;
  const icon = document.getElementById('icon') as HTMLLinkElement | null;
  if (icon) icon.href = yourTurn ? '/favicon-turn.svg' : '/favicon.svg';
}
