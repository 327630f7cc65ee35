/** The land, made once per board: a few paths (ground by terrain, shores, borders, sectors, edge) and a picture. */
import { symbols } from '../art';
import { HEXES, SHEET, SHEET_BOX, centre, edges, numberOf, outline, outlines, sectorOf, varied } from './geometry';

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
    const strength = strengthOf(hex, terrain);
    const key = `${terrain} ${strength}`;
    const ground = found.get(key) ?? { terrain, strength, path: '' };
    ground.path += outline(hex);
    found.set(key, ground);
  });
  return [...found.values()];
}

/** How strongly a hex is painted. */
export function strengthOf(hex: string, terrain: string): number {
  return terrain === 'water' ? 1 : 1 - varied(hex, 5) * 0.045;
}

/**
 * The trees, dunes and waves of all hexes as the address of a picture of the sheet.
 *
 * They are thousands of shapes. As parts of the page, the browser would go through all of them for every frame.
 */
export function scenery(grounds: readonly string[]): string {
  const drawings = HEXES.map((hex, number) => {
    const terrain = grounds[number] ?? '';
    if (!isWild(terrain)) return '';
    const { x, y } = centre(hex);
    return `<use href="#kb-${decoration(hex, terrain)}" x="${x}" y="${y}"/>`;
  });
  const size = `width="${SHEET.width}" height="${SHEET.height}"`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SHEET_BOX}" ${size}>${symbols}${drawings.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** The drawing on a hex: one of three common ones or a rare one. */
function decoration(hex: string, terrain: string): string {
  return `${terrain}-${varied(hex, 29) === 4 ? 3 : varied(hex, 3)}`;
}

/** Castles and locations have grounds of their own. */
export function isWild(terrain: string): boolean {
  return terrain !== 'castle' && terrain !== 'location';
}
