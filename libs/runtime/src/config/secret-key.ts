import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { StartupError } from '../startup.error.js';
import { secretFile, type RuntimeConfig } from './runtime-config.js';

const OWNER_ONLY = 0o600;
const SECRET_BYTES = 32;

/** The configured secrets, or those stored with the embedded database: one per line, the first one seals. */
export function secretKeys(config: RuntimeConfig): readonly [string, ...string[]] {
  if (config.secretKeys) return config.secretKeys;
  const file = secretFile(config);
  if (!existsSync(file)) keepSecretKeys(config, [randomBytes(SECRET_BYTES).toString('hex')]);
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

export function keepSecretKeys(config: RuntimeConfig, secrets: readonly string[]): void {
  writeFileSync(secretFile(config), `${secrets.join('\n')}\n`, { mode: OWNER_ONLY });
}
