import { existsSync } from 'node:fs';
import type { Environment } from './config-parser.js';
import { isIP } from 'node:net';
import { z } from 'zod';

/** A variable of the process wins over the `.env` of the working folder. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** In the form of Express' `trust proxy`: how many proxies stand before us (0: none), or their addresses. */
type TrustedProxies = number | readonly string[];

const RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MESSAGE =
  'must be how many proxies write X-Forwarded-For one after the other (0 to 9), or their addresses with commas; ' +
  'true would believe whatever a caller writes';

/**
 * `true` (everybody) is refused: whoever believes every sender believes the address that a caller wrote
 * itself.
 */
export const trustedProxies = z
  .string()
  .transform((text) => (text.trim().toLowerCase() === 'false' ? '0' : text.trim()))
  .refine((text) => isHops(text) || text.split(',').every((each) => isProxy(each.trim())), MESSAGE)
  .transform((text): TrustedProxies =>
    isHops(text) ? Number(text) : text.split(',').map((each) => each.trim()),
  )
  .default(0);

function isHops(text: string): boolean {
  return /^\d$/.test(text);
}

function isProxy(text: string): boolean {
  if (RANGES.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
