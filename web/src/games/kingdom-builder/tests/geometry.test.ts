import { describe, expect, it } from 'vitest';
import { HEIGHT, HEXES, SILHOUETTE, WIDTH, centre, edges, isHex, outline, region, sectorOf } from '../map/geometry';

describe('hexes', () => {
  it('are called row.column', () => {
    expect(HEXES).toHaveLength(400);
    expect(HEXES.slice(19, 22)).toEqual(['0.19', '1.0', '1.1']);
    expect(isHex('19.19')).toBe(true);
    expect(isHex('20.0')).toBe(false);
    expect(isHex('farm')).toBe(false);
  });

  it('lie half a hex to the right in odd rows', () => {
    expect(centre('0.0')).toEqual({ x: 26, y: 30 });
    expect(centre('1.0')).toEqual({ x: 52, y: 75 });
    expect(centre('19.19')).toEqual({ x: WIDTH - 26, y: HEIGHT - 30 });
  });

  it('are drawn around their centre', () => {
    expect(outline('0.0')).toBe('M26 0l26 15v30l-26 15l-26-15v-30z');
    expect(outline('0.0', 0.5)).toBe('M26 15l13 7.5v15l-13 7.5l-13-7.5v-15z');
  });

  it('belong to one of four sectors', () => {
    expect(['9.9', '9.10', '10.9', '10.10'].map(sectorOf)).toEqual([0, 1, 2, 3]);
  });
});

describe('neighbours', () => {
  const around = (hex: string) => edges(hex).map(({ neighbour }) => neighbour);

  it('lie to the left above and below an even row', () => {
    expect(around('6.6')).toEqual(['6.7', '6.5', '7.6', '7.5', '5.6', '5.5']);
  });

  it('lie to the right above and below an odd row', () => {
    expect(around('7.6')).toEqual(['7.7', '7.5', '8.7', '8.6', '6.7', '6.6']);
  });

  it('end at the rim', () => {
    expect(around('0.0')).toEqual(['0.1', null, '1.0', null, null, null]);
  });

  it('share the side between them', () => {
    for (const hex of ['6.6', '7.6', '0.5', '19.3']) {
      for (const { neighbour, line } of edges(hex)) {
        if (!neighbour) continue;
        const back = edges(neighbour).find((edge) => edge.neighbour === hex)!;
        expect(ends(back.line).reverse()).toEqual(ends(line));
      }
    }
  });
});

describe('a set of hexes', () => {
  const sides = (path: string) => path.split('M').length - 1;

  it('has sides around it and between its hexes', () => {
    const { around, between } = region(new Set(['6.6', '6.7', '9.9']));
    expect([sides(around), sides(between)]).toEqual([16, 1]);
  });
});

describe('the board', () => {
  it('has an outline that touches all its edges', () => {
    const points = SILHOUETTE.slice(1, -1)
      .split('L')
      .map((point) => point.split(' ').map(Number));
    const across = points.map(([x]) => x!);
    const down = points.map(([, y]) => y!);
    expect([Math.min(...across), Math.max(...across)]).toEqual([0, WIDTH]);
    expect([Math.min(...down), Math.max(...down)]).toEqual([0, HEIGHT]);
  });
});

function ends(line: string): [number, number][] {
  const [, x, y, right, down] = /^M(\S+) (\S+)l(\S+) (\S+)$/.exec(line)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return [
    [x, y],
    [x + right, y + down],
  ];
}
