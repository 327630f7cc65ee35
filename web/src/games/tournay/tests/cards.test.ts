/** Every card and event of the box has symbols and a picture. */
import { describe, expect, it } from 'vitest';
import cards from '../../../../../src/bastide/games/tournay/data/cards.json';
import events from '../../../../../src/bastide/games/tournay/data/events.json';
import expansion from '../../../../../src/bastide/games/tournay/data/expansion.json';
import prestige from '../../../../../src/bastide/games/tournay/data/prestige.json';
import { pictureOf } from '../art';
import { KINDS, eventGlyphs, glyphs } from '../glyphs';
import type { CardView, EventView } from '../view';
import { aCard } from './fixture';

const sheets = import.meta.glob<string>('../art/*.svg', { query: '?raw', import: 'default', eager: true });
const drawn = new Set(
  Object.values(sheets).flatMap((sheet) => Array.from(sheet.matchAll(/<g id="ty-([a-z-]+)"/g), ([, name]) => name)),
);
const box = [...cards.cards, ...expansion.expansion, ...prestige.prestige] as unknown as (CardView & { id: string })[];
const queue = events.events as unknown as (EventView & { id: string })[];
describe.each(box.map((card) => [card.id, card] as const))('%s', (id, card) => {
  it('has symbols that are all drawn', () => {
    const row = glyphs(card);
    expect(row.length).toBeGreaterThan(0);
    expect(row.flatMap(({ icon }) => icon ?? []).filter((icon) => !drawn.has(icon))).toEqual([]);
  });

  it('has a picture of its own', () => {
    expect(drawn).toContain(pictureOf(id, card.type));
    expect(pictureOf(id, card.type)).toBe(id.replace(/-[12]$/, ''));
  });
});

it.each(queue.map((event) => [event.id, event] as const))('%s is drawn', (id, event) => {
  expect(drawn).toContain(id);
  expect(
    eventGlyphs(event)
      .flatMap(({ icon }) => icon ?? [])
      .filter((icon) => !drawn.has(icon)),
  ).toEqual([]);
});

it('has symbols for every kind of effect, scoring and event in the box, and for no other', () => {
  const kinds = box.flatMap(({ effect = [] }) =>
    effect.flatMap(({ kind, then }) => [
      kind,
      ...((then as { kind: string }[] | undefined)?.map(({ kind }) => kind) ?? []),
    ]),
  );
  expect(new Set(kinds)).toEqual(new Set(KINDS.effects));
  const counts = box.flatMap(({ scoring }) => (scoring ? [(scoring['per'] as { count: string }).count] : []));
  expect(new Set(counts)).toEqual(new Set(KINDS.counts));
  expect(new Set(queue.map(({ kind }) => kind))).toEqual(new Set(KINDS.events));
});

it('shows a kind that it does not know as three dots', () => {
  const texts = (row: { text?: string }[]): string => row.map(({ text }) => text).join(' ');
  const then = [{ kind: 'pilgrimage', amount: 7 }];
  expect(texts(glyphs(aCard('white-1', { effect: then })))).toBe('…');
  expect(texts(glyphs(aCard('white-1', { effect: [{ kind: 'on_gather', then }] })))).toBe(' : …');
  const scoring = { builder: 3, others: 1, per: { count: 'lying', each: 2 }, cap: 12 };
  expect(texts(glyphs(aCard('white-3', { type: 'prestige', scoring })))).toBe('3 1 / …');
  const tax = { ...queue[0]!, kind: 'tax' };
  expect(texts(eventGlyphs(tax))).toBe('…');
  expect(drawn).toContain(pictureOf('hearth-tax', tax.kind));
});

it('reads the amounts and colours from the card', () => {
  const recruit = glyphs(aCard('red-1', { effect: [{ kind: 'recruit', colour: 'red', price: 3 }] }));
  expect(recruit.map(({ icon, colour, text }) => [icon, colour, text])).toEqual([
    ['coin', 'gold', '−3'],
    ['to', 'gray', ''],
    ['citizen', 'red', '+'],
  ]);
});

it('shows a prestige building with both values and what it counts', () => {
  const scoring = {
    builder: 3,
    others: 1,
    per: { count: 'citizens', colours: ['yellow', 'red'], sets: true },
    cap: 12,
  };
  const row = glyphs(aCard('white-3', { type: 'prestige', scoring }));
  expect(row.map(({ icon, colour, text }) => [icon ?? '', colour ?? '', text])).toEqual([
    ['points', 'gold', '3'],
    ['points', 'gray', '1'],
    ['', '', '/'],
    ['citizen', 'yellow', ''],
    ['citizen', 'red', ''],
  ]);
});

it('draws a card of a corrected file with the picture of its type', () => {
  expect(pictureOf('windmill-1', 'building')).toBe('building');
  expect(pictureOf('comet', 'damage')).toBe('siege');
  expect(drawn).toContain(pictureOf('abbess-2', 'character'));
});
