/** A list that changes by itself but not under the reader's pointer. */

export interface Kept<Item> {
  item: Item;
  /** Whether it is no longer in the list. */
  isGone: boolean;
}

/**
 * The list as it is shown. While the reader is about to choose (`isBusy`), everything stays in place: what is new comes
 * last, and what has gone is marked.
 */
export function steady<Item extends { id: string }>(
  shown: readonly Kept<Item>[],
  now: readonly Item[],
  isBusy: boolean,
): Kept<Item>[] {
  if (!isBusy) return now.map((item) => ({ item, isGone: false }));
  const stay = shown.map(({ item }) => {
    const current = now.find(({ id }) => id === item.id);
    return { item: current ?? item, isGone: !current };
  });
  const fresh = now.filter(({ id }) => !shown.some(({ item }) => item.id === id));
  return [...stay, ...fresh.map((item) => ({ item, isGone: false }))];
}
