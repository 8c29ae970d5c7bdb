import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INPUT, OUTPUT } from '../../tools/build/bundle.mjs';
import { CACHE, compiled, SOURCE, sourceOf } from './typescript-hooks.mjs';

const root = join(import.meta.dirname, '../..');
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const BUNDLES = join(CACHE, '../bundled-programs');
const PROGRAMS = [
  'apps/gateway/src/main.ts',
  'apps/worker/src/main.ts',
  'apps/console/src/cli/main.ts',
  'test/webhooks/crash/crash-process.driver.ts',
  'test/webhooks/trust.driver.ts',
  'test/support/control/controlled-gateway.driver.ts',
  'libs/runtime/src/group/process-group.driver.ts',
];
/** What those start beside them: two threads, and the process that makes a city. */
const STARTED = [
  'libs/city/src/cities/city-process.tasks.ts',
  'libs/city/src/roads/roads-thread.tasks.ts',
  'libs/domain/src/dispatch/planning/planning-thread.tasks.ts',
];
const SOURCES = ['apps', 'libs', 'test/support', 'test/webhooks'];
/** Bundles that are kept: those of other branches, and of what still runs. */
const KEPT = 5;

/** Sources as tests compile them. Modules find the files beside them and the bundles by their own address. */
const sources = {
  name: 'sources',
  resolveId(specifier, importer) {
    const ours = imports[specifier]?.source;
    if (ours) return join(root, ours);
    if (!SOURCE.test(importer ?? '') || !/^\.{1,2}\/.*\.js$/.test(specifier)) return null;
    return sourceOf(resolve(dirname(importer), specifier)) ?? null;
  },
  async load(id) {
    if (!/\.(tsx?|m?js)$/.test(id)) return null;
    const code = SOURCE.test(id) ? await compiled(id) : readFileSync(id, 'utf8');
    const address = code.includes('.tasks${') ? join(folder, startedName(relative(root, id))) : id;
    return {
      code: code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(address).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
      moduleType: 'js',
    };
  },
};

/** Named by the module beside it, which takes over its own ending. */
const startedName = (source) => source.replace(/\.ts$/, '.mjs');

async function bundleInto(folder) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    ...INPUT,
    input: {
      ...Object.fromEntries(PROGRAMS.map((main) => [`${main}.mjs`, join(root, main)])),
      ...Object.fromEntries(STARTED.map((main) => [startedName(main), join(root, main)])),
    },
    plugins: [sources],
    // Optional parts of packages are not installed; the bundle of a build names what else is wrong.
    onLog: () => undefined,
  });
  await bundle.write({
    ...OUTPUT,
    dir: folder,
    entryFileNames: '[name]',
    chunkFileNames: '[name].mjs',
  });
}

function hashOfSources() {
  const hash = createHash('sha256')
    .update(root)
    .update(readFileSync(import.meta.filename));
  const files = SOURCES.flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /(?<!\.(spec|suite))\.tsx?$/.test(name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  for (const file of [...files.sort(), join(root, 'tools/build/bundle.mjs'), join(root, 'package-lock.json')])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 24);
}

function keep(fresh, folder) {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another run made it meanwhile.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    rmSync(fresh, { recursive: true });
  }
  const madeAt = (name) => statSync(join(BUNDLES, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const oldestFirst = readdirSync(BUNDLES)
    .filter((name) => !name.includes('-'))
    .sort((a, b) => madeAt(a) - madeAt(b));
  for (const name of oldestFirst.slice(0, -KEPT))
    rmSync(join(BUNDLES, name), { recursive: true, force: true });
}

/** Prints the folder of programs: from there they start in a third of the time that their sources need. */
const folder = join(BUNDLES, hashOfSources());
mkdirSync(BUNDLES, { recursive: true });
if (!existsSync(folder)) {
  const fresh = `${folder}-${process.pid}`;
  await bundleInto(fresh);
  keep(fresh, folder);
}
process.stdout.write(folder);
