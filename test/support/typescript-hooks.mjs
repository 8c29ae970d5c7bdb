import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { CACHE, compiledFiles, SETTINGS } from './compiled-source.cjs';

const JEST_GLOBALS = new URL('./jest/globals.mjs', import.meta.url).href;

/** Our aliases have a `source` condition; relative imports name the `.js` that a build would make. */
export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: JEST_GLOBALS, format: 'module', shortCircuit: true };
  const conditions = ['source', ...(context.conditions ?? [])];
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(fileURLToPath(source))) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, { ...context, conditions });
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}

/** The code of a source, from the cache where it was compiled before. */
export async function compiled(filename) {
  const source = await readFile(filename, 'utf8');
  const files = compiledFiles(filename, source);
  const known = await readFile(files.code, 'utf8').catch(() => null);
  return known ?? compile(source, filename, files);
}

async function compile(source, filename, files) {
  const { code, map } = await transform(source, { ...SETTINGS, filename });
  await mkdir(CACHE, { recursive: true });
  await write(files.map, map);
  await write(files.code, code);
  return code;
}

/** Written under another name and renamed, as other processes may be reading. */
async function write(file, text) {
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, text);
  await rename(fresh, file);
}
