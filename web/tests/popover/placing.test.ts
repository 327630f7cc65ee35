/** The popover stands beside the thing, on the screen, and never on it. */
import { expect, it } from 'vitest';
import { placed, type Box } from '../../src/popover/placing';

const SCREEN = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 100 };
const CARD: Box = { left: 400, top: 200, width: 80, height: 100 };

it('stands to the right of the mouse', () => {
  expect(placed(CARD, SIZE, SCREEN, 'mouse')).toEqual({ left: 488, top: 200 });
});

it('stands above the finger, where no hand covers it', () => {
  expect(placed(CARD, SIZE, SCREEN, 'touch')).toEqual({ left: 340, top: 92 });
});

it('goes to the other side at the edge of the screen', () => {
  expect(placed({ ...CARD, left: 900 }, SIZE, SCREEN, 'mouse').left).toBe(692);
  expect(placed({ ...CARD, top: 20 }, SIZE, SCREEN, 'touch')).toEqual({ left: 192, top: 20 });
});

it('leaves the neighbours of a small thing uncovered', () => {
  expect(placed({ left: 400, top: 200, width: 40, height: 46 }, SIZE, SCREEN, 'mouse').left).toBe(480);
});

it('never covers the thing if there is room anywhere', () => {
  const phone = { width: 360, height: 740 };
  for (let left = 0; left <= 300; left += 20)
    for (let top = 0; top <= 680; top += 20)
      for (const way of ['mouse', 'touch', 'key'] as const) {
        const thing = { left, top, width: 60, height: 60 };
        const corner = placed(thing, { width: 300, height: 200 }, phone, way);
        const isBeside =
          corner.left >= left + 60 || corner.left + 300 <= left || corner.top >= top + 60 || corner.top + 200 <= top;
        expect(isBeside, `${way} ${left} ${top}`).toBe(true);
        expect(corner.left >= 8 && corner.left + 300 <= 352 && corner.top >= 8 && corner.top + 200 <= 732).toBe(true);
      }
});
