/** The rule behind each thing: effects of cards, kinds of cards, events and moves. */
export const RULES: Readonly<Record<string, string>> = {
  gain_deniers: 'TY-39',
  recruit_effect: 'TY-40',
  use_other_building: 'TY-41',
  draw_from: 'TY-42',
  take_top: 'TY-43',
  gather_lying: 'TY-44',
  combat_event: 'TY-45',
  trigger_events: 'TY-47',
  deniers_per_slot: 'TY-48',
  double_activation: 'TY-50',
  on_activate: 'TY-51',
  on_place: 'TY-52',

  building: 'TY-33',
  character: 'TY-49',
  prestige: 'TY-61',

  lay_citizen: 'TY-53',
  majority: 'TY-54',
  lose_deniers: 'TY-55',
  damage_event: 'TY-56',

  deck: 'TY-25',
  rampart: 'TY-32',
  criers: 'TY-57',
  citizen: 'TY-21',

  draw: 'TY-25',
  activate: 'TY-33',
  combat: 'TY-35',
  earn: 'TY-37',
  gather: 'TY-38',
  recruit: 'TY-66',
  play: 'TY-13',
  place: 'TY-14',
  remove: 'TY-20',
  give: 'TY-20',
  use: 'TY-21',
  top: 'TY-26',
  look: 'TY-27',
  keep: 'TY-27',
  visit: 'TY-41',
  fight: 'TY-45',
  trigger: 'TY-47',
  damage: 'TY-56',
  react: 'TY-51',
  return: 'TY-12',
};

/** An effect or an event has its own rule even where a move has the same name. */
export function ruleOf(kind: string, fallback: string): string {
  return RULES[`${kind}_effect`] ?? RULES[`${kind}_event`] ?? RULES[kind] ?? RULES[fallback]!;
}
