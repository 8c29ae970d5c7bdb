import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { wordsOf } from './words-plugin.mjs';

const source = join(import.meta.dirname, 'src');
const root = join(import.meta.dirname, '../..');

/** Each folder of `src` with an `index.html` is an app. */
const pages = readdirSync(source)
  .map((app) => join(source, app, 'index.html'))
  .filter((page) => existsSync(page));

/** `npm run web:dev` forwards API calls to the server that `npm start` runs. */
const server = process.env.PANEL_SERVER ?? 'http://localhost:3000';

/** Warnings to hide: marks of packages for servers that render, and build times. */
const QUIET = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']);

/** The languages of the apps, as `src/base/languages.ts` lists them, with the tags of their pages. */
export const LANGUAGES = { pt: 'pt-BR', en: 'en' };

/**
 * Each language is a build of its own: no text of another is loaded, and no text before the part that shows
 * it. @returns {import('vite').UserConfig}
 */
export function configOf(language) {
  return {
    root: source,
    base: `/web/${language}/`,
    cacheDir: join(root, `node_modules/.cache/vite-${language}`),
    plugins: [wordsOf(language, source), pageIn(language)],
    build: {
      outDir: join(root, 'dist/web', language),
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      // A picture inside a style would need `data:` in each page's policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
      rolldownOptions: {
        input: pages,
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: TOGETHER } },
        onLog(level, log, tell) {
          if (!QUIET.has(log.code)) tell(level, log);
        },
      },
    },
    server: { proxy: { '/api': server, '/arquivos': server, '/rastreio': server } },
  };
}

/**
 * Small modules that are loaded together anyway are put into one file: a browser has six requests under way,
 * and each more costs a phone a wave of 150 ms. None has `observable.ts`: what stands beside React
 * (`lazy.tsx`) uses it at once, and the two files would wait for each other.
 */
const TOGETHER = [
  { name: 'moments', test: /base\/((clock|plural)\.ts|words\/\w+\.words\?section=locale)$/ },
  {
    name: 'first',
    test: /entregador\/data\/(queue|whereabouts)\.store\.ts$|base\/(attempt\.ts|ui\/notice\.tsx|search-presence\.rules)/,
  },
  {
    name: 'at-work',
    test: /entregador\/data\/((acts|help|live|order-list|push|stored-answer)\.store|(act|queue)\.rules)\.ts$/,
  },
];

/** Files of every page; the page's HTML names them. */
const COMMON = /\/(preload-helper|moments|first)-/;

/** What couriers' screens share: stored on the phone; `first-screen.ts` asks for the first one. */
const OF_COURIERS = /\/(first|stored-answer\.hook)-/;

/**
 * The files to preload beside a script. A part of a screen preloads its styles alone, and so does a courier's
 * screen: the names of all shared files would be a tenth of a phone's load before its first view.
 */
function preloaded(file, needed, { hostType }) {
  if (hostType !== 'js') return needed;
  const isScreen = /\/route-/.test(file) && !needed.some((name) => OF_COURIERS.test(name));
  return needed.filter((name) => !COMMON.test(name) && (isScreen || name === file || name.endsWith('.css')));
}

/** Texts that an app's page shows before its scripts are loaded. */
export function pageWords(app, language) {
  return JSON.parse(readFileSync(join(source, app, 'words/page.json'), 'utf8'))[language];
}

const pageIn = (language) => ({
  name: 'page-language',
  transformIndexHtml: (html, { filename }) => {
    const { name, noScript } = pageWords(basename(dirname(filename)), language);
    return html
      .replace('<html lang="pt-BR">', `<html lang="${LANGUAGES[language]}">`)
      .replace(/<title>.*<\/title>/, `<title>${name}</title>`)
      .replace(/<noscript>.*<\/noscript>/, `<noscript>${noScript}</noscript>`);
  },
});

/** `WEB_LANGUAGE=en npm run web:dev` shows another language. */
export default configOf(process.env.WEB_LANGUAGE ?? 'pt');
