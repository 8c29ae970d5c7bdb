import { join } from 'node:path';
import type { Blocks } from './guide.js';
import { readPrograms } from './programs.js';

interface HmacScheme {
  readonly header: string;
  readonly hash: 'sha256' | 'sha512';
  /** How the secret is called where the program keeps it. */
  readonly secret: 'CLIENT_SECRET' | 'CHAVE';
  readonly answer: 200 | 204;
  /** The function of the SDKs: `verify` and this. */
  readonly sdk: 'OpenDelivery' | 'ModelM';
}

const ASSETS = join(import.meta.dirname, 'assets');

/** Programs that verify HMAC in hexadecimal over the bytes of the body as they came. */
export function hmacSamples({ header, answer, sdk, ...same }: HmacScheme): Readonly<Record<string, Blocks>> {
  return readPrograms(join(ASSETS, 'hmac.md'), {
    ...{ header, answer: String(answer), sdk, ...same },
    'header-in-node': header.toLowerCase(),
    'header-in-php': `HTTP_${header.toUpperCase().replaceAll('-', '_')}`,
    'sdk-in-python': sdk.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase(),
  });
}

export const STANDARD_SAMPLES = readPrograms(join(ASSETS, 'standard.md'));
