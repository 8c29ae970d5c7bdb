import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from '@swc/core';

/** Sources are compiled without type checks, with decorators as Nest and TypeORM read them. */
const SETTINGS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** Cache of compiled sources: tests start dozens of processes from the same files. */
export const CACHE = join(import.meta.dirname, '../../node_modules/.cache/compiled-sources');

export const SOURCE = /\.tsx?$/;
/** What the web apps import beside scripts: styles, which no program looks at. */
const TEXT = /\.css$/;

/** The source of what a build would make; undefined: there is none. */
export const sourceOf = (built) =>
  ['.ts', '.tsx'].map((ending) => built.replace(/\.js$/, ending)).find((path) => existsSync(path));

/** Our aliases have a `source` condition; relative imports name the `.js` that a build would make. */
export async function resolve(specifier, context, next) {
  const conditions = ['source', ...(context.conditions ?? [])];
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && SOURCE.test(context.parentURL ?? '')) {
    const source = sourceOf(fileURLToPath(new URL(specifier, context.parentURL)));
    if (source) return { url: pathToFileURL(source).href, format: 'module', shortCircuit: true };
  }
  return next(specifier, { ...context, conditions });
}

export async function load(url, context, next) {
  if (TEXT.test(url)) return { format: 'module', source: textOf(fileURLToPath(url)), shortCircuit: true };
  if (!SOURCE.test(url)) return next(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}

/** The code of a source, from the cache if compiled before. Read at once: nothing waits for this thread. */
export async function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const key = createHash('sha256')
    .update(JSON.stringify([SETTINGS, filename, source]))
    .digest('hex');
  const file = join(CACHE, `${key}.mjs`);
  return existsSync(file) ? readFileSync(file, 'utf8') : compile(source, filename, file);
}

async function compile(source, filename, file) {
  const { code } = await transform(source, { ...SETTINGS, filename });
  await mkdir(CACHE, { recursive: true });
  // Written under another name and renamed, as other processes may be reading.
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, code);
  await rename(fresh, file);
  return code;
}

const textOf = (file) => `export default ${JSON.stringify(readFileSync(file, 'utf8'))};`;
