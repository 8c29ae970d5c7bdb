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

/** Warnings without use: packages mark parts as browser code for servers that render, and build times. */
const QUIET = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']);

/** The languages of the apps, as `src/base/languages.ts` lists them, with those of their pages. */
export const LANGUAGES = { pt: 'pt-BR', en: 'en' };

/**
 * Each language is a build of its own: nothing is loaded of the others, and no text after the part that shows it.
 * @returns {import('vite').UserConfig}
 */
export function configOf(language) {
  return {
    root: source,
    base: `/web/${language}/`,
    cacheDir: join(root, `node_modules/.cache/vite-${language}`),
    resolve: { alias: [{ find: /\.pt\.md\?raw$/, replacement: `.${language}.md?raw` }] },
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
 * Modules of a few lines that are loaded together anyway are one file: a browser has six requests under way, and each more
 * costs a phone a wave of 150 ms. None has `observable.ts`: what stands beside React (`lazy.tsx`) uses it at once, and the two files would
 * wait for each other.
 */
const TOGETHER = [
  { name: 'moments', test: /base\/((clock|plural)\.ts|words\/\w+\.words\?section=locale)$/ },
  {
    name: 'first',
    test: /entregador\/data\/(queue|whereabouts)\.store\.ts$|base\/(attempt\.ts|ui\/notice\.tsx|search-presence\.rules)/,
  },
  {
    name: 'at-work',
    test: /entregador\/data\/((acts|goods|help|live|order-list|orders|push|stored-answer|work-rules)\.store|(act|queue)\.rules)\.ts$/,
  },
];

/** On every page of an app: the page itself names them. */
const COMMON = /\/(preload-helper|moments|first)-/;

/** What couriers' screens share: theirs are stored on the phone, and the first one is asked for by `first-screen.ts`. */
const OF_COURIERS = /\/(first|stored-answer\.hook)-/;

/**
 * What is asked for beside a script, instead of after it. A part of a screen asks for its styles alone, and so does a
 * courier's screen: the names of all that they share would be a tenth of what a phone loads before its first view.
 */
function preloaded(file, needed, { hostType }) {
  if (hostType !== 'js') return needed;
  const isScreen = /\/route-/.test(file) && !needed.some((name) => OF_COURIERS.test(name));
  return needed.filter((name) => !COMMON.test(name) && (isScreen || name === file || name.endsWith('.css')));
}

/** What an app says before its scripts are there: its name, and what it needs. */
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
