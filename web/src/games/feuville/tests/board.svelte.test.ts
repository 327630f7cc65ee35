/** The drawn board does what the moves allow and asks about everything else. */
import { flushSync, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { stage } from '../../../../tests/stage.svelte';
import Board from '../Board.svelte';
import { aColumn, aPlayer, aTurn, aView, say, someMoves } from './fixture';

const { show, heard, mounted, meant } = stage(Board, aView, say);

const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const move = (text: string): HTMLElement => find(`[data-move="${text}"]`)!;
const glowing = (): string[] => all('.fv-spot.can').map((spot) => spot.dataset['move'] ?? '');
const click = (element: Element, pointerType = 'mouse'): void => {
  element.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType }));
  flushSync();
};

it('makes the move of what glows, and only that glows', () => {
  show({ moves: someMoves('wall mayor', 'decree mayor', 'skill mayor', 'fairy mayor', 'gnome thief') });
  expect(glowing().sort()).toEqual(['decree mayor', 'fairy mayor', 'gnome thief', 'skill mayor', 'wall mayor']);
  for (const text of glowing()) click(move(text));
  expect(heard.onmove.mock.calls.flat().sort()).toEqual(glowing().sort());
  expect(heard.onwhy).not.toHaveBeenCalled();
});

it('marks what a pending move was made with', () => {
  const props = show({ moves: someMoves('wall mayor', 'decree mayor') });
  props.pending = 'wall mayor';
  flushSync();
  expect(all('[data-pending]').map((spot) => spot.dataset['move'])).toEqual(['wall mayor']);
  props.pending = null;
  flushSync();
  expect(all('[data-pending]')).toEqual([]);
});

it('asks why not about any other slot, and nothing for spectators', () => {
  show({ moves: someMoves('wall mayor') });
  click(move('tower thief'));
  expect(heard.onmove).not.toHaveBeenCalled();
  expect(heard.onwhy.mock.calls).toEqual([['tower thief']]);
  void unmount(mounted.pop()!);
  show({ seat: null });
  click(move('tower thief'));
  expect(heard.onwhy).toHaveBeenCalledTimes(1);
});

it('marks the move that waits to be confirmed', () => {
  show({ moves: someMoves('wall mayor', 'wall thief'), chosen: 'wall mayor' });
  expect(all('[data-chosen]')).toEqual([move('wall mayor')]);
});

it('says what a decree is worth and lights up the tiles that earn it', () => {
  const players = [aPlayer({ worth: { 'star-2': 4 }, reasons: { 'star-2': ['+1 wall', '0 sky'] } }), aPlayer()];
  show({ view: aView({ players }) });
  const decree = move('decree thief');
  expect(decree.getAttribute('aria-label')).toBe('thief: star-2, worth 4 points now');
  decree.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  flushSync();
  expect(heard.onlight.mock.calls.at(-1)).toEqual([['0 +1 wall', '0 0 sky']]);
  click(decree); // not a move now: it explains itself
  expect(meant()).toMatchObject({ name: 'star-2', notes: ['star-2, worth 4 points now'], rule: 'FV-38' });
  decree.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  expect(heard.onlight.mock.calls.at(-1)).toEqual([[]]);
});

it('draws the lit tiles of a town, and of no other', () => {
  const town = [aColumn('0', 'start'), aColumn('+1', '1w 2f')];
  show({ view: aView({ players: [aPlayer({ town }), aPlayer({ town })] }), lit: new Set(['0 +1 tower']) });
  expect(all('[data-town="0"] .edge.lit')).toHaveLength(1);
  expect(all('.towns .edge.lit')).toHaveLength(0);
});

it('shows where the tile in the hand can be built', () => {
  const turn = aTurn({ hand: '1n', steps: ['main', 'hand 0 freely'] });
  show({ view: aView({ turn }), moves: someMoves('build -1', 'build +1', 'store') });
  expect(all('.target .ghost')).toHaveLength(2);
  click(move('build +1'));
  click(move('store'));
  expect(heard.onmove.mock.calls).toEqual([['build +1'], ['store']]);
});

it('asks why about a column where the tile does not fit', () => {
  const turn = aTurn({ hand: '2f', steps: ['main', 'hand 0 freely'] });
  show({ view: aView({ turn }), moves: someMoves('store') });
  click(all('.ask')[0]!);
  expect(heard.onwhy.mock.calls).toEqual([['build -1']]);
});

it('takes a stored tile up before it shows where it can be built', () => {
  const store = [{ piece: '1w', protected: false }, null];
  const view = aView({ players: [aPlayer({ store }), aPlayer()] });
  show({ view, moves: someMoves('wall mayor', 'build 1 -1', 'build 1 +1') });
  expect(all('.target')).toHaveLength(0);
  click(find('[data-space="1"]')!);
  expect(all('.target').map((target) => target.dataset['move'])).toEqual(['build 1 -1', 'build 1 +1']);
  click(move('build 1 +1'));
  expect(heard.onmove.mock.calls).toEqual([['build 1 +1']]);
});

it('lets the thief reach into the other boards', () => {
  const store = [
    { piece: 'star-2', protected: false },
    { piece: '2f', protected: true },
  ];
  const turn = aTurn({ steps: ['main', 'thief'] });
  show({ view: aView({ turn, players: [aPlayer(), aPlayer({ store })] }), moves: someMoves('steal next 1', 'pass') });
  click(move('steal next 1'));
  click(move('steal next 2'));
  expect(heard.onmove.mock.calls).toEqual([['steal next 1']]);
  expect(heard.onwhy.mock.calls).toEqual([['steal next 2']]);
});

it("says clearly that the question comes in another player's turn", () => {
  const turn = aTurn({ player: 1, asked: 0, steps: ['main', 'dragon 1 2'] });
  const town = [aColumn('0', 'start'), aColumn('+1', '1w'), aColumn('+2', '1g')];
  show({
    view: aView({ turn, players: [aPlayer({ town }), aPlayer()] }),
    moves: someMoves('burn +1', 'burn +2', 'shield'),
  });
  expect(find('.prompt.off')?.textContent).toContain('player 1');
  expect(find('.prompt')?.textContent).toContain('Give me 2 columns');
  click(move('burn +2'));
  expect(heard.onmove.mock.calls).toEqual([['burn +2']]);
});

it("enlarges another town, and returns to the viewer's when something must be done there", () => {
  const props = show({});
  click(find('.towns .look')!);
  expect(find('.frame')?.dataset['town']).toBe('1');
  props.view = aView({ turn: aTurn({ hand: '1n', steps: ['main', 'hand 0 freely'] }) });
  props.moves = someMoves('build +1');
  flushSync();
  expect(find('.frame')?.dataset['town']).toBe('0');
});

it('closes another town when a question comes, and keeps it closed for the thief', () => {
  const store = [{ piece: 'star-2', protected: false }, null];
  const players = [aPlayer({ store }), aPlayer({ store })];
  const props = show({ view: aView({ players }) });
  click(find('.towns .look')!);
  expect(find('[data-space="1"]')).toBeNull();
  props.view = aView({ turn: aTurn({ hand: '2f', steps: ['main', 'hand 0 freely'] }), players });
  props.moves = someMoves('replace 1', 'replace 2');
  flushSync();
  click(move('replace 1'));
  props.view = aView({ turn: aTurn({ steps: ['main', 'thief'] }), players });
  props.moves = someMoves('steal next 1', 'pass');
  flushSync();
  click(find('.towns .look')!);
  click(move('steal next 1'));
  expect(heard.onmove.mock.calls).toEqual([['replace 1'], ['steal next 1']]);
});

it('is played with the keyboard: the next thing to press gets the focus', () => {
  const props = show({ moves: someMoves('wall mayor') });
  expect(move('tower thief').tabIndex).toBe(-1);
  heard.onmove.mockImplementationOnce(() => {
    (document.activeElement as HTMLElement).blur();
    props.view = aView({ turn: aTurn({ hand: '1n', steps: ['main', 'hand 0 freely'] }) });
    props.moves = someMoves('build +1');
  });
  move('wall mayor').focus();
  move('wall mayor').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  flushSync();
  expect(document.activeElement).toBe(move('build +1'));
});

it('draws ruins, grass and the coat of arms', () => {
  const town = [
    aColumn('-1', '1w 2f', { burnt: true }),
    aColumn('0', 'start', { grass: 'coat' }),
    aColumn('+1', '1n', { grass: 'neutral' }),
  ];
  show({ view: aView({ players: [aPlayer({ town }), aPlayer()] }) });
  const pictures = all('[data-town="0"] use').map((use) => use.getAttribute('href'));
  expect(pictures.filter((href) => href?.startsWith('#fv-ruin'))).toEqual(['#fv-ruin-wall', '#fv-ruin-tower']);
  expect(pictures.filter((href) => href === '#fv-grass')).toHaveLength(2);
  expect(all('[data-town="0"] .coat.seat-0')).toHaveLength(2); // on the starting tile and on the grass
});
