import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartupError } from '../startup.error.js';

/** Creates the data folder, or fails with the reason why it cannot be used. */
export function prepareDataFolder(path: string): void {
  try {
    makeFolder(resolve(path));
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `The data folder ${path} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}): give this user the right to, or set DATA_DIR to another folder`,
    );
  }
}

/** Creates one folder at a time: where a parent allows no folders (`/proc`), Node's `recursive` never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process created it at the same time.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
