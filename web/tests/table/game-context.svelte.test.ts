import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { GameContext } from '../../src/table/game-context.svelte';

it('keeps its names and sentences until a name changes', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  let seats = $state.raw([{ name: 'Anna' }, { name: 'greedy', bot: 'greedy' }]);
  let context!: GameContext;
  const end = $effect.root(
    () =>
      void (context = new GameContext(
        () => null,
        () => seats,
      )),
  );
  const { names } = context;
  seats = structuredClone($state.snapshot(seats)); // as in each update
  flushSync();
  expect(context.names).toBe(names);
  seats = [{ name: 'Anne' }, seats[1]!];
  expect(context.names).toEqual(['Anne', 'Bot Greedy']);
  end();
  vi.unstubAllGlobals();
});
