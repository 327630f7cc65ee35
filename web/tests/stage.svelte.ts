/** Shows a drawn board in the simulated browser and notes what it says, for the tests of every game. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { BoardProps, Say } from '../src/games/contract';
import type { Meaning } from '../src/popover/meaning';
import { popover } from '../src/popover/popover.svelte';
import { settings } from '../src/settings/settings.svelte';

/** `show` mounts the board with what is changed of an ordinary table; it goes when the test is over. */
export function stage<View>(Board: Component<BoardProps<View>>, aView: () => View, say: Say) {
  vi.setConfig({ testTimeout: 30_000 }); // a whole board in a simulated browser, perhaps on a busy machine
  const heard = { onmove: vi.fn(), onwhy: vi.fn(), onpreview: vi.fn(), onlight: vi.fn() };
  const mounted: ReturnType<typeof mount>[] = [];

  function show(changed: Partial<BoardProps<View>>): BoardProps<View> {
    const props: BoardProps<View> = $state({
      view: aView(),
      moves: [],
      seat: 0,
      names: ['Ann', 'Bob'],
      lit: new Set<string>(),
      recent: new Set<string>(),
      scores: null,
      say,
      preview: null,
      ...heard,
      ...changed,
    });
    mounted.push(mount(Board, { target: document.body, props }));
    flushSync();
    return props;
  }

  /** What the popover says. */
  function meant(): Meaning | null {
    return popover.shown && popover.shown.explain(popover.shown.anchor.dataset, popover.shown.way);
  }

  beforeEach(() => {
    vi.clearAllMocks();
    settings.motion = 'reduced';
  });
  afterEach(() => {
    for (const component of mounted.splice(0)) void unmount(component);
  });
  return { show, heard, mounted, meant };
}
