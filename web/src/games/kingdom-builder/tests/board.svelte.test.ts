/** The drawn board does what the moves allow and asks about everything else. */
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { Say, Score } from '../../contract';
import { stage } from '../../../../tests/stage.svelte';
import Board from '../Board.svelte';
import { FIRST_TURN, aPlayer, aView, someMoves } from './fixture';

const say: Say = Object.defineProperties(((key: string) => key) as Say, {
  has: { value: () => true },
  name: { value: (id: string) => id },
  player: { value: (seat: number) => `player ${seat}` },
  move: { value: ({ text }: { text: string }) => text },
  line: { value: () => '' },
  source: { value: (id: string) => id },
});

const { show, heard } = stage(Board, aView, say);

const find = (selector: string): Element | null => document.querySelector(selector);
const cell = (hex: string): Element => find(`[data-place="${hex}"]`)!;
const click = (element: Element): void => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  flushSync();
};

it('makes the move of a hex that is clicked', () => {
  show({ moves: someMoves('build 7.13', 'build 7.14') });
  click(cell('7.13'));
  expect(heard.onmove.mock.calls).toEqual([['build 7.13']]);
  expect(heard.onwhy).not.toHaveBeenCalled();
});

it('asks why not about any other hex', () => {
  show({ moves: someMoves('from 7.13') });
  click(cell('0.0'));
  expect(heard.onmove).not.toHaveBeenCalled();
  expect(heard.onwhy.mock.calls).toEqual([['from 0.0']]);
});

it('asks nothing for spectators', () => {
  show({ seat: null });
  click(cell('0.0'));
  expect(heard.onwhy).not.toHaveBeenCalled();
});

it('names each hex: where, what, whose, whether possible', () => {
  const players = [aPlayer(), aPlayer(['7.12'])];
  const locations = [{ hex: '3.3', tile: 'farm', left: 1 }];
  show({ view: aView({ players, locations }), moves: someMoves('build 7.13') });
  expect(cell('7.12').getAttribute('aria-label')).toBe("7.12, grass, player 1's settlement");
  expect(cell('7.13').getAttribute('aria-label')).toBe('7.13, grass, label-targets');
  expect(cell('3.3').getAttribute('aria-label')).toBe('3.3, farm, 1 tile left');
});

it('is played with the keyboard alone', () => {
  show({ moves: someMoves('build 7.13', 'build 12.4') });
  const press = (key: string): void => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  };
  const start = find('[role=gridcell][tabindex="0"]') as SVGElement;
  start.focus();
  press('n');
  expect(document.activeElement).toBe(cell('12.4'));
  press('Enter');
  expect(heard.onmove.mock.calls).toEqual([['build 12.4']]);
});

it('uses a tile that can be used and asks about the others', () => {
  const tiles = [
    { tile: 'farm', hex: '1.7' },
    { tile: 'barn', hex: '2.7' },
  ];
  const view = aView({ players: [aPlayer([], tiles), aPlayer()], turn: { ...FIRST_TURN, uses: { farm: 1 } } });
  show({ view, moves: someMoves('build 7.13', 'farm') });
  click(find('[data-tile=farm]')!);
  click(find('[data-tile=barn]')!);
  expect(heard.onmove.mock.calls).toEqual([['farm']]);
  expect(heard.onwhy.mock.calls).toEqual([['barn']]);
});

it('draws a pending move at once, and takes it back if it is refused', () => {
  const props = show({ moves: someMoves('build 7.13', 'build 7.14') });
  props.pending = 'build 7.13';
  flushSync();
  expect(find('[data-pending] [data-at="7.13"]')).not.toBeNull();
  expect(cell('7.14').getAttribute('aria-label')).toContain('label-targets');
  props.pending = null;
  flushSync();
  expect(find('[data-at="7.13"]')).toBeNull();
});

it('lights up what earns the gold of a card', () => {
  const earnings = [
    { source: 'knights', points: 4, rule: 'KB-59', places: ['1.1', '1.2'], details: {} },
    { source: 'castles', points: 3, rule: 'KB-51', places: ['5.5'], details: {} },
  ];
  show({ scores: [{ rank: 1, total: 7, by_source: { knights: 4, castles: 3 }, earnings }] });
  const card = find('[data-source=knights]')!;
  expect(card.getAttribute('aria-label')).toBe('knights: 4 gold');
  card.dispatchEvent(new Event('pointerenter'));
  expect(heard.onlight.mock.calls.at(-1)).toEqual([['1.1', '1.2']]);
  card.dispatchEvent(new Event('pointerleave'));
  expect(heard.onlight.mock.calls.at(-1)).toEqual([[]]);
});

it('gives the gold of a previewed move the room that its number needs', () => {
  const widths = [3, 13].map((total) => {
    const score = (points: number) => [{ total: points, by_source: {}, reasons: {} }] as unknown as Score[];
    const view = aView();
    show({
      moves: someMoves('build 7.13'),
      scores: score(0),
      preview: { move: 'build 7.13', view, scores: score(total), lines: [] },
    });
    const tag = [...document.querySelectorAll('.tag')].at(-1)!;
    expect(tag.parentElement!.textContent).toContain(`+${total}`);
    return Number(tag.getAttribute('width'));
  });
  expect(widths[1]! - widths[0]!).toBeGreaterThanOrEqual(14);
});
