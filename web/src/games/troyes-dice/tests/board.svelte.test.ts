/** The drawn board does what the moves allow and asks about everything else. */
import { flushSync, mount } from 'svelte';
import { expect, it } from 'vitest';
import { popover } from '../../../popover/popover.svelte';
import type { Previewed, Say } from '../../contract';
import { stage } from '../../../../tests/stage.svelte';
import Board from '../Board.svelte';
import Player from '../Player.svelte';
import type { TroyesDiceView } from '../view';
import { acting, aDie, aSheet, aView, column, someMoves } from './fixture';

const say: Say = Object.defineProperties(((key: string) => key) as Say, {
  has: { value: (key: string) => key !== 'name-deniers' },
  name: { value: (id: string) => id },
  player: { value: (seat: number) => ['Ann', 'Bob'][seat] },
  move: { value: ({ text }: { text: string }) => text },
  line: { value: ({ key }: { key: string }) => key },
  source: { value: (id: string) => id },
});

const { show, heard, mounted, meant } = stage(Board, aView, say);

const find = (selector: string): Element | null => document.querySelector(selector);
const place = (name: string): Element => find(`[data-place="${name}"]`)!;
const wheelDie = (die: number): Element => find(`.die[data-move="die ${die}"]`)!;
const button = (text: string): Element => find(`button[data-move="${text}"]`)!;
const click = (element: Element, pointerType = 'mouse'): void => {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  flushSync();
};
const preview = (move: string, view: TroyesDiceView, key: string): Previewed<TroyesDiceView> => ({
  move,
  lines: [
    { key: 'acts', arguments: {} },
    { key, arguments: {} },
  ],
  view,
  scores: null,
});

it('chooses a die on the wheel, from the buttons, and at its square', () => {
  show({ moves: someMoves('die 1', 'die 2', 'die 3') });
  click(wheelDie(1));
  click(button('die 2'));
  click(place('yellow d'));
  expect(heard.onmove.mock.calls).toEqual([['die 1'], ['die 2'], ['die 3']]);
  expect(heard.onwhy).not.toHaveBeenCalled();
});

it('asks why not about the black die and everything else', () => {
  show({ moves: someMoves('die 1') });
  click(wheelDie(4));
  click(button('die 3'));
  click(place('fortress a'));
  expect(heard.onmove).not.toHaveBeenCalled();
  expect(heard.onwhy.mock.calls).toEqual([['die 4'], ['die 3'], ['prestige']]);
});

it('never asks why about what is possible elsewhere', () => {
  show({ view: aView({ part: acting(2, 'red', 2) }), moves: someMoves('resources', 'prestige') });
  click(place('fortress a'));
  expect(heard.onmove).not.toHaveBeenCalled();
  expect(heard.onwhy).not.toHaveBeenCalled();
});

it('asks nothing for spectators, who have no buttons', () => {
  show({ seat: null, view: aView({ viewer: null, part: null }) });
  click(wheelDie(1));
  click(place('fortress a'));
  expect(find('button[data-move]')).toBeNull();
  expect(heard.onwhy).not.toHaveBeenCalled();
});

it('acts, changes and builds on the sheet', () => {
  const part = acting(2, 'red', 2);
  show({ view: aView({ part }), moves: someMoves('value 5', 'colour white', 'resources', 'prestige', 'work') });
  for (const name of ['red a', 'white d', 'influence', 'fortress d', 'palace d']) click(place(name));
  expect(heard.onmove.mock.calls.flat()).toEqual(['value 5', 'colour white', 'resources', 'prestige', 'work']);
});

it('takes bonuses on the sheet and from the buttons, and does without them', () => {
  const bonus = (choice: string) => aView({ part: { ...acting(2, 'red', 2)!, stage: 'bonus', choice } });
  const props = show({ view: bonus('resource-order'), moves: someMoves('take influence', 'take deniers') });
  click(place('deniers'));
  click(button('take influence'));
  click(place('knowledge'));
  props.view = bonus('overflow');
  props.moves = someMoves('citizen yellow', 'citizen white', 'decline');
  flushSync();
  click(place('citizens white'));
  click(button('decline'));
  click(button('citizen red'));
  props.view = bonus('building');
  props.moves = someMoves('build palace a', 'build bishopric f');
  flushSync();
  click(place('bishopric f'));
  click(place('palace b'));
  const made = ['take deniers', 'take influence', 'citizen white', 'decline', 'build bishopric f'];
  expect(heard.onmove.mock.calls.flat()).toEqual(made);
  expect(heard.onwhy.mock.calls.flat()).toEqual(['take knowledge', 'citizen red', 'build palace b']);
});

it('names each place: what, where, how it stands, whether possible', () => {
  const sheet = aSheet({
    buildings: column('fortress', 'a'),
    blocked: column('palace', 'b'),
    struck: { red: ['b'], yellow: [], white: [] },
    protected: ['a'],
  });
  show({ view: aView({ players: [sheet, aSheet()] }), moves: someMoves('die 2') });
  const label = (name: string) => place(name).getAttribute('aria-label');
  expect(label('fortress a')).toBe('fortress, column a (5), built');
  expect(label('palace b')).toBe('palace, column b (6), blocked');
  expect(label('red b')).toBe('dice square red 6, struck');
  expect(label('white a')).toBe('dice square white 5, protected');
  expect(label('red d')).toBe('dice square red 2, legal now');
  expect(label('deniers')).toBe('deniers: 3 left, 3 of 18 circled');
  expect(label('citizens red')).toBe('red citizens: 0 of 20');
  expect(wheelDie(2).getAttribute('aria-label')).toBe('red 2 (1 label-any), legal now');
  expect(wheelDie(4).getAttribute('aria-label')).toBe('label-black-die: 4, on the white plaza');
});

it('is played with the keyboard alone', () => {
  show({ moves: someMoves('die 1', 'die 2') });
  (find('[role=gridcell][tabindex="0"]') as SVGElement).focus();
  const press = (key: string): void => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  };
  press('n');
  expect(document.activeElement).toBe(place('red d'));
  press('Enter');
  (wheelDie(1) as SVGElement).focus();
  press(' ');
  expect(heard.onmove.mock.calls).toEqual([['die 2'], ['die 1']]);
});

it('says what a move would cost and bring, and draws it', () => {
  const part = acting(2, 'red', 2);
  const then = aSheet({ buildings: column('fortress', 'd'), citizens: { red: 0, yellow: 1, white: 0 }, points: 4 });
  const props = show({ view: aView({ part }), moves: someMoves('prestige') });
  place('fortress d').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  flushSync();
  expect(heard.onpreview.mock.calls).toEqual([['prestige']]);
  props.preview = preview('prestige', aView({ part, players: [then, aSheet()] }), 'builds');
  flushSync();
  expect(find('[aria-live]')!.textContent).toContain('+1 label-points');
  click(place('palace d')); // not a move: it explains itself
  popover.open(place('fortress d') as SVGElement, popover.shown!.explain, 'mouse');
  expect(meant()?.move?.changes.map(({ text }) => text)).toEqual(['+1 yellow citizens', '+1 label-points']);
  expect(meant()?.move?.story).toBe('builds');
  expect(document.querySelectorAll('g.coming use[href="#td-fortress"]')).toHaveLength(1);
});

it('looks ahead anew when the position changes under the pointer', () => {
  const props = show({ moves: someMoves('die 1') });
  place('fortress d').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  flushSync();
  expect(heard.onpreview).not.toHaveBeenCalled();
  props.view = aView({ part: acting(2, 'red', 2) });
  props.moves = someMoves('resources', 'prestige');
  flushSync();
  expect(heard.onpreview.mock.calls).toEqual([['prestige']]);
  place('fortress d').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  find('[role=grid]')!.dispatchEvent(new PointerEvent('pointerleave'));
  flushSync();
  expect(heard.onpreview.mock.calls.at(-1)).toEqual([null]);
});

it('draws the move that waits to be confirmed as if it were pointed at', () => {
  show({ moves: someMoves('die 1', 'die 2'), chosen: 'die 2' });
  expect(heard.onpreview.mock.calls.at(-1)).toEqual(['die 2']);
});

it('shows the sheets of the others, on which nothing can be done', () => {
  const bob = aSheet({ buildings: column('cathedral', 'ab'), points: 9 });
  show({ view: aView({ players: [aSheet(), bob] }), moves: someMoves('die 1') });
  const tab = Array.from(document.querySelectorAll('[role=tab]')).find(({ textContent }) =>
    textContent?.includes('Bob'),
  )!;
  expect(tab.textContent).toContain('9');
  click(tab);
  expect(find('[role=grid]')!.getAttribute('aria-label')).toBe("Bob's score sheet");
  expect(place('cathedral b').getAttribute('aria-label')).toContain('built');
  expect(place('white c').getAttribute('aria-label')).not.toContain('possible');
  click(place('white c'));
  expect(heard.onmove).not.toHaveBeenCalled();
  click(wheelDie(1)); // whoever goes on sees the own sheet again
  expect(heard.onmove.mock.calls).toEqual([['die 1']]);
  flushSync();
  expect(find('[role=grid]')!.getAttribute('aria-label')).toBe("Ann's score sheet");
});

it('has no tabs in a solo game', () => {
  show({ view: aView({ players: [aSheet()] }) });
  expect(find('[role=tab]')).toBeNull();
});

it('leads from the panel of a player to the sheet', () => {
  const props = show({});
  const { view, moves, seat } = props;
  const target = document.body;
  mounted.push(mount(Player, { target, props: { ...heard, view, moves, seat, say, player: 1, score: null } }));
  flushSync();
  click(find('button[aria-label$="View Bob\'s sheet"]')!);
  expect(find('[role=grid]')!.getAttribute('aria-label')).toBe("Bob's score sheet");
});

it('lays the dice on the wheel, with what a raid makes of them, and explains tiles', () => {
  const tile = { id: 'raid-4', side: 'raid', tile: 4 };
  const plazas = aView().plazas.map((plaza) => (plaza.place === 1 ? { ...plaza, tile } : plaza));
  const dice = [aDie(1, 'red', 5, { value: 0, tile }), ...aView().dice.slice(1)];
  show({ view: aView({ plazas, dice }) });
  expect(wheelDie(1).querySelectorAll('.pip')).toHaveLength(5);
  expect(wheelDie(1).querySelector('text')!.textContent).toBe('0');
  click(find('[aria-label^="raid-4"]')!);
  expect(meant()).toMatchObject({ name: 'raid-4', help: 'name-raid-4', rule: 'TD-51' });
  expect(document.querySelectorAll('.plaza.destroyed')).toHaveLength(1);
});

it('shows the values that the crier is about to choose', () => {
  const view = aView({ half: null, half_day: 0, dice: [], part: null, numbering: [3] });
  const props = show({ view, moves: someMoves('increasing', 'decreasing') });
  const values = () =>
    Array.from(document.querySelectorAll('.square + .sign + text'), ({ textContent }) => textContent);
  expect(values()).toEqual(['3', '3', '3']);
  props.preview = preview('decreasing', { ...view, numbering: [3, 2, 1, 6, 5, 4] }, 'counts-down');
  flushSync();
  expect(values().slice(0, 6)).toEqual(['3', '2', '1', '6', '5', '4']);
  click(button('decreasing'));
  expect(heard.onmove.mock.calls).toEqual([['decreasing']]);
});

it('lights up what earns points', () => {
  const earnings = [
    { source: 'hugues-de-payns', points: 2, rule: 'TD-45', places: ['fortress a', 'fortress b'], details: {} },
  ];
  show({ scores: [{ rank: 1, total: 2, by_source: {}, earnings }], lit: new Set(['fortress a', 'nowhere']) });
  const cell = find('[data-place="character fortress"]')!;
  cell.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  flushSync();
  expect(heard.onlight.mock.calls.at(-1)).toEqual([['fortress a', 'fortress b']]);
  expect(document.querySelectorAll('rect.lit')).toHaveLength(1);
});

const prices = (): string[] =>
  [...document.querySelectorAll('.disc > g')].map((sector) =>
    [...sector.querySelectorAll('.cost')].map((coin) => coin.getAttribute('data-cost')! + coin.textContent).join(' '),
  );

it('draws the prices of the box', () => {
  show({});
  expect(prices()).toEqual(['', '', 'any', 'deniers', 'deniers deniers', '', 'any', 'deniers', 'deniers deniers']);
});

it('draws the prices of a table with a wheel of its own', () => {
  const costs = [null, { influence: 1 }, {}, { any: 1, knowledge: 1 }, { deniers: 6 }, {}, {}, {}, { deniers: 1 }];
  const own = aView().sectors.map(({ sector }, place) => ({ sector, cost: costs[place] as Record<string, number> }));
  show({ view: aView({ sectors: own }) });
  expect(prices()).toEqual(['', 'influence', '', 'any knowledge', 'deniers6', '', '', '', 'deniers']);
});
