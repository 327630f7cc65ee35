/**
 * How the boards move things. Every animation is made here: it is short, any press or key skips it, readers who want
 * less motion see none, and the pointer goes through what moves to what lies there.
 */
import type { Attachment } from 'svelte/attachments';
import { backOut, cubicInOut, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../settings/settings.svelte';

/** The longest animation, in milliseconds. */
export const LONGEST = 380;

/** When more things than this change at once, the reader is stepping through the game: nothing is animated. */
const MANY = 8;

/** Whether the system or the reader's settings ask for less motion. */
export function isReduced(): boolean {
  return prefersReducedMotion.current || settings.motion === 'reduced';
}

/** How long an animation takes: none for readers who want none, or if many things change at once. */
export function motionTime(wanted = LONGEST, among = 1): number {
  if (isReduced() || among > MANY) return 0;
  movesUntil = performance.now() + 2 * LONGEST; // it starts with the next frame, which may take its time
  return Math.min(wanted, LONGEST);
}

/** A transition from the style that `css` gives for what is `left` of the way. */
export function moving(
  duration: number,
  css: (left: number, done: number) => string,
  { easing = cubicOut, among = 1 } = {},
): TransitionConfig {
  return {
    duration: motionTime(duration, among),
    easing,
    css: (done, left) => `${css(left, done)}; pointer-events: none`,
  };
}

/** Pops up something new. */
export function pop(_: Element): TransitionConfig {
  return moving(300, (left, done) => `transform: scale(${1 - 0.5 * left}); opacity: ${Math.min(1, done)}`, {
    easing: backOut,
  });
}

/** Drops a piece into place from `height` pixels above. */
export function drop(_: Element, { height = 40, among = 1 } = {}): TransitionConfig {
  const css = (left: number, done: number) => `transform: translate(0, ${-height * left}px); opacity: ${done * 2}`;
  return moving(340, css, { easing: bounce, among });
}

/** A die comes to rest. It turns around its middle, which is the origin of its drawing. */
export function tumble(_: Element): TransitionConfig {
  return moving(
    LONGEST,
    (left, done) =>
      `transform: translate(${-14 * left}px, ${-26 * left}px) rotate(${-400 * left}deg) scale(${1 + 0.4 * left}); opacity: ${done * 3}`,
  );
}

/** A card flies from another place on the page, as from its deck; it stays where it is if that isn't shown. */
export function fly(node: Element, { from }: { from: string | null }): Deferred {
  return () => {
    const place = from === null ? null : document.querySelector(from);
    return place === null ? { duration: 0 } : glide(node, place);
  };
}

/**
 * Carries things from place to place: what is received glides from where a thing with the same key was sent at that
 * moment. What comes from nowhere makes its own `entrance`. The key is attached with `carried`; it may change while the
 * thing stays where it is.
 */
export function carrying(entrance: (node: Element) => TransitionConfig) {
  const keys = new WeakMap<Element, string>();
  const sent = new Map<string, Element>();

  const carried =
    (key: string): Attachment =>
    (node) =>
      void keys.set(node, key);

  function receive(node: Element): Deferred {
    return () => {
      const key = keys.get(node)!;
      const from = sent.get(key);
      sent.delete(key);
      return from?.isConnected ? glide(node, from) : entrance(node);
    };
  }

  /** It stays, unseen, until its place has been measured. */
  function send(node: Element): TransitionConfig {
    sent.set(keys.get(node)!, node);
    return moving(LONGEST, () => 'opacity: 0');
  }

  return { carried, receive, send };
}

/** Called when the whole page has been updated: measuring earlier would lay it out in between, and once more afterwards. */
type Deferred = () => TransitionConfig;

/** Moves something from where `place` is, in its size, to where it belongs. */
function glide(node: Element, place: Element): TransitionConfig {
  if (isReduced()) return { duration: 0 };
  const [there, here] = [place.getBoundingClientRect(), node.getBoundingClientRect()];
  if (!there.width || !here.width) return { duration: 0 };
  const [x, y, size] = [there.left - here.left, there.top - here.top, there.width / here.width - 1];
  return moving(
    LONGEST,
    (left) => `transform-origin: 0 0; transform: translate(${x * left}px, ${y * left}px) scale(${1 + size * left})`,
    { easing: cubicInOut },
  );
}

/** Falls, and rebounds a little. */
function bounce(t: number): number {
  return t < 0.7 ? (t / 0.7) ** 2 : 1 - 0.12 * Math.sin(((t - 0.7) / 0.3) * Math.PI);
}

// Skipping

let movesUntil = 0;
const skipped = new Set<() => void>();

/** Runs `skip` whenever the reader skips what moves; returns how to end that. */
export function onSkip(skip: () => void): () => void {
  skipped.add(skip);
  return () => skipped.delete(skip);
}

/** Ends what moves at once; a glow goes on. */
function skipMotion(): void {
  if (performance.now() > movesUntil) return;
  movesUntil = 0;
  for (const animation of document.getAnimations()) if (!(animation instanceof CSSAnimation)) animation.finish();
  for (const skip of skipped) skip();
}

for (const press of ['pointerdown', 'keydown']) addEventListener(press, skipMotion, { capture: true });
