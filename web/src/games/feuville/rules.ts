/** The rule behind each thing and each kind of move. */
const NAMED: Readonly<Record<string, string>> = {
  entertainer: 'FV-46',
  thief: 'FV-47',
  publican: 'FV-48',
  architect: 'FV-49',
  mayor: 'FV-50',
  magician: 'FV-51',
  fairy: 'FV-52',
  gnome: 'FV-59',
  dragon: 'FV-63',

  wall: 'FV-21',
  tower: 'FV-20',
  sky: 'FV-61',
  start: 'FV-25',

  'small-district': 'FV-31',
  'large-district': 'FV-32',
  'splendid-view': 'FV-39',
  'own-discretion': 'FV-40',
  'town-evaluation': 'FV-35',

  'town-column': 'FV-20',
  complete: 'FV-31',
  burnt: 'FV-67',
  grass: 'FV-33',
  pile: 'FV-26',
  decrees: 'FV-71',
  'grass-pile': 'FV-34',
  'last-round': 'FV-72',
  clouds: 'FV-61',
  'symbol-count': 'FV-38',
  evaluated: 'FV-74',
  'start-player': 'FV-7',
  space: 'FV-17',

  'great-selection': 'FV-56',
  'theft-protection': 'FV-57',
  'fire-protection': 'FV-58',

  build: 'FV-20',
  'build-stored': 'FV-20',
  burn: 'FV-63',
  repair: 'FV-70',
  coat: 'FV-37',
  district: 'FV-31',
  view: 'FV-39',
  symbol: 'FV-40',
  evaluate: 'FV-29',
  'evaluate-stored': 'FV-29',
  store: 'FV-16',
  replace: 'FV-18',
};
const SYMBOLS = 'FV-38';
const PRESTIGE = 'FV-55';

export const RULES: Readonly<Record<string, string>> = {
  ...NAMED,
  ...Object.fromEntries(
    ['guard', 'star', 'flag', 'griffin'].flatMap((symbol) => [1, 2, 3].map((times) => [`${symbol}-${times}`, SYMBOLS])),
  ),
  ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`prestige-${index + 1}`, PRESTIGE])),
};
