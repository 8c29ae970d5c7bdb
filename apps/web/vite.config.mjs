import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, 'src');
const root = join(import.meta.dirname, '../..');

/** Each folder of `src` with an `index.html` is an app. */
const pages = readdirSync(source)
  .map((app) => join(source, app, 'index.html'))
  .filter((page) => existsSync(page));

/** `npm run web:dev` forwards API calls to the server that `npm start` runs. */
const server = process.env.PANEL_SERVER ?? 'http://localhost:3000';

/** Warnings without use: packages mark parts as browser code for servers that render, and build times. */
const QUIET = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']);

/** @type {import('vite').UserConfig} */
export default {
  root: source,
  base: '/web/',
  cacheDir: join(root, 'node_modules/.cache/vite'),
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // A picture inside a style would need `data:` in each page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages,
      onLog(level, log, tell) {
        if (!QUIET.has(log.code)) tell(level, log);
      },
    },
  },
  server: { proxy: { '/api': server, '/arquivos': server, '/rastreio': server } },
};
