/** The length of the longest word in a name: long words get a smaller font, so that none is broken. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
