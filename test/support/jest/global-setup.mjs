import { existsSync } from 'node:fs';
import '../typescript.mjs';
import { CACHE, compiled } from '../typescript-hooks.mjs';
import { testFiles } from './suites.mjs';

/** In a new clone each worker would compile the same sources at the same time. */
async function compileOnce() {
  const sources = testFiles(/\.tsx?$/);
  const lane = async () => {
    for (let source = sources.pop(); source !== undefined; source = sources.pop()) await compiled(source);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

export default async function globalSetup() {
  if (!existsSync(CACHE)) await compileOnce();
  const { default: setUp } = await import('../global-setup.mjs');
  globalThis.endTestRun = await setUp();
}
