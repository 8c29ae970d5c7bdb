import { blocksMarkdown } from '../guide/guide-markdown.js';
import { commonBlocks } from '../guide/guide-places.js';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExpressResponse } from './express-request.js';

/** Shown in the documents of endpoints that answer with a `VersionedAnswer`. */

const ETAG = {
  ETag: {
    description: 'Versão desta resposta: envie em If-None-Match na próxima consulta',
    schema: { type: 'string' },
  },
} as const;

export const CONDITIONAL_ANSWERS = {
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'ETag de uma resposta anterior: enquanto nada mudou, a resposta é 304, sem corpo',
    schema: { type: 'string' },
  },
  headers: ETAG,
  notModified: { description: 'Nada mudou desde a resposta que If-None-Match indica', headers: ETAG },
} as const;

/** Markdown for each face's document. */
export const ANSWER_HELP = `
## Quando algo não dá certo

${blocksMarkdown(commonBlocks(['credentials', 'limits'], 'pt'))}`.trim();

/** A build puts the packages beside what is compiled; the sources find them below `dist`. */
const FOLDERS = ['../../../../packages', '../../../../dist/packages'];

const PREFIX = '/docs/sdks/';

/** A package of this server's own version; null: there is none of this name. */
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
