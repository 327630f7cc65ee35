import { expect, it, vi } from 'vitest';
import type { Say } from '../../src/games/contract';
import { Advisor, because } from '../../src/table/advisor.svelte';

const HINT = { decision: 4, moves: ['build 1.1', 'build 1.2', 'end'], reasons: [] };

async function advised() {
  const load = vi.fn(async () => HINT);
  const advisor = new Advisor('t', load);
  await advisor.ask(1);
  expect(load).toHaveBeenCalledWith('t', 1);
  return advisor;
}

it('a hint holds for its decision, while its move is legal', async () => {
  const advisor = await advised();
  expect(advisor.for(4, ['build 1.1', 'build 1.2'])).toEqual(HINT);
  expect(advisor.for(5, ['build 1.1', 'build 1.2'])).toBeNull();
  expect(advisor.for(4, [])).toBeNull(); // a move is under way
});

it('who follows a hint gets the next step of the line; who does not gets nothing more', async () => {
  const advisor = await advised();
  advisor.follow('build 1.1');
  expect(advisor.for(5, ['build 1.2'])?.moves).toEqual(['build 1.2', 'end']);
  advisor.follow('build 1.3');
  expect(advisor.for(6, ['end'])).toBeNull();
});

it('a line ends with its last move', async () => {
  const advisor = await advised();
  for (const move of HINT.moves) advisor.follow(move);
  expect(advisor.for(7, HINT.moves)).toBeNull();
});

it('reasons are said with the texts that there are', () => {
  const texts: Record<string, string> = { 'part-castle': 'touches the castle' };
  const say = Object.assign(
    (key: string, args?: { reasons: string[] }) => texts[key] ?? `Because it ${args!.reasons.join()}.`,
    { has: (key: string) => key in texts },
  ) as unknown as Say;
  const reason = (part: string) => ({ part, gain: 1 });
  expect(because([reason('castle'), reason('unheard-of')], say)).toBe('Because it touches the castle.');
  expect(because([reason('unheard-of')], say)).toBe('');
});
