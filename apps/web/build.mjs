// Builds the web apps into dist/web, each file also compressed. Does nothing when no source changed since.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesOfApp, filesOfScreen, firstLoads } from './first-load.mjs';
import { configOf, LANGUAGES, pageWords } from './vite.config.mjs';

const root = join(import.meta.dirname, '../..');
const output = join(root, 'dist/web');
const stamp = join(output, '.sources');
/** Endings of files that are neither compressed already nor too small. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;
const MIN_BYTES = 500;

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function sourcesHash() {
  const hash = createHash('sha256');
  const sources = [import.meta.dirname, join(root, 'tools/words')]
    .flatMap(filesOf)
    .filter((path) => !/\.spec\.tsx?$|\/generated\/console\.ts$/.test(path));
  for (const path of [...sources.sort(), join(root, 'package-lock.json')])
    hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

/** Packed bodies by the hash of their content: most files are the same in every language. */
const packed = new Map();

function compress(path) {
  const body = readFileSync(path);
  if (!COMPRESSIBLE.test(path) || body.length < MIN_BYTES) return;
  const hash = createHash('sha256').update(body).digest('hex');
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const bodies = packed.get(hash) ?? {
    br: brotliCompressSync(body, quality),
    gz: gzipSync(body, { level: 9 }),
  };
  packed.set(hash, bodies);
  writeFileSync(`${path}.br`, bodies.br);
  writeFileSync(`${path}.gz`, bodies.gz);
}

/** Builds into a second folder, which then replaces the last build: nobody ever sees half of one. */
async function buildInto(folder) {
  // A test run sets `test`, with which packages come in their development form.
  process.env.NODE_ENV = 'production';
  const languages = Object.keys(LANGUAGES);
  for (const language of languages) await buildLanguage(language, join(folder, language));
  filesOf(folder).forEach(compress);
  const loads = languages
    .flatMap((language) =>
      firstLoads(join(folder, language)).map((load) => ({ ...load, name: `${load.screen} (${language})` })),
    )
    .sort((a, b) => b.bytes - a.bytes);
  const kilobytes = ({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)} kB`;
  process.stdout.write(`Web apps built; first load at most ${kilobytes(loads[0])} (gzip)\n`);
  const heavy = loads.filter(({ bytes, limit }) => bytes > limit);
  if (heavy.length > 0) throw new Error(`First load too large (gzip): ${heavy.map(kilobytes).join(', ')}`);
  const phones = loads.filter(({ screen }) => screen.startsWith('entregador/')).slice(0, 6);
  process.stdout.write(`  of phones: ${phones.map(kilobytes).join(', ')}\n`);
}

async function buildLanguage(language, folder) {
  const { build } = await import('vite');
  const config = configOf(language);
  await build({
    ...config,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    build: { ...config.build, outDir: folder },
  });
  for (const app of readdirSync(join(import.meta.dirname, 'src')))
    await addOwnFiles(build, folder, app, language);
}

function translateManifest(file, app, language) {
  if (!existsSync(file)) return;
  const { name, description } = pageWords(app, language);
  const own = { name, short_name: name, description, lang: LANGUAGES[language] };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...own }));
}

/** Adds an app's `public` folder, and its scripts that know the names of the files that were built. */
async function addOwnFiles(build, folder, app, language) {
  const source = join(import.meta.dirname, 'src', app);
  if (existsSync(join(source, 'public')))
    cpSync(join(source, 'public'), join(folder, app), { recursive: true });
  translateManifest(join(folder, app, 'manifest.webmanifest'), app, language);
  if (existsSync(join(source, 'first-screen.ts'))) await addFirstScreen(build, folder, app, language);
  if (existsSync(join(source, 'worker.ts'))) await addWorker(build, folder, app, language);
}

const FIRST_SCREENS = ['enter', 'work'];

/** The script that runs before all others and asks for the first screen's files. */
async function addFirstScreen(build, folder, app, language) {
  const addressesOf = (screen) =>
    filesOfScreen(folder, app, screen).map((file) => `/web/${language}/${file}`);
  const screens = FIRST_SCREENS.map((screen) => [screen, addressesOf(screen)]);
  const built = await buildScript(build, join('src', app, 'first-screen.ts'), {
    outDir: join(folder, 'assets'),
    name: 'first-screen-[hash].js',
    define: { SCREENS: JSON.stringify(Object.fromEntries(screens)) },
  });
  const page = join(folder, app, 'index.html');
  const script = `<script async src="/web/${language}/assets/${built}"></script>\n    <script type="module"`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('<script type="module"', script));
}

/** The service worker, with the names of the files to store. */
async function addWorker(build, folder, app, language) {
  const files = filesOfApp(folder, app);
  const version = createHash('sha256');
  for (const file of [...files, `${app}/index.html`]) version.update(readFileSync(join(folder, file)));
  const facts = { language, version: version.digest('hex').slice(0, 16), files };
  await buildScript(build, join('src', app, 'worker.ts'), {
    outDir: join(folder, app),
    name: 'worker.js',
    define: { BUILD: JSON.stringify(facts) },
  });
}

/** Builds a script that is no module. Returns its name. */
async function buildScript(build, input, { outDir, name, define }) {
  const { output } = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    define,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, input),
        output: { format: 'iife', entryFileNames: name },
      },
    },
  });
  return output[0].fileName;
}

function replaceBy(folder) {
  const former = `${folder}-former`;
  // Renamed, not removed: two builds of the same sources may end at the same moment.
  renamed(output, former);
  // Another build finished first: its files are the same.
  if (!renamed(folder, output)) rmSync(folder, { recursive: true });
  rmSync(former, { recursive: true, force: true });
}

/** false: there is nothing to rename, or the other place is taken. */
function renamed(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTEMPTY') throw error;
    return false;
  }
}

const wanted = sourcesHash();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const folder = join(root, `dist/web-${process.pid}`);
  try {
    await buildInto(folder);
    writeFileSync(join(folder, '.sources'), wanted);
    replaceBy(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
