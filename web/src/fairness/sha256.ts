/** SHA-256. Browsers offer their own only over HTTPS or on localhost. */

const CONSTANTS = fractions(64, (prime) => Math.cbrt(prime));
const START = fractions(8, (prime) => Math.sqrt(prime));

/** The first 32 bits of the fractional parts of a root of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor++) prime &&= number % factor !== 0;
    if (prime) found.push((root(number) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

/** The digest of some bytes, in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const hash = START.slice();
  for (let offset = 0; offset < padded.length; offset += 64) addBlock(hash, words, offset);
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function addBlock(hash: Uint32Array, words: DataView, offset: number): void {
  const schedule = new Uint32Array(64);
  for (let i = 0; i < 16; i++) schedule[i] = words.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = schedule[i - 15]!;
    const b = schedule[i - 2]!;
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    schedule[i] = schedule[i - 16]! + small + schedule[i - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + CONSTANTS[i]! + schedule[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
