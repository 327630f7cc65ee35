/** What a screen reader says about the places of the sheet and the things on the wheel. */
import type { Say } from '../contract';
import { explained, listed } from '../../texts/joining';
import { isBlocked, isBuilt, isResource, isStruck, valueOf } from './view';
import type { DieView, PlazaView, SectorView, SheetView, TroyesDiceView } from './view';
import { words } from './words';

export type Label = (place: string) => string;

export function labels(view: TroyesDiceView, sheet: SheetView, possible: ReadonlySet<string>, say: Say): Label {
  return (place) => listed([...about(place, view, sheet, say), ...(possible.has(place) ? [words('possible')] : [])]);
}

function about(place: string, view: TroyesDiceView, sheet: SheetView, say: Say): string[] {
  const [name = '', column = ''] = place.split(' ');
  if (name === 'total') return [explained(say('label-points'), String(sheet.points))];
  if (name === 'bonus') return [words('bonus', { number: Number(column) })];
  if (name === 'character') {
    const character = view.printed.characters[column] ?? '';
    return [explained(say.name(character), String(sheet.score[character] ?? 0))];
  }
  if (name === 'points') {
    const what = column === 'citizens' ? say('label-citizens') : say.name(column);
    return [explained(`${say('label-points')} (${what})`, String(sheet.score[column] ?? 0))];
  }
  if (name === 'citizens') {
    const length = view.printed.citizen_track;
    return [words('citizens', { colour: say.name(column), number: sheet.citizens[column] ?? 0, length })];
  }
  if (isResource(name)) {
    const { circled = 0, left = 0 } = sheet.resources[name] ?? {};
    return [words('track', { name: say.name(name), left, circled, length: view.printed.resource_track })];
  }
  const value = valueOf(view, column) ?? '–';
  const at = words('column', { column: say.name(column), value });
  if (name in sheet.struck) {
    const parts = [words('square', { colour: say.name(name), value })];
    if (isStruck(sheet, name, column)) parts.push(words('struck'));
    else if (sheet.protected.includes(column)) parts.push(words('protected'));
    return parts;
  }
  const parts = [say.name(name), at];
  if (isBuilt(sheet, name, column)) parts.push(words('built'));
  else if (isBlocked(sheet, name, column)) parts.push(words('blocked'));
  return parts;
}

/** What a die costs, in words. */
export function costLabel(cost: Record<string, number>, say: Say): string {
  const parts = Object.entries(cost).map(([name, number]) => {
    if (name === 'any') return `${number} ${say('label-any')}`;
    return `${number} ${number === 1 && say.has(`name-${name}`, 'one') ? say(`name-${name}`, {}, 'one') : say.name(name)}`;
  });
  return parts.length ? listed(parts) : say('label-free');
}

export function dieLabel(die: DieView, say: Say): string {
  const { value, rolled } = die;
  if (!die.usable) {
    const name = die.black ? say('label-black-die') : words('raided');
    return words('attacking-die', { name, value: rolled, colour: say.name(die.colour) });
  }
  return words('die', { colour: say.name(die.colour), value, cost: costLabel(die.cost, say) });
}

/** A sector of the small disc: the time of day and the price. */
export function sectorLabel({ sector, cost }: SectorView, say: Say): string {
  return cost ? explained(say.name(sector.split(' ')[0]!), costLabel(cost, say)) : words('neutral');
}

export function dayLabel({ day, half }: TroyesDiceView, say: Say): string {
  const name = words('day', { day });
  return half ? listed([name, say.name(half)]) : name;
}

export function plazaLabel(plaza: PlazaView, say: Say): string {
  const colours = { up: say.name(plaza.up), down: say.name(plaza.down) };
  return plaza.destroyed ? words('plaza-destroyed', colours) : words('plaza', colours);
}
