// Runs before `npm start`: builds only when a source is newer than the last build, so that a second start is quick.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ENTRY = 'dist/apps/gateway/src/main.js';
const SOURCES = ['apps', 'libs', 'package.json', 'tsconfig.json', 'tsconfig.build.json', 'copy-assets.mjs'];

function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const built =
  existsSync('dist/.tsbuildinfo') && existsSync(ENTRY) ? statSync('dist/.tsbuildinfo').mtimeMs : 0;
if (Math.max(...SOURCES.map(newest)) > built) {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}
