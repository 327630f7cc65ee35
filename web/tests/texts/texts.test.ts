import { describe, expect, it, vi } from 'vitest';
import gameInGerman from '../../../src/bastide/games/kingdom_builder/text/de.ftl?raw';
import gameInEnglish from '../../../src/bastide/games/kingdom_builder/text/en.ftl?raw';
import sharedInGerman from '../../../src/bastide/words/text/de.ftl?raw';
import sharedInEnglish from '../../../src/bastide/words/text/en.ftl?raw';
import { moveParser } from '../../src/games/notation';
import { english as clientTexts } from '../../src/texts/languages';
import { choiceText } from '../../src/texts/options';
import { makeSay, refusalText } from '../../src/texts/say';
import { Texts } from '../../src/texts/texts';

const english = new Texts('en', [gameInEnglish, sharedInEnglish]);
const german = new Texts('de', [gameInGerman, sharedInGerman], english);
const players = ['Anna', 'Ben'];

describe('arguments become variables as on the server', () => {
  it('a seat is a name, an id has its name', () => {
    expect(english.say('event-chooses-tile', { player: 0, tile: 'farm' }, players)).toBe('Anna uses the Farm.');
  });

  it('a name has the forms of the language', () => {
    expect(german.say('event-chooses-tile', { player: 1, tile: 'tower' }, players)).toBe('Ben nutzt den Turm.');
    expect(german.say('move-tile', { tile: 'farm' })).toBe('Farm nutzen');
  });

  it('a number selects its plural', () => {
    expect(english.say('status-build', { player: 0, owed: 1, terrain: 'grass' }, players)).toBe(
      'Anna must build 1 settlement on grass.',
    );
    expect(english.say('status-build', { player: 0, owed: 3, terrain: 'grass' }, players)).toContain('3 settlements');
  });

  it('a list is put in a row and counted; those of players are seats', () => {
    expect(english.say('result-winners', { players: ['0', '1'] }, players)).toBe('Anna and Ben share the win.');
    expect(german.say('result-winners', { players: [1] }, players)).toBe('Ben gewinnt.');
    const tiles = { player: 0, owed: 3, terrain: 'desert', tiles: ['farm', 'harbor'] };
    expect(english.say('status-build-or-tile', tiles, players)).toContain('Farm or Harbor');
  });

  it('a coordinate stays as it is, and nameless players are numbered', () => {
    expect(english.say('event-builds', { player: 2, hex: '7.13' }, players)).toBe(
      'Player 3 builds a settlement on 7.13.',
    );
  });

  it('underscores become hyphens', () => {
    const texts = new Texts('en', ['swap = { $other-player } and { $near-count }']);
    expect(texts.say('swap', { other_player: 0, near: ['1.1', '1.2'] }, players)).toBe('Anna and 2');
  });
});

describe('what is missing', () => {
  it('a secret argument leads to the sentence for those who may not know', () => {
    expect(english.say('event-draws-card', { player: 0 }, players)).toBe('Anna draws a terrain card.');
    expect(english.say('event-draws-card', { player: 0, terrain: 'forest' }, players)).toContain('forest');
  });

  it('what a language lacks is said in English', () => {
    const french = new Texts('fr', ['name-farm = Ferme'], english);
    expect(french.say('event-chooses-tile', { player: 0, tile: 'farm' }, players)).toBe('Anna uses the Farm.');
    expect(french.name('farm')).toBe('Ferme');
    expect(french.name('oasis')).toBe('Oasis');
  });

  it('what nobody has is its key, with a complaint', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(english.say('no-such-key')).toBe('no-such-key');
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });

  it("a game's own message counts before the shared one", () => {
    const texts = new Texts('en', ['move-end = Stop here', 'move-end = End the turn']);
    expect(texts.say('move-end')).toBe('Stop here');
  });
});

describe('what is said at a table', () => {
  const parse = moveParser([{ key: 'build', pattern: 'build {hex}', arguments: ['hex'] }]);
  const client = new Texts('en', [clientTexts]);
  const say = makeSay(english, client, players, parse);

  it('moves, names and sources', () => {
    expect(say.move(parse('build 7.13'))).toBe('Build a settlement on 7.13');
    expect(say.name('fishermen')).toBe('Fishermen');
    expect(say.name('7.13')).toBe('7.13');
    expect(say.source('castles')).toBe('Castles');
    expect(say.source('knights')).toBe('Knights');
  });

  it('lines of the game and lines of the table', () => {
    expect(say.line({ key: 'builds', arguments: { player: 1, hex: '2.3' } })).toBe('Ben builds a settlement on 2.3.');
    expect(say.line({ key: 'table-sat', arguments: { seat: 1, name: 'Ben' } })).toBe('Ben takes seat 2.');
    // Who sat there before, and a bot by its name.
    expect(say.line({ key: 'table-sat', arguments: { seat: 1, name: 'Zoe' } })).toBe('Zoe takes seat 2.');
    const greedy = { seat: 1, name: 'greedy', bot: 'greedy' };
    expect(say.line({ key: 'table-sat', arguments: greedy })).toBe('Bot Greedy takes seat 2.');
    expect(say.line({ key: 'table-undone', arguments: { player: 0, steps: 2 } })).toBe('Anna undoes 2 moves.');
    expect(say.line({ key: 'table-automatic-move', arguments: { player: 0, move: 'build 7.13' } })).toBe(
      'Auto-played for Anna: Build a settlement on 7.13.',
    );
  });

  it("refusals in the game's words, then in the client's, then as the server put them", () => {
    const refused = { key: 'wrong-terrain', reason: 'No.', details: { hex: '1.1', terrain: 'grass' } };
    expect(refusalText(refused, [german, client])).toContain('1.1');
    expect(refusalText({ key: 'spectator', reason: 'No.' }, [german, client])).toContain('spectator');
    expect(refusalText({ key: 'unheard-of', reason: 'No.' }, [german, client])).toBe('No.');
  });

  it('values of options', () => {
    expect(choiceText(german, 'turned', 'none')).toBe(german.say('option-turned', {}, [], 'choice-none'));
    expect(choiceText(english, 'cards', 'random')).toBe('random');
    expect(choiceText(german, 'cards', 'fishermen knights merchants')).toBe('Fischer, Ritter und Händler');
    expect(choiceText(english, 'lords_zero_ranks', true)).toBe('yes, even without a settlement');
  });
});
