import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartupError } from '../startup.error.js';

/** Makes the data folder, or says why it cannot be used. */
export function prepareDataFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `The data folder ${path} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}): give this user the right to, or set DATA_DIR to another folder`,
    );
  }
}
