/** An option whose value is several names, separated by spaces. */
import type { PickFacts } from '../generated/http';

const NONE = 'none';

/** The names in a value, some perhaps the word for “draw one”; the first names if the value is something else. */
export function chosenIn({ names, number, drawn }: PickFacts, value: string): string[] {
  const words = value.split(' ');
  const held = names.filter((name) => words.includes(name));
  if (number === null) return held;
  const left = words.filter((word) => word === drawn).length;
  return words.length === number && held.length + left === number ? words : names.slice(0, number);
}

/** The value to start picking from. */
export function picked(pick: PickFacts, value: string): string {
  return chosenIn(pick, value).join(' ') || NONE;
}

/** Puts a name at a place. If it was at another place, the two swap, unless the place is now left to chance. */
export function put(pick: PickFacts, value: string, place: number, name: string): string {
  const chosen = chosenIn(pick, value);
  const before = chosen[place]!;
  const swaps = name !== pick.drawn;
  return chosen.map((one, index) => (index === place ? name : swaps && one === name ? before : one)).join(' ');
}

/** Adds or removes a name; names stay in their own order. */
export function toggle(pick: PickFacts, value: string, name: string): string {
  const chosen = chosenIn(pick, value);
  const wanted = pick.names.filter((one) => (one === name) !== chosen.includes(one));
  return wanted.join(' ') || NONE;
}
