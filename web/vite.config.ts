import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** `npm run dev` serves the pages itself and asks this server for everything else. */
const server = process.env.BASTIDE_SERVER ?? 'http://127.0.0.1:8017';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/bastide/server/pages',
    emptyOutDir: true,
    // The server forbids scripts and styles inside the page, so nothing is put there.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Their licences ask that it goes with every copy of the packages whose code is in the pages.
    license: { fileName: 'licences.md' },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    // A game's artwork lies in its room on the server's side, once for all drawings.
    fs: { allow: ['..'] },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
