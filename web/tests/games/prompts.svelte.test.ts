/**
 * Random games of the rules engine (`make web/tests/walks.json`): what a prompt names is legal, and what is legal is
 * named by the status line or the prompt, or offered on the board.
 */
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Line, Move, Say } from '../../src/games/contract';
import { loadGame } from '../../src/games';
import { moveParser } from '../../src/games/notation';
import { english } from '../../src/texts/languages';
import { makeSay } from '../../src/texts/say';
import { statusText } from '../../src/texts/status';
import { Texts } from '../../src/texts/texts';
import { stage } from '../stage.svelte';

interface Situation {
  seat: number;
  view: unknown;
  moves: string[];
  /** The status line. */
  doing: Line;
}

interface Walk {
  /** What English prompts name: a pattern, and the kinds of move of which at least one must be legal. */
  vocabulary: Record<string, string[]>;
  moves: Parameters<typeof moveParser>[0];
  situations: Situation[];
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];
/** The kinds of move that are offered outside the board. */
const ELSEWHERE = ['end'];

const recorded = import.meta.glob<Record<string, Walk>>('../walks.json', { import: 'default', eager: true });
const walks = Object.entries(recorded['../walks.json'] ?? {});
const texts = import.meta.glob<string>('../../../src/bastide/{games/*/text,words/text}/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const boards = new Map(await Promise.all(walks.map(async ([game]) => [game, (await loadGame(game)).Board] as const)));

function sayOf(game: string, parse: (text: string) => Move): Say {
  const folders = [`games/${game.replaceAll('-', '_')}`, 'words'];
  const sources = folders.map((folder) => texts[`../../../src/bastide/${folder}/text/en.ftl`]!);
  return makeSay(new Texts('en', sources), new Texts('en', [english]), NAMES, parse);
}

it('has recorded games of every board', () => {
  expect(walks.map(([game]) => game).sort(), 'run: make web/tests/walks.json').toEqual(
    Object.keys(import.meta.glob('../../src/games/*/Board.svelte'))
      .map((file) => file.split('/').at(-2))
      .sort(),
  );
});

describe.each(walks)('%s', (game, { vocabulary, moves: shapes, situations }) => {
  const parse = moveParser(shapes);
  const say = sayOf(game, parse);
  const { show } = stage(boards.get(game)!, () => situations[0]!.view, say);
  const patterns = Object.entries(vocabulary).map(([source, kinds]) => ({ pattern: new RegExp(source, 'i'), kinds }));

  function check(said: string, legal: ReadonlySet<string>): Set<string> {
    const named = patterns.filter(({ pattern }) => pattern.test(said));
    for (const { pattern, kinds } of named) {
      const problem = `"${said}" names ${pattern.source}, but only ${[...legal].join(', ')} are legal`;
      expect(
        kinds.some((kind) => legal.has(kind)),
        problem,
      ).toBe(true);
    }
    return new Set(named.flatMap(({ kinds }) => kinds));
  }

  it('says only what is true', { timeout: 120_000 }, () => {
    vi.spyOn(console, 'error').mockImplementation((...problem) => expect.fail(problem.join(' ')));
    const props = show({ names: NAMES });
    for (const { seat, view, moves: texts, doing } of situations) {
      const moves = texts.map(parse);
      const legal = new Set(moves.map(({ key }) => key));
      Object.assign(props, { view, moves, seat });
      flushSync();
      const prompt = [...document.querySelectorAll('[data-prompt]')].map(({ textContent }) => textContent).join(' ');
      const offered = [...document.querySelectorAll<HTMLElement>('[data-move]')].flatMap(({ dataset }) => {
        const move = moves.find(({ text }) => text === dataset['move']);
        return move ? [move.key] : [];
      });
      const inStatus = check(statusText(doing, seat, say), legal);
      const told = new Set([...inStatus, ...check(prompt, legal), ...offered, ...ELSEWHERE]);
      const left = [...legal].filter((kind) => !told.has(kind));
      expect(left, `"${prompt}" and the status line leave out what isn't offered on the board either`).toEqual([]);
    }
  });
});
