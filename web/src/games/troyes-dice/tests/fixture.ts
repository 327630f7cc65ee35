/** A view to test with: the first morning of a game for two, before anybody has done anything. */
import sheetData from '../../../../../src/bastide/games/troyes_dice/data/sheet.json?raw';
import type { Move } from '../../contract';
import { moveOf } from '../targets';
import { COLOURS, COLUMNS, RESOURCES } from '../view';
import type { BonusView, BuildingView, DieView, LinkView, SheetView, TroyesDiceView } from '../view';

interface Entry {
  gain?: { citizens?: Record<string, number>; resources?: Record<string, number>; build?: string[] };
}
interface SheetData {
  buildings: { id: string; columns: (Entry & { per_die?: string; scores?: string })[] }[];
  links: (Entry & { building: string; columns: string })[];
  citizens: Record<'track_bonuses' | 'column_bonuses', (Entry & { at: number; track?: string })[]>;
  characters: { id: string; building: string }[];
}
const data = JSON.parse(sheetData) as SheetData;
const things = ({ gain }: Entry): Record<string, number> => ({ ...gain?.citizens, ...gain?.resources });

const PRINTED: TroyesDiceView['printed'] = {
  buildings: Object.fromEntries(
    data.buildings.map(({ id, columns }) => [
      id,
      columns.map((column): BuildingView => {
        return { gain: things(column), per_die: column.per_die ?? null, scores: column.scores ?? null };
      }),
    ]),
  ),
  links: data.links.map((link): LinkView => ({ building: link.building, columns: link.columns, gain: things(link) })),
  resource_track: 18,
  linked: [6, 12, 18],
  citizen_track: 20,
  bonuses: [...data.citizens.column_bonuses, ...data.citizens.track_bonuses].map((bonus): BonusView => {
    return { track: bonus.track ?? null, at: bonus.at, gain: things(bonus), build: bonus.gain?.build ?? [] };
  }),
  characters: Object.fromEntries(data.characters.map(({ id, building }) => [building, id])),
  multipliers: [1, 1, 2, 2, 3, 3],
};

const noColumns = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, [] as string[]]));

export function aSheet(changed: Partial<SheetView> = {}): SheetView {
  const buildings = Object.keys(PRINTED.buildings);
  return {
    buildings: noColumns(buildings),
    blocked: noColumns(buildings),
    struck: noColumns(COLOURS),
    protected: [],
    resources: Object.fromEntries(RESOURCES.map((name) => [name, { circled: 3, spent: 0, left: 3 }])),
    citizens: { red: 0, yellow: 0, white: 0 },
    cathedrals: [],
    favours: {},
    score: {},
    points: 3,
    ...changed,
  };
}

export function aDie(die: number, colour: string, value: number, changed: Partial<DieView> = {}): DieView {
  return {
    die,
    place: die,
    rolled: value,
    value,
    colour,
    black: false,
    usable: true,
    cost: {},
    value_step: 1,
    colour_cost: 2,
    prestige: true,
    tile: null,
    ...changed,
  };
}

export const CHOOSING: TroyesDiceView['part'] = {
  stage: 'choosing',
  moves: [],
  die: null,
  value: null,
  colour: null,
  choice: null,
};

/** The part of somebody who acts with a die. */
export function acting(die: number, colour: string, value: number): TroyesDiceView['part'] {
  return { ...CHOOSING!, stage: 'acting', moves: [`die ${die}`], die, colour, value };
}

const SECTORS = ['neutral', ...['morning', 'afternoon'].flatMap((half) => [1, 2, 3, 4].map((at) => `${half} ${at}`))];

/** The columns are numbered 5 6 1 2 3 4; the dice are a white 1, a red 2, a yellow 2 and a black 4 on a white plaza. */
export function aView(changed: Partial<TroyesDiceView> = {}): TroyesDiceView {
  return {
    viewer: 0,
    half_day: 1,
    half_days: 16,
    day: 1,
    half: 'morning',
    over: false,
    crier: 0,
    numbering: [5, 6, 1, 2, 3, 4],
    plazas: SECTORS.map((sector, place) => ({
      place,
      up: COLOURS[(place + 1) % 3]!,
      down: 'white',
      sector,
      destroyed: place === 4,
      tile: null,
    })),
    sectors: SECTORS.map((sector, place) => ({
      sector,
      cost: place ? [{}, { any: 1 }, { deniers: 1 }, { deniers: 2 }][(place - 1) % 4]! : null,
    })),
    attacks_from: 3,
    plazas_are_reconstructed: true,
    dice: [
      aDie(1, 'white', 1),
      aDie(2, 'red', 2, { cost: { any: 1 } }),
      aDie(3, 'yellow', 2, { cost: { deniers: 1 } }),
      aDie(4, 'white', 4, { black: true, usable: false, cost: { deniers: 2 } }),
    ],
    attacks: [],
    available: { red: 1, yellow: 1, white: 1 },
    printed: PRINTED,
    players: [aSheet(), aSheet()],
    part: CHOOSING,
    ...changed,
  };
}

export const someMoves = (...texts: string[]): Move[] => texts.map(moveOf);
export const column = (name: string, letters: string) => ({
  ...aSheet().buildings,
  [name]: COLUMNS.filter((letter) => letters.includes(letter)),
});
