import { describe, expect, it } from 'vitest';
import { clamped, most, scrolled } from '../map/zoom';

describe('zoom', () => {
  it('keeps within its bounds', () => {
    expect(clamped(0.5, 4)).toBe(1);
    expect(clamped(9, 4)).toBe(4);
    expect(clamped(2, 4)).toBe(2);
  });

  it('goes on until a hex is large', () => {
    expect(most(26)).toBe(4);
    expect(most(200)).toBe(2.25);
  });
});

describe('scrolling', () => {
  it('keeps the point under the finger', () => {
    const before = { window: 400, picture: 400 };
    expect(scrolled(0, before, { window: 400, picture: 800 }, 100)).toBe(100);
    expect(scrolled(100, { window: 400, picture: 800 }, before, 100)).toBe(0);
  });

  it('counts the margins of a picture that is smaller than its window', () => {
    // The middle stays the middle, also when the picture outgrows the window.
    expect(scrolled(0, { window: 600, picture: 400 }, { window: 600, picture: 800 }, 300)).toBe(100);
    expect(scrolled(0, { window: 300, picture: 300 }, { window: 400, picture: 600 }, 150)).toBe(150);
  });
});
