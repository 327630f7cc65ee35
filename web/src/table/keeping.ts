/**
 * Returns `next` with each part that is equal to the same part of `previous` replaced by that one, so that what is drawn
 * from it isn't drawn again. `next` is changed: it must be nobody else's.
 */
export function keeping<T>(previous: unknown, next: T): T {
  if (!isComposite(previous) || !isComposite(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  const parts: Record<string, unknown> = next;
  const keys = Object.keys(parts);
  let isSame = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    parts[key] = keeping(previous[key], parts[key]);
    isSame &&= parts[key] === previous[key];
  }
  return isSame ? (previous as T) : next;
}

function isComposite(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
