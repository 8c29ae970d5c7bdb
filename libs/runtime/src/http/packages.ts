import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExpressResponse } from './express-request.js';

/** Where a build puts the packages: beside what is compiled, or below the sources. */
const FOLDERS = ['../../../../packages', '../../../../dist/packages'];

const PREFIX = '/docs/sdks/';

/** The file of `/docs/sdks/NAME`: a package of this server's own version; null: it has none of this name. */
export function packageAt(path: string): string | null {
  const folder = FOLDERS.map((one) => join(import.meta.dirname, one)).find((one) => existsSync(one));
  if (folder === undefined || !path.startsWith(PREFIX)) return null;
  const name = readdirSync(folder).find((one) => path === `${PREFIX}${one}`);
  return name === undefined ? null : join(folder, name);
}

export function sendPackage(response: ExpressResponse, file: string): void {
  response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-cache' });
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}
