/** The land as few paths, made once for each board: ground by terrain, shores, borders, sectors, rim. */
import { HEXES, edges, numberOf, outline, outlines, sectorOf, varied } from './geometry';

export interface Ground {
  terrain: string;
  strength: number;
  path: string;
}

export interface Land {
  grounds: Ground[];
  sea: string;
  coast: string;
  borders: string;
  sectors: string;
  rim: string;
}

export function land(grounds: readonly string[]): Land {
  const lines = { coast: '', borders: '', sectors: '', rim: '' };
  HEXES.forEach((hex, number) => {
    for (const { neighbour, line } of edges(hex)) {
      if (neighbour === null) lines.rim += line;
      else if (numberOf(neighbour) > number) {
        const both = [grounds[number], grounds[numberOf(neighbour)]];
        if (both[0] !== both[1]) lines[both.includes('water') ? 'coast' : 'borders'] += line;
        if (sectorOf(hex) !== sectorOf(neighbour)) lines.sectors += line;
      }
    }
  });
  const sea = outlines(HEXES.filter((_, number) => grounds[number] === 'water'));
  return { grounds: painted(grounds), sea, ...lines };
}

/** Hexes of the same terrain and strength together: watercolour is never quite even. */
function painted(grounds: readonly string[]): Ground[] {
  const found = new Map<string, Ground>();
  HEXES.forEach((hex, number) => {
    const terrain = grounds[number] ?? '';
    const strength = terrain === 'water' ? 1 : 1 - varied(hex, 5) * 0.045;
    const key = `${terrain} ${strength}`;
    const ground = found.get(key) ?? { terrain, strength, path: '' };
    ground.path += outline(hex);
    found.set(key, ground);
  });
  return [...found.values()];
}

/** Which drawing lies on a hex: three common ones, a rare one, and one that leaves room for a settlement. */
export function decoration(hex: string, terrain: string, settled: boolean): string {
  if (settled) return `${terrain}-settled`;
  return `${terrain}-${varied(hex, 29) === 4 ? 3 : varied(hex, 3)}`;
}

/** Castles and locations stand on grounds of their own. */
export function isWild(terrain: string): boolean {
  return terrain !== 'castle' && terrain !== 'location';
}
