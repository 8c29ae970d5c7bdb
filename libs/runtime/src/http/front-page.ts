import type { FaceDefinition } from './face.js';

export interface FrontPage {
  readonly type: string;
  readonly body: string;
}

const HEALTH = { live: '/health/live', ready: '/health/ready', metrics: '/metrics' } as const;

/** Where everything is, for whoever calls the bare address: a page for browsers, data for everybody else. */
export function frontPage(faces: readonly FaceDefinition[], accept: string, baseUrl: string): FrontPage {
  const doors = faces.map(({ name, prefixes, docsPath }) => ({ name, path: prefixes[0] ?? '/', docsPath }));
  if (accept.includes('text/html')) return { type: 'text/html; charset=utf-8', body: page(doors) };
  const at = (path: string) => baseUrl + path;
  return {
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({
      faces: doors.map(({ name, path, docsPath }) => ({
        name,
        address: at(path),
        docs: docsPath === undefined ? null : at(docsPath),
      })),
      health: { live: at(HEALTH.live), ready: at(HEALTH.ready) },
      metrics: at(HEALTH.metrics),
    }),
  };
}

interface Door {
  readonly name: string;
  readonly path: string;
  readonly docsPath: string | undefined;
}

/** Nothing in it comes from outside, and it loads nothing. */
function page(doors: readonly Door[]): string {
  const rows = doors.map(
    ({ name, path, docsPath }) =>
      `<li>${name}: <code>${path}</code>${docsPath === undefined ? '' : ` · <a href="${docsPath}">documentation</a>`}</li>`,
  );
  const health = Object.entries(HEALTH).map(([name, path]) => `<a href="${path}">${name}</a>`);
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><title>Last mile</title></head>',
    `<body><h1>Last mile</h1><ul>${rows.join('')}</ul><p>Health: ${health.join(' · ')}</p></body></html>`,
    '',
  ].join('\n');
}
