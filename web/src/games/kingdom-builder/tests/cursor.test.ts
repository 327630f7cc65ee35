import { describe, expect, it } from 'vitest';
import { moved } from '../map/cursor';
import { HEXES, edges } from '../map/geometry';

const press = (hex: string, key: string, more = {}, targets: string[] = []) =>
  moved(hex, { key, ...more }, new Set(targets));

describe('arrow keys', () => {
  it('go along the row', () => {
    expect(press('7.13', 'ArrowLeft')).toBe('7.12');
    expect(press('7.13', 'ArrowRight')).toBe('7.14');
  });

  it('zigzag straight up and down', () => {
    expect(press('7.13', 'ArrowUp')).toBe('6.13');
    expect(press('6.13', 'ArrowUp')).toBe('5.13');
    expect(press('7.13', 'ArrowDown')).toBe('8.13');
  });

  it('take the other neighbour with Shift', () => {
    expect(press('7.13', 'ArrowUp', { shiftKey: true })).toBe('6.14');
    expect(press('6.13', 'ArrowUp', { shiftKey: true })).toBe('5.12');
    expect(press('6.13', 'ArrowDown', { shiftKey: true })).toBe('7.12');
  });

  it('always lead to a neighbour, or stay at the rim', () => {
    for (const hex of HEXES) {
      const near = [hex, ...edges(hex).map(({ neighbour }) => neighbour)];
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        for (const shiftKey of [false, true]) expect(near).toContain(press(hex, key, { shiftKey }));
      }
    }
  });

  it('stay on the board', () => {
    expect(press('0.0', 'ArrowUp')).toBe('0.0');
    expect(press('19.19', 'ArrowRight')).toBe('19.19');
  });
});

describe('other keys', () => {
  it('go to the ends of the row and of the board', () => {
    expect(press('7.13', 'Home')).toBe('7.0');
    expect(press('7.13', 'End')).toBe('7.19');
    expect(press('7.13', 'Home', { ctrlKey: true })).toBe('0.0');
    expect(press('7.13', 'End', { ctrlKey: true })).toBe('19.19');
    expect(press('3.2', 'PageUp')).toBe('0.2');
    expect(press('3.2', 'PageDown')).toBe('8.2');
  });

  it('go from target to target, round and round', () => {
    const targets = ['10.2', '2.10', '2.9'];
    expect(press('2.9', 'n', {}, targets)).toBe('2.10');
    expect(press('2.10', 'n', {}, targets)).toBe('10.2');
    expect(press('10.2', 'n', {}, targets)).toBe('2.9');
    expect(press('2.9', 'p', {}, targets)).toBe('10.2');
    expect(press('5.5', 'P', {}, targets)).toBe('2.10');
    expect(press('5.5', 'n')).toBe('5.5');
  });

  it('are left alone if they mean nothing here', () => {
    expect(press('5.5', 'x')).toBeNull();
    expect(press('5.5', 'Tab')).toBeNull();
  });
});
