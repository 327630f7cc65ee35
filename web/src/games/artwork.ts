/** Inserts a game's artwork into the page, once and hidden; drawings refer to it: `<use href="#kb-farm">`. */
export function insertArtwork(id: string, sources: readonly string[]): void {
  if (document.getElementById(id)) return;
  const all = document.createElement('div');
  all.id = id;
  all.setAttribute('aria-hidden', 'true');
  for (const source of sources) {
    const sheet = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
    // Not `display: none`, which would disable patterns and gradients.
    sheet.setAttribute('width', '0');
    sheet.setAttribute('height', '0');
    sheet.classList.add(id);
    all.append(document.adoptNode(sheet));
  }
  document.body.append(all);
}
