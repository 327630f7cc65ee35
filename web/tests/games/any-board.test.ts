/** A game without a drawn board is played with the fallback. */
import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import AnyBoard from '../../src/games/AnyBoard.svelte';
import { coverOf, loadGame } from '../../src/games/index';
import { moveParser } from '../../src/games/notation';
import { makeSay } from '../../src/texts/say';
import { Texts } from '../../src/texts/texts';

const texts = new Texts('en', ['move-bid = Bid { $card }\nname-gold = a gold coin\nlabel-hand = In hand']);
const names = ['Anna', 'Ben'];
const parse = moveParser([{ key: 'bid', pattern: 'bid {card}', arguments: ['card'] }]);
const say = makeSay(texts, texts, names, parse);
let board: ReturnType<typeof mount> | undefined;

afterEach(async () => {
  if (board) await unmount(board);
  board = undefined;
  document.body.innerHTML = '';
});

function show(onmove = vi.fn()) {
  const nothing = () => {};
  board = mount(AnyBoard, {
    target: document.body,
    props: {
      view: { hand: { gold: 2 }, players: [{ won: ['gold'] }, { won: [] }], prize: null },
      moves: [parse('bid gold')],
      seat: 0,
      names,
      lit: new Set<string>(),
      recent: new Set<string>(),
      scores: null,
      say,
      onmove,
      onwhy: nothing,
      onpreview: nothing,
      preview: null,
      onlight: nothing,
    },
  });
  return onmove;
}

describe('the fallback board', () => {
  it('offers the moves in words and answers with their text', () => {
    const onmove = show();
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Bid a gold coin')!;
    button.click();
    expect(onmove).toHaveBeenCalledWith('bid gold');
  });

  it('shows the view as text, with the names of things and players', () => {
    show();
    const text = document.body.textContent!.replaceAll(/\s+/g, ' ');
    expect(text).toContain('In hand a gold coin 2');
    expect(text).toContain('Anna won a gold coin');
    expect(text).toContain('prize –');
  });

  it('is what games without a folder get', async () => {
    expect((await loadGame('no-such-game')).Board).toBe(AnyBoard);
    expect((await loadGame('kingdom-builder')).Board).not.toBe(AnyBoard);
    expect(coverOf('no-such-game')).toBeNull();
  });
});
