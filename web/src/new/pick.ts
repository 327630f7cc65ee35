/** An option that holds several names, separated by spaces. */
import type { PickFacts } from '../generated/http';

const NONE = 'none';

/** The names that a value holds; the first ones if it holds something else, such as `random`. */
export function chosenIn({ names, number }: PickFacts, value: string): string[] {
  const held = names.filter((name) => value.split(' ').includes(name));
  if (number === null) return held;
  return held.length === number ? value.split(' ') : names.slice(0, number);
}

/** What a value is when one begins to pick. */
export function picked(pick: PickFacts, value: string): string {
  return chosenIn(pick, value).join(' ') || NONE;
}

/** Another name at one place; who stood there changes places with it. */
export function put(pick: PickFacts, value: string, place: number, name: string): string {
  const chosen = chosenIn(pick, value);
  const before = chosen[place]!;
  return chosen.map((one, index) => (index === place ? name : one === name ? before : one)).join(' ');
}

/** One name more, or one less; they stay in their own order. */
export function toggle(pick: PickFacts, value: string, name: string): string {
  const chosen = chosenIn(pick, value);
  const wanted = pick.names.filter((one) => (one === name) !== chosen.includes(one));
  return wanted.join(' ') || NONE;
}
