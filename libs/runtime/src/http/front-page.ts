import type { ModuleName } from '#domain';
import type { RuntimeConfig } from '../config/runtime-config.js';
import type { FaceDefinition } from './face-definition.js';

const HEALTH = { live: '/health/live', ready: '/health/ready', metrics: '/metrics' } as const;

/** The faces, with only those pages that this installation has. */
export function facesOf(faces: readonly FaceDefinition[], { modules }: RuntimeConfig): FaceDefinition[] {
  const isHere = ({ module }: { module?: ModuleName }) => module === undefined || modules.includes(module);
  return faces.map(({ assistants, pages = [], ...face }) => ({
    ...face,
    ...(assistants && isHere(assistants) && { assistants }),
    pages: pages.filter(isHere),
  }));
}

/** `/` and `/docs`: links as a page for browsers, as JSON for others. */
export function frontPage(faces: readonly FaceDefinition[], accept: string, baseUrl: string) {
  if (accept.includes('text/html')) return { type: 'text/html; charset=utf-8', body: htmlOf(faces) };
  const at = (path: string | undefined) => (path === undefined ? null : baseUrl + path);
  const shown = faces.map((face) => ({
    name: face.name,
    address: at(addressOf(face)),
    docs: at(face.docsPath),
    openapi: at(openApiPath(face)),
    collection: at(face.collectionPath),
  }));
  const pages = faces.flatMap(({ pages: own = [] }) =>
    own.map(({ title, path }) => ({ title, address: at(path) })),
  );
  const health = { live: at(HEALTH.live), ready: at(HEALTH.ready) };
  const body = JSON.stringify({ faces: shown, pages, health, metrics: at(HEALTH.metrics) });
  return { type: 'application/json; charset=utf-8', body };
}

/** `/llms.txt` (llmstxt.org): the documents that language models read. */
export function llmsText(faces: readonly FaceDefinition[], baseUrl: string): string {
  const documents = faces.flatMap((face) => {
    const openApi = openApiPath(face);
    if (openApi === undefined) return [];
    const documentation = `- [${face.name}](${baseUrl}${face.docsPath ?? ''}): below \`${addressOf(face)}\``;
    const guide = openApi.replace('openapi.json', 'guide.en.md');
    return [`${documentation}; [OpenAPI](${baseUrl}${openApi}); [guide](${baseUrl}${guide})`];
  });
  const servers = faces.flatMap(({ assistants }) =>
    assistants === undefined
      ? []
      : [
          `- [MCP server](${baseUrl}${assistants.path}): streamable HTTP, with a merchant's key of the Full API`,
        ],
  );
  return [
    '# Last mile',
    '> Deliveries of Brazilian shops by the couriers of delivery companies: prices, orders, tracking, wallets, webhooks.',
    ['## APIs', ...documents].join('\n'),
    ...(servers.length > 0 ? [['## Assistants', ...servers].join('\n')] : []),
    '',
  ].join('\n\n');
}

function addressOf({ prefixes }: FaceDefinition): string {
  return prefixes[0] ?? '/';
}

/** The document is beside its documentation page. */
function openApiPath({ docsPath }: FaceDefinition): string | undefined {
  return docsPath?.replace(/docs$/, 'openapi.json');
}

/** Made without input of the request; it loads nothing. */
function htmlOf(faces: readonly FaceDefinition[]): string {
  const apis = faces.map((face) => {
    const links = [
      link('documentation', face.docsPath),
      link('OpenAPI', openApiPath(face)),
      link('Postman collection', face.collectionPath),
    ];
    return `<li>${face.name}: <code>${addressOf(face)}</code>${links.join('')}</li>`;
  });
  const pages = faces.flatMap(({ pages: own = [] }) =>
    own.map(({ title, path }) => `<li><a href="${path}">${title}</a></li>`),
  );
  const health = Object.entries(HEALTH).map(([name, path]) => `<a href="${path}">${name}</a>`);
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><title>Last mile</title></head>',
    `<body><h1>Last mile</h1><h2>APIs</h2><ul>${apis.join('')}</ul>`,
    ...(pages.length > 0 ? [`<h2>Pages</h2><ul>${pages.join('')}</ul>`] : []),
    '<p>Credentials of the demonstration: the output of <code>npm start</code>, and <code>demo.json</code> in the data folder.</p>',
    `<p>Health: ${health.join(' · ')}</p></body></html>`,
    '',
  ].join('\n');
}

function link(text: string, path: string | undefined): string {
  return path === undefined ? '' : ` · <a href="${path}">${text}</a>`;
}
