// Runs before `npm start`: builds only when a source is newer than the build, so a second start is quick.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ENTRY = 'dist/server/gateway.js';
const SOURCES = ['apps', 'libs', 'package.json', 'tsconfig.json', 'tsconfig.build.json', 'tools/build'];

function newest(path) {
  const found = statSync(path);
  const inside = found.isDirectory() ? readdirSync(path) : [];
  return Math.max(found.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}

// The file written last by a build.
const built = existsSync(ENTRY) ? statSync(ENTRY).mtimeMs : 0;
if (Math.max(...SOURCES.map(newest)) > built) {
  // A group of its own, so that a signal ends whatever step of the build it meets.
  const build = spawn('npm', ['run', '--silent', 'build'], { stdio: 'inherit', detached: true });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => process.kill(-build.pid, signal));
  build.on('close', (code) => process.exit(code ?? 1));
}
