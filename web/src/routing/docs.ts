/** Where this server has the documentation: it says so in the page, if the site is built. */
export const docsAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="docs"]')?.content ?? null;
