import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartupError } from '../startup.error.js';
import { randomBytes } from 'node:crypto';
import { type RuntimeConfig, secretFile } from './runtime-config.js';

/** @throws StartupError: why the folder cannot be used */
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

/** Makes one folder at a time: where a parent allows no folders (`/proc`), Node's `recursive` never ends. */
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

const OWNER_ONLY = 0o600;
const SECRET_BYTES = 32;

/** The configured secrets, or those stored with the embedded database: one per line, the first one seals. */
export function secretKeys(config: RuntimeConfig): readonly [string, ...string[]] {
  if (config.secretKeys) return config.secretKeys;
  const file = secretFile(config);
  if (!existsSync(file)) storeSecretKeys(config, [randomBytes(SECRET_BYTES).toString('hex')]);
  chmodSync(file, OWNER_ONLY);
  const [first, ...others] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  if (first === undefined)
    throw new StartupError(
      `${file} is empty: put back the secret it held (without it stored secrets cannot be read)`,
    );
  return [first, ...others];
}

export function storeSecretKeys(config: RuntimeConfig, secrets: readonly string[]): void {
  writeFileSync(secretFile(config), `${secrets.join('\n')}\n`, { mode: OWNER_ONLY });
}
