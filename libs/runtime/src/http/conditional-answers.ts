import { blocksMarkdown } from '../guide/guide-markdown.js';
import { commonBlocks } from '../guide/guide-places.js';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExpressResponse } from './express-request.js';

/** What the documents of the faces show of endpoints that answer with a `VersionedAnswer`. */

const ETAG = {
  ETag: {
    description: 'Versão desta resposta: envie em If-None-Match na próxima consulta',
    schema: { type: 'string' },
  },
} as const;

export const CONDITIONAL_ANSWERS = {
  /** A parameter of the operation. */
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'ETag de uma resposta anterior: enquanto nada mudou, a resposta é 304, sem corpo',
    schema: { type: 'string' },
  },
  /** Headers of 200. */
  headers: ETAG,
  /** The answer 304. */
  notModified: { description: 'Nada mudou desde a resposta que If-None-Match indica', headers: ETAG },
} as const;

/** Markdown about the headers that help programs on their way, for each face's document. */
export const ANSWER_HELP = `
## Quando algo não dá certo

${blocksMarkdown(commonBlocks(['credentials', 'limits'], 'pt'))}`.trim();

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
