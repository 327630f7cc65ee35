/** Sets the tab's title, and marks title and icon when it is the reader's turn. */

export function setPageTitle(title: string, yourTurn: boolean): void {
  document.title = yourTurn ? `● ${title}` : title;
  const icon = document.getElementById('icon') as HTMLLinkElement | null;
  if (icon) icon.href = yourTurn ? '/favicon-turn.svg' : '/favicon.svg';
}
