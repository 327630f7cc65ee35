/** What the popover says about dice, plazas, buildings, tracks and characters. */
import type { Meaning, Prospect } from '../../popover/meaning';
import { explained, listed, told } from '../../texts/joining';
import type { Line, Move, Say } from '../contract';
import { signed } from '../signed';
import { costLabel, dayLabel, dieLabel, labels, plazaLabel, sectorLabel } from './labels';
import type { Outlook } from './preview';
import { RULES } from './rules';
import { onlyTells } from './sheet/geometry';
import type { DieView, PlazaView, SheetView, TroyesDiceView } from './view';
import { COLUMNS, COLOURS, dieOf, districtOf, isResource, valueOf } from './view';
import { words } from './words';

/** Resources and citizens: `2 red citizens, 1 denier`. */
function gainWords(gain: Readonly<Record<string, number>>, say: Say): string {
  const parts = Object.entries(gain).map(([name, number]) =>
    isResource(name) ? costLabel({ [name]: number }, say) : words('gain-citizens', { number, colour: say.name(name) }),
  );
  return listed(parts);
}

const isColour = (name: string): boolean => (COLOURS as readonly string[]).includes(name);
const helpOf = (id: string, say: Say): string | null =>
  say.has(`name-${id}`, 'help') ? say(`name-${id}`, {}, 'help') : null;

/** A move, and what it would change on the viewer's sheet. */
export function prospect(move: Move, outlook: Outlook | null, lines: readonly Line[], say: Say): Prospect {
  const nameOf = (what: string): string => {
    if (what === 'points') return say('label-points');
    return what.startsWith('citizen-')
      ? words('citizens-of', { colour: say.name(what.slice('citizen-'.length)) })
      : say.name(what);
  };
  const changes = (outlook?.changes ?? []).map(({ what, by }) => {
    return { seat: null, text: `${signed(by)} ${nameOf(what)}`, isLoss: by < 0 };
  });
  return { words: say.move(move), changes, story: told(lines.slice(1).map(say.line)) };
}

/** A place on a sheet: a building, a dice square, a track. */
export function placeMeaning(place: string, view: TroyesDiceView, sheet: SheetView, say: Say): Meaning {
  const [name = '', column = ''] = place.split(' ');
  const label = labels(view, sheet, new Set(), say)(place);
  if (onlyTells(place)) return scoreMeaning(name, column, label, view, sheet, say);
  if (name === 'citizens') return { name: label, help: citizensHelp(column, view), rule: RULES[name]! };
  if (isColour(name)) {
    const help = words('square-help', { colour: say.name(name), value: valueOf(view, column) ?? '–' });
    return { name: label, help, rule: RULES['square']! };
  }
  const rule = RULES[name] ?? null;
  if (isResource(name)) return { name: label, help: helpOf(name, say), notes: [words('resource-points')], rule };
  return { name: label, help: helpOf(name, say), notes: buildingNotes(name, column, view, say), rule };
}

/** Points, a character who scores them, or a bonus of all citizen tracks. */
function scoreMeaning(
  kind: string,
  id: string,
  name: string,
  view: TroyesDiceView,
  sheet: SheetView,
  say: Say,
): Meaning {
  const rule = RULES[kind]!;
  if (kind === 'character') return characterMeaning(view.printed.characters[id] ?? '', sheet, say);
  if (kind === 'total') return { name, help: words('total-help'), rule };
  if (kind === 'points')
    return { name, help: id === 'citizens' ? words('citizen-points') : words('resource-points'), rule };
  const bonus = view.printed.bonuses.find(({ track, at }) => track === null && at === Number(id));
  if (!bonus) return { name, rule };
  const help = bonus.build.length
    ? words('builds', { buildings: listed(bonus.build.map(say.name)) })
    : words('brings', { gain: gainWords(bonus.gain, say) });
  return { name, help, rule };
}

/** What the building of this column brings, and the bonus of its link. */
function buildingNotes(building: string, column: string, view: TroyesDiceView, say: Say): string[] {
  const printed = view.printed.buildings[building]?.[COLUMNS.indexOf(column as 'a')];
  if (!printed) return [];
  const { gain, per_die: perDie, scores } = printed;
  const notes: string[] = [];
  const character = scores && view.printed.characters[scores];
  if (character) notes.push(explained(say.name(character), helpOf(character, say) ?? ''));
  if (perDie) notes.push(words('brings-per-die', { gain: gainWords(gain, say), colour: say.name(perDie) }));
  else if (Object.keys(gain).length) notes.push(words('brings', { gain: gainWords(gain, say) }));
  for (const link of view.printed.links.filter((one) => one.building === building && one.columns.includes(column))) {
    const other = [...link.columns].find((letter) => letter !== column) ?? '';
    notes.push(words('link', { column: say.name(other), gain: gainWords(link.gain, say) }));
  }
  return notes;
}

function citizensHelp(colour: string, { printed }: TroyesDiceView): string {
  const [build, all] = printed.bonuses.filter(({ track }) => track === colour).map(({ at }) => at);
  return words('citizens-help', { build: build ?? 0, all: all ?? 0 });
}

/** A die on the wheel. */
export function dieMeaning(die: DieView, view: TroyesDiceView, move: Prospect | null, say: Say): Meaning {
  const { colour, value } = die;
  const name = dieLabel(die, say);
  if (!die.usable) {
    const at = { colour: say.name(colour), value: die.rolled, day: view.attacks_from };
    return { name, help: words('black-die-help', at), rule: RULES['black-die']! };
  }
  const gain = gainWords({ [districtOf(colour).resource]: value }, say);
  const help = words('die-help', { gain, colour: say.name(colour), value });
  const notes = die.tile ? [explained(say.name(die.tile.id), helpOf(die.tile.id, say) ?? '')] : [];
  return { name, help, notes, move, rule: RULES['die']! };
}

export function plazaMeaning(plaza: PlazaView, view: TroyesDiceView, say: Say): Meaning {
  return {
    name: plazaLabel(plaza, say),
    help: words('plaza-help', { up: say.name(plaza.up), down: say.name(plaza.down) }),
    doubt: view.plazas_are_reconstructed ? say('label-plazas-reconstructed') : null,
    rule: RULES['plaza']!,
  };
}

/** A sector of the small disc. */
export function sectorMeaning(place: number, view: TroyesDiceView, say: Say): Meaning | null {
  const at = view.sectors[place];
  if (!at) return null;
  const name = sectorLabel(at, say);
  return at.cost
    ? { name, help: words('sector-help'), rule: RULES['sector']! }
    : { name, help: words('neutral-help'), rule: RULES['neutral']! };
}

/** The middle of the wheel. */
export function dayMeaning(view: TroyesDiceView, say: Say): Meaning {
  const help = words('day-help', { number: Math.max(1, view.half_day), all: view.half_days });
  return { name: dayLabel(view, say), help, rule: RULES['day']! };
}

/** An attack of this half day; `told` says what it strikes. */
export function attackMeaning(told: string, say: Say): Meaning {
  return { name: say('label-attack'), help: told, rule: RULES['black-die']! };
}

/** What a change of the die costs, beside the buttons. */
export function priceMeaning(resource: string, die: DieView | null, say: Say): Meaning {
  const isValue = resource === 'influence';
  const name = isValue
    ? words('value-price', { step: die?.value_step ?? 1 })
    : words('colour-price', { cost: die?.colour_cost ?? 0 });
  return { name, help: helpOf(resource, say), rule: RULES[isValue ? 'value' : 'colour']! };
}

/** What a player's panel shows. */
export function panelMeaning(about: string, view: TroyesDiceView, player: number, say: Say): Meaning {
  const sheet = view.players[player]!;
  if (about !== 'plan') return placeMeaning(about, view, sheet, say);
  const number = Object.values(sheet.buildings).reduce((sum, columns) => sum + columns.length, 0);
  return { name: words('buildings', { number }), help: words('plan-help'), rule: RULES['plan']! };
}

/** A tile of Banquets & Raids. */
export function tileMeaning(id: string, say: Say): Meaning {
  return { name: say.name(id), help: helpOf(id, say), rule: RULES['tile']! };
}

/** A character in the last column of the sheet. */
function characterMeaning(id: string, sheet: SheetView, say: Say): Meaning {
  const each = sheet.favours[id];
  const notes = each ? [words('favour', { each, points: sheet.score[id] ?? 0 })] : [words('no-favour')];
  return { name: say.name(id), help: helpOf(id, say), notes, rule: RULES['character']! };
}

/** A button of the prompt. */
export function buttonMeaning(named: Move, view: TroyesDiceView, move: Prospect | null, say: Say): Meaning {
  const die = named.key === 'die' ? dieOf(view, named.arguments['die'] ?? null) : null;
  if (die) return dieMeaning(die, view, move, say);
  const district = view.part?.colour ? districtOf(view.part.colour) : null;
  const building = named.key === 'prestige' || named.key === 'work' ? (district?.[named.key] ?? null) : null;
  const about = building ?? (named.key === 'resources' ? district?.resource : named.arguments['resource']) ?? null;
  return {
    name: building ? say.name(building) : say.move(named),
    help: about && helpOf(about, say),
    move,
    rule: (building && RULES[building]) ?? RULES[named.key] ?? null,
  };
}
