import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../startup.error.js';

/** VAPID (RFC 8292): a key pair on P-256, in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface PushKeySettings {
  readonly push: PushKeys | null;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

const OWNER_ONLY = 0o600;
const UNCOMPRESSED = 4;

export const pushPublicKey = z
  .string()
  .regex(/^B[\w-]{86}$/, 'must be a public key of P-256 in base64url (make a pair with: cli push keys)');
export const pushPrivateKey = z
  .string()
  .regex(/^[\w-]{43}$/, 'must be a private key of P-256 in base64url (make a pair with: cli push keys)');

const storedKeys = z.object({ publicKey: pushPublicKey, privateKey: pushPrivateKey });

export function makePushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.from([UNCOMPRESSED]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

/**
 * The configured keys, or those stored with the embedded database, which are made once. null: another
 * database without configured keys, where each process would make others.
 */
export function pushKeys(config: PushKeySettings): PushKeys | null {
  if (config.push !== null) return config.push;
  if (config.databaseUrl !== null) return null;
  const file = join(config.dataDir, 'push-keys.json');
  if (!existsSync(file)) keepFirst(file, makePushKeys());
  const stored = storedKeys.safeParse(parsed(readFileSync(file, 'utf8')));
  if (!stored.success)
    throw new StartupError(
      `${file} holds no push keys: put back those it held, or delete it (then couriers' phones subscribe anew)`,
    );
  return stored.data;
}

/** Several processes may start together: all use the keys of the one that writes the file first. */
function keepFirst(file: string, keys: PushKeys): void {
  try {
    writeFileSync(file, `${JSON.stringify(keys)}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
