import { describe, expect, it } from 'vitest';
import { byPlace, meant, moveOf, offers, placeOf } from '../targets';
import { CHOOSING, acting, aView, someMoves } from './fixture';

const red2 = aView({ part: acting(2, 'red', 2) });

it('reads moves as the server writes them', () => {
  expect(moveOf('die 2')).toEqual({ text: 'die 2', key: 'die', arguments: { die: '2' } });
  expect(moveOf('pay deniers').arguments).toEqual({ resource: 'deniers' });
  expect(moveOf('number 4').arguments).toEqual({ value: '4' });
  expect(moveOf('citizen red').arguments).toEqual({ colour: 'red' });
  expect(moveOf('build city-hall c').arguments).toEqual({ building: 'city-hall', column: 'c' });
  expect(moveOf('increasing')).toEqual({
    text: 'increasing',
    key: 'direction',
    arguments: { direction: 'increasing' },
  });
  expect(moveOf('end').arguments).toEqual({});
});

describe('places', () => {
  const at = (text: string, view = red2) => placeOf(moveOf(text), view);

  it('of dice are the squares they point at', () => {
    expect(['die 1', 'die 2', 'die 3'].map((text) => at(text, aView()))).toEqual(['white c', 'red d', 'yellow d']);
  });

  it('of changes are the squares that the die would move to', () => {
    expect(at('value 5')).toBe('red a');
    expect(at('colour white')).toBe('white d');
  });

  it('of actions are around the square of the die', () => {
    expect(['resources', 'prestige', 'work'].map((text) => at(text))).toEqual(['influence', 'fortress d', 'palace d']);
  });

  it('of a die without value are none', () => {
    expect(at('colour white', aView({ part: acting(2, 'red', 0) }))).toBeNull();
  });

  it('of bonuses and payments are where the player circles, builds and strikes', () => {
    expect(at('build cathedral f')).toBe('cathedral f');
    expect(at('citizen white')).toBe('citizens white');
    expect(at('take knowledge')).toBe('knowledge');
    expect(at('pay deniers')).toBe('deniers');
  });

  it('are none for moves without a place', () => {
    expect(['end', 'decline', 'relief', 'increasing', 'number 3'].map((text) => at(text))).toEqual(Array(5).fill(null));
  });

  it('of equal dice are the first die’s', () => {
    const twins = aView().dice.map((die) => ({ ...die, colour: 'red', value: 2 }));
    const places = byPlace(someMoves('die 1', 'die 2'), aView({ dice: twins }));
    expect([...places].map(([place, { text }]) => [place, text])).toEqual([['red d', 'die 1']]);
  });
});

describe('the move to ask about', () => {
  it('is a die, while the player chooses one', () => {
    expect(meant('white f', aView(), [])).toBe('die 4');
    expect(meant('fortress a', aView(), someMoves('die 1'))).toBe('prestige');
  });

  it('is a change of the chosen die', () => {
    expect(meant('red a', red2, someMoves('resources'))).toBe('value 5');
    expect(meant('yellow a', red2, someMoves('resources'))).toBe('colour yellow');
  });

  it('is the action of that kind', () => {
    expect(meant('bishopric a', red2, someMoves('resources'))).toBe('work');
    expect(meant('deniers', red2, someMoves('resources'))).toBe('resources');
  });

  it('is what is due', () => {
    expect(meant('palace a', red2, someMoves('build palace b'))).toBe('build palace a');
    expect(meant('influence', red2, someMoves('pay deniers'))).toBe('pay influence');
    expect(meant('knowledge', red2, someMoves('take deniers'))).toBe('take knowledge');
    expect(meant('citizens white', red2, someMoves('citizen red'))).toBe('citizen white');
  });
});

describe('the panel', () => {
  const stage = (name: string, choice: string | null = null) => aView({ part: { ...CHOOSING!, stage: name, choice } });

  it('offers the dice that may be chosen, and relief where it is due', () => {
    expect(offers(aView(), someMoves('die 1'))).toEqual([['die 1', 'die 2', 'die 3'], []]);
    expect(offers(aView(), someMoves('relief'))[1]).toEqual(['relief']);
  });

  it('offers actions and changes, possible or not', () => {
    expect(offers(red2, [])).toEqual([
      ['resources', 'prestige', 'work'],
      ['value 1', 'value 2', 'value 3', 'value 4', 'value 5', 'value 6'],
      ['colour red', 'colour yellow', 'colour white'],
    ]);
  });

  it('offers payments, bonuses and the end', () => {
    expect(offers(stage('paying'), [])).toEqual([['pay influence', 'pay deniers', 'pay knowledge']]);
    expect(offers(stage('bonus', 'resource-order'), [])[0]).toContain('take knowledge');
    expect(offers(stage('bonus', 'overflow'), someMoves('citizen red', 'decline'))).toEqual([
      ['citizen red', 'citizen yellow', 'citizen white'],
      ['decline'],
    ]);
    expect(offers(stage('bonus', 'building'), someMoves('build palace a', 'decline'))).toEqual([[], ['decline']]);
    expect(offers(stage('done'), someMoves('end'))).toEqual([['end']]);
    expect(offers(stage('ended'), [])).toEqual([]);
  });

  it('offers values and directions to the crier only', () => {
    const numbering = aView({ part: null, half: null, numbering: [3] });
    expect(offers(numbering, someMoves('number 1', 'number 2'))[0]).toHaveLength(6);
    expect(offers(numbering, someMoves('increasing', 'decreasing'))[0]).toEqual(['increasing', 'decreasing']);
    expect(offers(numbering, []).flat()).toEqual([]);
  });
});
