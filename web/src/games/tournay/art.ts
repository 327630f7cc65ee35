/** The board's artwork. */
import { insertArtwork as insert } from '../artwork';

const sheets = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true });

export const insertArtwork = (): void => insert('ty-artwork', Object.values(sheets));

/**
 * The picture of a card or event, by its id and its type or kind. Both levels of a building share one; an id that only
 * a custom component file has gets the picture of its type.
 */
export function pictureOf(id: string, type: string): string {
  const name = id.replace(/-[12]$/, '');
  return [name, STAND_INS[type] ?? type].find((picture) => PICTURES.has(picture)) ?? 'siege';
}

const STAND_INS: Readonly<Record<string, string>> = {
  prestige: 'belfry',
  majority: 'great-gathering',
  lay_citizen: 'battle-of-bouvines',
  damage: 'siege',
  lose_deniers: 'brigands',
};

const PICTURES: ReadonlySet<string> = new Set(
  Object.values(sheets).flatMap((source) => Array.from(source.matchAll(/<g id="ty-([a-z-]+)"/g), ([, name]) => name!)),
);
