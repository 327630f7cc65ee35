/** What the popover says about cards, tiles and hexes. */
import { expect, it } from 'vitest';
import type { Say } from '../../contract';
import { cardMeaning, hexMeaning, panelMeaning, pileMeaning, prospect } from '../meanings';
import { aPlayer, aView, someMoves } from './fixture';

const say: Say = Object.defineProperties(((key: string) => `${key} help`) as Say, {
  has: { value: (key: string) => key !== 'name-castles' },
  name: { value: (id: string) => id },
  move: { value: ({ text }: { text: string }) => text },
  source: { value: (id: string) => id },
});

const view = aView({
  terrain: `sw${'g'.repeat(398)}`,
  locations: [{ hex: '3.3', tile: 'farm', left: 1 }],
  players: [{ ...aPlayer(), taken: [] }, aPlayer([], [{ tile: 'farm', hex: '3.3' }])],
});
const at = { move: null, outlook: null, label: '7.13, grass', way: 'mouse' as const };

it('says how a scoring card scores', () => {
  expect(cardMeaning('knights', say)).toMatchObject({ name: 'knights', help: 'name-knights help', rule: 'KB-59' });
  expect(cardMeaning('castles', say)?.help).toMatch(/^3 gold for each castle/);
});

it('says what the tile of a location does, and whether it can still be taken', () => {
  const about = (seat: number) => hexMeaning(view, seat, { ...at, hex: '3.3' }, say);
  expect(about(0)).toMatchObject({ name: 'farm', help: 'name-farm help', rule: 'KB-37' });
  expect(about(0)?.notes).toEqual(['farm, 1 tile left', 'Build next to this location to take one of its tiles.']);
  expect(about(1)?.notes?.at(-1)).toBe('You have already had your tile from here.');
});

it('explains castles and water, but not plain terrain', () => {
  expect(hexMeaning(view, 0, { ...at, hex: '0.0' }, say)?.rule).toBe('KB-51');
  expect(hexMeaning(view, 0, { ...at, hex: '0.1' }, say)?.help).toBe('Only the Harbor takes you onto water.');
  expect(hexMeaning(view, 0, { ...at, hex: '7.13' }, say)).toBeNull();
});

it('says what a build would bring, with what the new tile does', () => {
  const outlook = { gold: 2, bySource: {}, gained: ['farm'], lost: [] };
  const [build] = someMoves('build 3.4');
  const move = prospect(build!, outlook, say);
  expect(move.changes.map(({ text }) => text)).toEqual(['+2 gold', 'Gains the farm tile']);
  const meaning = hexMeaning(view, 0, { ...at, hex: '3.4', move, outlook }, say);
  expect(meaning).toMatchObject({ name: 'build 3.4', notes: ['farm: name-farm help'], rule: 'KB-26' });
});

it('has nothing to say when the mouse rests where a build brings no tile', () => {
  const [build] = someMoves('build 3.4');
  const plain = { ...at, hex: '3.4', move: prospect(build!, null, say) };
  expect(hexMeaning(view, 0, plain, say)).toBeNull();
  expect(hexMeaning(view, 0, { ...plain, way: 'touch' }, say)?.name).toBe('build 3.4');
});

it("explains a player's panel and the piles", () => {
  const about = (id: string) => panelMeaning(id, view, 1, say);
  expect(about('supply')).toMatchObject({ rule: 'KB-47', help: expect.stringContaining('last settlement') });
  expect(about('hand')).toMatchObject({ name: 'Hidden terrain card', rule: 'KB-19' });
  expect(about('farm')?.rule).toBe('KB-37');
  const piles = aView({ draw_pile: 11, discards: { grass: 2 }, removed: { desert: 1 } });
  expect(pileMeaning('draw-pile', piles, say)).toMatchObject({ name: 'label-draw-pile help: 11', rule: 'KB-20' });
  expect(pileMeaning('discards grass', piles, say)).toMatchObject({ name: 'grass: 2', rule: 'KB-20' });
  expect(pileMeaning('removed desert', piles, say)).toMatchObject({ name: 'desert: 1', rule: 'KB-16' });
});
