/**
 * The artwork: one source for the printed picture and the browser. It is laid into the page once, out of sight, and
 * every drawing refers to it: `<use href="#kb-farm">`, `fill="url(#kb-grass)"`.
 */
import symbols from '../../../../src/bastide/games/kingdom_builder/drawing/symbols.svg?raw';

const ID = 'kb-artwork';

/** Lays the artwork into the page unless it is there. */
export function layArtwork(): void {
  if (document.getElementById(ID)) return;
  const sheet = new DOMParser().parseFromString(symbols, 'image/svg+xml').documentElement;
  sheet.id = ID;
  sheet.setAttribute('aria-hidden', 'true');
  // Not `display: none`: patterns and gradients must stay alive.
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.classList.add('kb-artwork');
  document.body.append(document.adoptNode(sheet));
}
