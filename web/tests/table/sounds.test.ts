import { describe, expect, it } from 'vitest';
import { soundOf } from '../../src/table/sounds';

const moment = (number: number, myTurn = false, over = false) => ({ number, myTurn, over });

describe('the sound of what happens', () => {
  it('is none at the first look, nor when nothing is new', () => {
    expect(soundOf(null, moment(3, true))).toBeNull();
    expect(soundOf(moment(3), moment(3, true))).toBeNull();
  });

  it("tells a move, the reader's turn and the end apart", () => {
    expect(soundOf(moment(3), moment(4))).toBe('move');
    expect(soundOf(moment(3, true), moment(4, true))).toBe('move');
    expect(soundOf(moment(3), moment(4, true))).toBe('turn');
    expect(soundOf(moment(3, true), moment(4, false, true))).toBe('over');
  });

  it('is none for what is said after the end', () => {
    expect(soundOf(moment(4, false, true), moment(5, false, true))).toBeNull();
  });
});
