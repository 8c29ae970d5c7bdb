/** Checks that git keeps nothing that the build writes: types of documents, calls of SDKs. */
import { spawnSync } from 'node:child_process';

const MARK = 'Written by the build (`npm run generate`)';
const { stdout } = spawnSync('git', ['grep', '-lF', MARK, '--', ':!tools'], { encoding: 'utf8' });
const kept = stdout.split('\n').filter((path) => path !== '');
for (const path of kept)
  process.stderr.write(`${path}: is written by the build and belongs into .gitignore\n`);
process.exitCode = kept.length === 0 ? 0 : 1;
