/** The tab that an arrow key leads to, from the current one; `null` for other keys. */
export function turned<Tab>(event: KeyboardEvent, tabs: readonly Tab[], current: Tab): Tab | null {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return null;
  event.preventDefault();
  return tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length] ?? null;
}
