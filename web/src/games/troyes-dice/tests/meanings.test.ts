/** What the popover says, with the numbers of the very thing. */
import { expect, it } from 'vitest';
import type { Say } from '../../contract';
import {
  dayMeaning,
  dieMeaning,
  panelMeaning,
  placeMeaning,
  plazaMeaning,
  priceMeaning,
  sectorMeaning,
} from '../meanings';
import { aDie, aSheet, aView } from './fixture';

const say: Say = Object.defineProperties(((key: string) => key) as Say, {
  has: { value: (_: string, attribute: string) => attribute === 'help' },
  name: { value: (id: string) => id },
});
const about = (place: string) => placeMeaning(place, aView(), aSheet(), say);

it('says what the building of a column brings', () => {
  expect(about('great-hall b')).toMatchObject({
    name: 'great-hall, column b (6)',
    help: 'name-great-hall',
    rule: 'TD-30',
  });
  expect(about('great-hall b').notes).toEqual(['Brings 2 red citizens for each red die.']);
  expect(about('fortress c').notes).toEqual(['Brings 1 yellow citizen.', 'Linked with column d: 1 yellow citizen.']);
  expect(about('cathedral a').notes).toEqual(['hugues-de-payns: name-hugues-de-payns']);
});

it('says what tracks and squares are for', () => {
  expect(about('citizens red').help).toContain('Place 15 brings a prestige building, place 20');
  expect(about('influence').notes).toEqual(['1 point for every two left at the end.']);
  expect(about('red a').help).toBe('A red 5 builds above or below this square. Once struck, it blocks both buildings.');
});

it('says what a die can do, and what the black one does', () => {
  const die = dieMeaning(aDie(1, 'red', 4), aView(), null, say);
  expect(die.help).toBe('Gain 4 influence, or build above or below the red 4.');
  const black = dieMeaning(aDie(4, 'white', 2, { black: true, usable: false }), aView({ attacks_from: 3 }), null, say);
  expect(black).toMatchObject({ rule: 'TD-15' });
  expect(black.help).toContain('From day 3, it strikes the white 2');
});

it('says that the plazas are reconstructed', () => {
  const [plaza] = aView().plazas;
  expect(plazaMeaning(plaza!, aView(), say).doubt).toBe('label-plazas-reconstructed');
  expect(plazaMeaning(plaza!, aView({ plazas_are_reconstructed: false }), say).doubt).toBeNull();
});

it('says what a character scores', () => {
  const sheet = aSheet({ favours: { 'thibaut-ii': 2 }, score: { 'thibaut-ii': 6 } });
  const of = (building: string) => placeMeaning(`character ${building}`, aView(), sheet, say);
  expect(of('great-hall').notes).toEqual(['2 for each building: 6 now.']);
  expect(of('cathedral').notes?.[0]).toContain('Cathedral');
});

it('explains bonuses, points, prices and the day', () => {
  expect(about('bonus 3')).toMatchObject({ name: 'Bonus for 3 citizens of each colour', rule: 'TD-39' });
  expect(about('points citizens')).toMatchObject({ help: '1 point for each citizen at the end.', rule: 'TD-45' });
  expect(about('points deniers').help).toBe('1 point for every two left at the end.');
  expect(about('total').rule).toBe('TD-45');
  const view = aView();
  const sectors = view.sectors.map((_, place) => sectorMeaning(place, view, say));
  expect(sectors.map((one) => one?.rule)).toEqual(view.sectors.map(({ cost }) => (cost ? 'TD-20' : 'TD-3')));
  expect(dayMeaning(view, say).help).toContain(`of ${view.half_days}`);
  expect(priceMeaning('influence', aDie(1, 'red', 4), say)).toMatchObject({ rule: 'TD-22' });
});

it("explains a player's panel", () => {
  const view = aView();
  expect(panelMeaning('plan', view, 0, say)).toMatchObject({ name: '0 buildings' });
  expect(panelMeaning('citizens red', view, 0, say).rule).toBe('TD-35');
  expect(panelMeaning('deniers', view, 0, say).rule).toBe('TD-20');
});
