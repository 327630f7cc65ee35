/** The drawn board does what the moves allow and asks about everything else. */
import { flushSync, tick, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { settings } from '../../../settings/settings.svelte';
import type { Score } from '../../contract';
import { stage } from '../../../../tests/stage.svelte';
import Board from '../Board.svelte';
import { aPlayer, aSlot, aTurn, aView, say, someMoves } from './fixture';

const { show, heard, mounted, meant } = stage(Board, aView, say);

const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const move = (text: string): HTMLElement => find(`[data-move="${text}"]`)!;
const glowing = (): string[] => all('.ty-spot.can').map((spot) => spot.dataset['move'] ?? '');
const click = (element: Element, pointerType = 'mouse'): void => {
  element.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType }));
  flushSync();
};
const hover = (element: Element): void => {
  element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  flushSync();
};
const press = (element: Element, key: string): void => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};

const HOME = {
  district: [aSlot('c3', 'market-1 barn-1'), aSlot('c2', 'priest-1'), aSlot('d2', 'hospital-1')],
  filled: 3,
};

it('makes the move of what glows, and only that glows', () => {
  const texts = ['draw yellow-1', 'activate c3', 'combat 1', 'earn red 1', 'earn red 2', 'recruit white', 'gather'];
  const hand = [{ deck: 'white-1', card: 'hospital-1' }];
  const view = aView({ players: [aPlayer({ ...HOME, hand }), aPlayer()] });
  show({ view, moves: someMoves(...texts, 'play hospital-1', 'end') });
  expect(glowing().sort()).toEqual([...texts, 'play hospital-1'].sort());
  for (const text of glowing()) click(move(text));
  expect(heard.onmove.mock.calls.flat().sort()).toEqual(glowing().sort());
  expect(heard.onwhy).not.toHaveBeenCalled();
});

it('asks why not about anything else, and nothing for spectators', () => {
  show({ moves: someMoves('gather') });
  click(move('draw red-3'));
  click(move('combat 1'));
  expect(heard.onmove).not.toHaveBeenCalled();
  expect(heard.onwhy.mock.calls).toEqual([['draw red-3'], ['combat 1']]);
  void unmount(mounted.pop()!);
  show({ seat: null });
  click(move('draw red-3'));
  expect(heard.onwhy).toHaveBeenCalledTimes(2);
});

it('marks the move that waits to be confirmed', () => {
  show({ moves: someMoves('draw yellow-1', 'draw red-1'), chosen: 'draw yellow-1' });
  expect(all('[data-chosen]')).toEqual([move('draw yellow-1')]);
});

it('does not move anything under a finger that comes down', () => {
  show({ moves: someMoves('draw yellow-1') });
  move('draw yellow-1').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  move('draw yellow-1').dispatchEvent(new FocusEvent('focus'));
  expect(heard.onpreview).not.toHaveBeenCalled();
});

it('explains events, and a card with what lies beneath and what is reconstructed', () => {
  show({ view: aView({ players: [aPlayer(HOME), aPlayer()] }) });
  click(move('combat 1'));
  expect(meant()).toMatchObject({ name: 'plague', rule: 'TY-55' });
  click(find('[data-slot="c3"]')!);
  expect(meant()).toMatchObject({ name: 'barn-1', printed: ['building', 'costs 1 denier', '1 point'], doubt: null });
  expect(meant()?.notes).toEqual(['beneath: market-1']);
  click(find('[data-slot="c2"]')!);
  expect(meant()).toMatchObject({ rule: 'TY-50', doubt: 'about-reconstructed' });
});

it('says what is known of hidden cards, and what may be there', () => {
  const view = aView({ players: [aPlayer(), aPlayer({ hand: [{ deck: 'yellow-1', card: null }] })] });
  const [deck] = view.decks;
  deck!.known = ['barn-1', null, 'hospital-1', 'mint'];
  deck!.face_up = 'barn-1';
  deck!.doubts = [[{ card: 'market-1', hand: 1 }], [{ card: 'market-1', depth: 1 }]];
  show({ view, moves: someMoves('draw yellow-1') });
  const facts = ['known cards, from the bottom: mint, hospital-1', 'perhaps: market-1'];
  press(move('draw yellow-1'), 'i');
  expect(meant()?.name).toBe('barn-1');
  expect(meant()?.notes?.slice(1)).toEqual(facts);
  expect(move('draw yellow-1').textContent).toContain(facts.join(', '));
  press(find('.others i')!, 'i');
  expect(meant()).toMatchObject({ name: 'hidden card (yellow-1), perhaps: market-1', rule: 'TY-27' });
  click(find('.others .who')!);
  expect(find('.hand [role="img"]')?.getAttribute('aria-label')).toBe('hidden card (yellow-1), perhaps: market-1');
  expect(find('.hand .hint')).not.toBeNull();
});

it('lights the row and the column of a character, and of nothing else', () => {
  show({ view: aView({ players: [aPlayer(HOME), aPlayer()] }) });
  hover(find('[data-slot="c3"]')!);
  expect(all('.reach')).toHaveLength(0);
  hover(find('[data-slot="c2"]')!);
  const lit = all('[data-district="0"] .reach [data-slot]').map((slot) => slot.dataset['slot']);
  expect(lit).toEqual(['d2', 'c3']);
  expect(all('[data-district="0"] .reach')).toHaveLength(4);
});

it('draws stacks, citizens, gray citizens and damage', () => {
  const district = [
    aSlot('c3', 'market-1 barn-1', { citizens: { yellow: 2 } }),
    aSlot('c2', 'hospital-1', { gray: 1 }),
    aSlot('d2', 'priest-1', { damaged: true }),
  ];
  show({ view: aView({ players: [aPlayer({ district, filled: 3 }), aPlayer()] }) });
  const label = (slot: string): string => find(`[data-slot="${slot}"] .unseen`)?.textContent ?? '';
  expect(label('c3')).toBe('c3: barn-1, 2 yellow citizens, beneath: market-1');
  expect(label('c2')).toBe('c2: hospital-1, 1 gray citizen');
  expect(label('d2')).toBe('d2: priest-1, damaged');
  expect(find('[data-slot="c3"] .count')?.textContent).toBe('×2');
  expect(all('[data-slot="c3"] .tokens svg.yellow')).toHaveLength(2);
  expect(all('[data-slot="d2"] .harm')).toHaveLength(1);
});

it('shows where a card can go, with the card in it', () => {
  const turn = aTurn({ steps: ['turn card-played', 'place'], card: 'priest-1' });
  show({ view: aView({ turn, players: [aPlayer(HOME), aPlayer()] }), moves: someMoves('place b3', 'place c3') });
  expect(glowing().sort()).toEqual(['place b3', 'place c3']);
  expect(all('.ghost')).toHaveLength(2);
  hover(move('place b3'));
  expect(all('[data-district="0"] .reach [data-slot]').map((slot) => slot.dataset['slot'])).toEqual(['c3']);
  click(move('place b3'));
  expect(heard.onmove.mock.calls).toEqual([['place b3']]);
});

it('says who pays whom before a citizen is used', () => {
  const turn = aTurn({ stage: 'action-done', steps: ['turn action-done', 'draw red-1', 'use red 1 -'] });
  const props = show({ view: aView({ turn }), moves: someMoves('use own', 'use next') });
  expect(all('.use').map((button) => button.textContent?.trim())).toEqual(['Yours (free)', 'Pay player 1 2 deniers']);
  hover(find('.use[data-move="use next"]')!);
  const then = aView({ players: [aPlayer({ deniers: 4 }), aPlayer({ deniers: 8 })] });
  const lines = ['uses', 'borrows'].map((key) => ({ key, arguments: {} }));
  props.preview = { move: 'use next', lines, view: then, scores: null };
  flushSync();
  press(find('.use[data-move="use next"]')!, 'i');
  expect(meant()?.move?.changes.map(({ seat, text }) => [seat, text])).toEqual([
    [0, '−2 deniers'],
    [1, '+2 deniers'],
  ]);
  expect(meant()?.move).toMatchObject({ words: 'Pay player 1 2 deniers', story: 'borrows' });
  click(all('.others [data-move="use next"]')[0]!); // also on the other Plaza
  expect(heard.onmove.mock.calls).toEqual([['use next']]);
});

it('lets the player choose between the cards looked at', () => {
  const turn = aTurn({ steps: ['turn action-done', 'keep yellow-1 0'], looked: ['barn-1', 'market-1'] });
  show({ view: aView({ turn }), moves: someMoves('keep barn-1', 'keep market-1') });
  expect(all('.choice').map((choice) => choice.dataset['move'])).toEqual(['keep barn-1', 'keep market-1']);
  click(move('keep market-1'));
  expect(heard.onmove.mock.calls).toEqual([['keep market-1']]);
});

it("says clearly that the question comes in another player's turn", () => {
  const turn = aTurn({ player: 1, steps: ['turn action-done', 'shelter 1 0 0'], event: 'plague' });
  show({ view: aView({ turn, players: [aPlayer({ ramparts: 1 }), aPlayer()] }), moves: someMoves('rampart', 'pass') });
  expect(find('.prompt .off')?.textContent).toContain("player 1's turn");
  expect(find('.prompt')?.textContent).toContain('plague is about to strike');
  expect(all('.strikes')).toHaveLength(1);
  click(find('.prompt [data-move="pass"]')!);
  click(find('.hand [data-move="rampart"]')!);
  expect(heard.onmove.mock.calls).toEqual([['pass'], ['rampart']]);
});

it("enlarges another district, and returns to the viewer's when something must be done there", () => {
  const props = show({});
  click(find('.others .who')!);
  expect(find('.home [data-district]')?.dataset['district']).toBe('1');
  props.view = aView({ turn: aTurn({ steps: ['turn card-played', 'place'], card: 'market-1' }) });
  props.moves = someMoves('place c3');
  flushSync();
  expect(find('.home [data-district]')?.dataset['district']).toBe('0');
});

it('shows the district in which a card is to be damaged', () => {
  const turn = aTurn({ steps: ['turn action-done', 'damage 3 1 1'], target: 1 });
  show({ view: aView({ turn, players: [aPlayer(), aPlayer(HOME)] }), moves: someMoves('damage c3', 'damage d2') });
  expect(find('.home [data-district]')?.dataset['district']).toBe('1');
  click(find('.home [data-move="damage d2"]')!);
  expect(heard.onmove.mock.calls).toEqual([['damage d2']]);
});

it('shows the last card and its place to its player only', () => {
  const last = { card: 'market-1', slot: 'c4', ended: false };
  const turn = aTurn({ player: null, asked: null, stage: 'last-cards', steps: ['last'], last });
  const hand = [{ deck: 'yellow-1', card: 'market-1' }];
  show({ view: aView({ turn, players: [aPlayer({ ...HOME, hand }), aPlayer(HOME)] }), moves: someMoves('end') });
  expect(all('[data-district="0"] .chosen')).toHaveLength(1);
  expect(all('[data-district="1"] .chosen')).toHaveLength(0);
});

it('is played with the keyboard: the next thing to press gets the focus', () => {
  const props = show({ moves: someMoves('draw yellow-1') });
  heard.onmove.mockImplementationOnce(() => {
    (document.activeElement as HTMLElement).blur();
    const turn = aTurn({ steps: ['turn action-done', 'keep yellow-1 0'], looked: ['barn-1', 'market-1'] });
    props.view = aView({ turn });
    props.moves = someMoves('keep barn-1', 'keep market-1');
  });
  move('draw yellow-1').focus();
  move('draw yellow-1').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  flushSync();
  expect(document.activeElement).toBe(move('keep barn-1'));
});

it('narrows what glows to the chosen action, and goes to the first of it', async () => {
  show({ moves: someMoves('draw red-2', 'draw red-1', 'activate c3', 'gather') });
  const draw = find('[data-action="draw"]')!;
  click(draw);
  await tick();
  expect(glowing().sort()).toEqual(['draw red-1', 'draw red-2']);
  expect(draw.getAttribute('aria-pressed')).toBe('true');
  expect(find('.prompt p')?.textContent?.trim()).toBe('Choose a deck to draw from.');
  expect(document.activeElement).toBe(all('.ty-spot.can')[0]);
  click(draw); // put back
  expect(glowing()).toContain('gather');
  click(draw);
  click(move('gather')); // something else that is legal
  expect(heard.onmove.mock.calls).toEqual([['gather']]);
});

it('offers no card to play with an empty hand', () => {
  show({ moves: someMoves('draw red-2', 'gather') });
  expect(find('.prompt p')?.textContent).not.toMatch(/play/i);
  expect(all('[data-action]').map((button) => button.dataset['action'])).toEqual(['draw']);
});

function aScore(rank: number, mint: number, isBuilder: boolean): Score {
  const more = { rule: null, details: {} };
  return {
    rank,
    total: mint + 5,
    by_source: {},
    earnings: [
      {
        source: 'mint',
        points: mint,
        ...more,
        places: isBuilder ? ['c3'] : [],
        details: { number: 2, each: mint / 2 },
      },
      { source: 'printed', points: 4, ...more, places: [] },
      { source: 'ramparts', points: 1, ...more, places: [] },
    ],
  };
}

it('tells the final scores building by building, at once for those who want no motion', () => {
  const view = aView({ turn: null, players: [aPlayer({ district: [aSlot('c3', 'mint')] }), aPlayer()] });
  show({ view, scores: [aScore(1, 4, true), aScore(2, 2, false)] });
  const rows = all('.final tbody tr.shown').map((row) =>
    [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()),
  );
  expect(rows).toEqual([
    ['mint', '4 2 × 2 builder', '2 2 × 1'],
    ['printed', '4', '4'],
    ['ramparts', '1', '1'],
  ]);
  expect(all('.final tfoot td').map((cell) => cell.textContent?.trim())).toEqual(['9', '7']);
  expect(all('.winner')).toHaveLength(1);
  hover(all('.final tbody tr')[0]!);
  expect(heard.onlight.mock.calls.at(-1)).toEqual([['mint', 'c3']]);
});

it('lets the final scores come one after the other', () => {
  vi.useFakeTimers();
  settings.motion = 'system';
  show({ view: aView({ turn: null }), scores: [aScore(1, 4, true), aScore(2, 2, false)] });
  expect(all('.final tr.shown')).toHaveLength(0);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(all('.final tr.shown')).toHaveLength(1);
  expect(find('.final tfoot td')?.textContent?.trim()).toBe('4');
  click(find('.final header button')!);
  expect(all('.final tr.shown')).toHaveLength(3);
  vi.useRealTimers();
});
