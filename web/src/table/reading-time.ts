/** How long a passing notice stays, in milliseconds: slow readers have time for all of it. */
const [LEAST, PER_LETTER] = [5000, 75];

export function readingTime(text: string): number {
  return Math.max(LEAST, text.length * PER_LETTER);
}
