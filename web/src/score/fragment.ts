/** Positions in the fragment of an address: a version, then the position's JSON, compressed, in base64url. */
import type { AnyPosition } from './editor';

const VERSION = '1';
/** The server takes no longer positions, and a short fragment may unpack to a very long text. */
export const MOST_CHARACTERS = 40_000;

/** The fragment isn't one of ours, or it was cut off. */
export class BrokenFragment extends Error {}

export async function encode(position: AnyPosition): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  const packed = await new Response(through(bytes, new CompressionStream('deflate-raw'))).arrayBuffer();
  return `${VERSION}.${toBase64(new Uint8Array(packed))}`;
}

/** The fragment that names a step of a finished game instead of writing its position out. */
export const fragmentOf = (table: string, step: number): string => `game-${table}-${step}`;

/** The step of a finished game that a fragment names, if it does. */
export function stepIn(fragment: string): { table: string; step: number } | null {
  const found = /^game-(\w+)-(\d{1,6})$/.exec(fragment);
  return found && { table: found[1]!, step: Number(found[2]) };
}

/** The position in a fragment. Older ones leave out the game, which the path names. Only the server knows if it fits. */
export async function decode(fragment: string, game: string): Promise<AnyPosition> {
  const [version, packed] = fragment.split('.', 2);
  if (version !== VERSION || !packed) throw new BrokenFragment();
  try {
    const text = await readSome(through(fromBase64(packed), new DecompressionStream('deflate-raw')));
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null || !Array.isArray((found as AnyPosition).players)) {
      throw new BrokenFragment();
    }
    return { game, ...(found as Partial<AnyPosition>) } as AnyPosition;
  } catch {
    throw new BrokenFragment();
  }
}

function through(bytes: Uint8Array<ArrayBuffer>, packer: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(packer);
}

/** Reads a text, but not without end. */
async function readSome(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_CHARACTERS) {
      void reader.cancel();
      throw new BrokenFragment();
    }
  }
}

function toBase64(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
