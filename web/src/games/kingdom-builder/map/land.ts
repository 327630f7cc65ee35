/** The land as a few paths, made once per board: ground by terrain, shores, borders, sectors, edge. */
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

/** Groups hexes by terrain and strength: watercolour is never quite even. */
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

/** The drawing on a hex: one of three common ones, a rare one, or one with space for a settlement. */
export function decoration(hex: string, terrain: string, settled: boolean): string {
  if (settled) return `${terrain}-settled`;
  return `${terrain}-${varied(hex, 29) === 4 ? 3 : varied(hex, 3)}`;
}

/** Castles and locations have grounds of their own. */
export function isWild(terrain: string): boolean {
  return terrain !== 'castle' && terrain !== 'location';
}
