import { describe, expect, it } from 'vitest';
import { moved } from '../sheet/cursor';
import { HEIGHT, ROWS, SCORE_LEFT, WIDTH, boxOf, citizenX, isPlace, middleOf, symbolX } from '../sheet/geometry';
import { signed } from '../../signed';
import { previewChanges } from '../preview';
import { at, coins, pips, turned, wedge, zoneOf } from '../wheel/geometry';
import { aSheet, aView, column } from './fixture';

const PLACES = ROWS.flat();

describe('the sheet', () => {
  it('has all places, inside the paper and apart from each other', () => {
    expect(PLACES).toHaveLength(36 + 18 + 3 + 3 + 14);
    for (const [index, place] of PLACES.entries()) {
      const box = boxOf(place);
      expect(box.x).toBeGreaterThan(0);
      expect(box.y + box.height).toBeLessThan(HEIGHT);
      for (const other of PLACES.slice(index + 1)) {
        const { x, y } = middleOf(other);
        const inside = Math.abs(x - box.x - box.width / 2) < box.width / 2 && y > box.y && y < box.y + box.height;
        expect(inside, `${other} lies on ${place}`).toBe(false);
      }
    }
    expect(isPlace('fortress g')).toBe(false);
    expect(() => boxOf('fortress g')).toThrow('fortress g');
  });

  it('has room for every symbol of the tracks beside the points', () => {
    expect(symbolX(18, [6, 12, 18]) + 24).toBeLessThan(SCORE_LEFT);
    expect(citizenX(20) + 34).toBeLessThan(WIDTH);
    expect(symbolX(7, [6]) - symbolX(6, [6])).toBeGreaterThan(symbolX(6, [6]) - symbolX(5, [6]));
  });
});

describe('the keyboard', () => {
  const press = (place: string, key: string, targets: string[] = []) => moved(place, key, new Set(targets));

  it('walks along rows and from row to row', () => {
    expect(press('fortress a', 'ArrowRight')).toBe('fortress b');
    expect(press('fortress c', 'ArrowDown')).toBe('red c');
    expect(press('palace c', 'ArrowDown')).toBe('influence');
    expect(press('influence', 'ArrowDown')).toBe('great-hall a');
    expect(press('palace f', 'ArrowRight')).toBe('character palace');
    expect(press('character palace', 'ArrowDown')).toBe('points influence');
    expect(press('bonus 11', 'ArrowUp')).toBe('citizens white');
    expect(press('fortress f', 'Home')).toBe('fortress a');
    expect(press('red a', 'End')).toBe('red f');
  });

  it('stays on the sheet', () => {
    expect(press('fortress a', 'ArrowUp')).toBe('fortress a');
    expect(press('fortress a', 'ArrowLeft')).toBe('fortress a');
    expect(press('citizens white', 'ArrowDown')).toBe('bonus 3');
    expect(press('bonus 11', 'ArrowDown')).toBe('bonus 11');
  });

  it('goes from target to target, round and round', () => {
    const targets = ['red b', 'deniers'];
    expect(press('fortress a', 'n', targets)).toBe('red b');
    expect(press('red b', 'N', targets)).toBe('deniers');
    expect(press('deniers', 'n', targets)).toBe('red b');
    expect(press('fortress a', 'p', targets)).toBe('deniers');
    expect(press('fortress a', 'n')).toBe('fortress a');
    expect(press('fortress a', 'x')).toBeNull();
  });
});

describe('the wheel', () => {
  it('has a coin for each resource that a sector costs, or their number where they have no room', () => {
    expect(coins({})).toEqual([]);
    expect(coins({ deniers: 2 }).map(({ name }) => name)).toEqual(['deniers', 'deniers']);
    expect(coins({ deniers: 5, any: 0, influence: 1 })).toEqual([
      { name: 'deniers', number: 5 },
      { name: 'influence', number: 1 },
    ]);
    expect(
      aView()
        .sectors.map(({ sector }) => zoneOf(sector)[0])
        .join(''),
    ).toBe('nmmmmaaaa');
  });

  it('is turned to where its neutral sector lies', () => {
    const { plazas } = aView();
    expect(turned(plazas)).toBe(0);
    const later = plazas.map((plaza, place) => ({ ...plaza, sector: plazas[(place + 7) % 9]!.sector }));
    expect(turned(later)).toBe(2);
  });

  it('has its first place at the top and goes clockwise', () => {
    expect(at(0, 100)).toEqual({ x: 0, y: -100 });
    expect(at(1, 100).x).toBeGreaterThan(0);
    expect(wedge(0, 90, 148, 1)).toMatch(/^M-50\.62 -139\.07A148 148 0 0 1 50\.62 -139\.07L/);
  });

  it('has dice with as many pips as their value', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((value) => pips(value, 8).length)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(pips(2, 8)).toEqual([
      { x: -8, y: -8 },
      { x: 8, y: 8 },
    ]);
  });
});

describe('an outlook', () => {
  it('tells what would come and go', () => {
    const then = aSheet({
      buildings: column('fortress', 'd'),
      resources: { ...aSheet().resources, influence: { circled: 5, spent: 2, left: 3 } },
      citizens: { red: 2, yellow: 0, white: 0 },
      points: 5,
    });
    expect(previewChanges(aSheet(), then)).toEqual({
      changes: [
        { what: 'influence', by: -2 },
        { what: 'influence', by: 2 },
        { what: 'citizen-red', by: 2 },
        { what: 'points', by: 2 },
      ],
      built: ['fortress d'],
    });
    expect(previewChanges(then, then)).toEqual({ changes: [], built: [] });
  });

  it('writes numbers with their signs', () => {
    expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
  });
});
