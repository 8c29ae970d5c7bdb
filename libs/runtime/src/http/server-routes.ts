import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '../core/core.js';
import { bearerToken } from './caller.js';
import type { FaceDefinition } from './face-definition.js';
import { facesOf, frontPage, llmsText } from './front-page.js';
import type { ExpressRequest, ExpressResponse } from './express-request.js';
import type { OpenStreams } from './open-streams.js';
import { packageAt, sendPackage } from './conditional-answers.js';
import type { Request } from 'express';

export interface ServerState {
  /** Set before the process ends: health reports it and connections close. */
  draining: boolean;
  /** In the order of mounting. */
  readonly faces: FaceDefinition[];
  /** Responses that end only when the caller leaves or the server drains. */
  readonly openStreams: OpenStreams;
}

type RouteHandler = (
  core: Core,
  state: ServerState,
  response: ExpressResponse,
  request: ExpressRequest,
) => Promise<void>;

const CHECK_LIMIT_MS = 2_000;

/** Pages are for people who work here or have a link; only the front page and documents are for everybody. */
const ROBOTS = 'User-agent: *\nAllow: /$\nAllow: /docs\nAllow: /llms.txt\nDisallow: /\n';

const ROUTES = new Map<string, RouteHandler>([
  ['/', showFrontPage],
  ['/docs', showFrontPage],
  [
    '/health/live',
    async (_core, _state, response) => {
      sendJson(response, 200, { status: 'live' });
    },
  ],
  ['/robots.txt', async (_core, _state, response) => sendText(response, ROBOTS)],
  [
    '/llms.txt',
    async ({ config }, { faces }, response) =>
      sendText(response, llmsText(facesOf(faces, config), config.publicUrl)),
  ],
  ['/health/ready', showReadiness],
  ['/metrics', showMetrics],
]);

/** Front page, health and metrics. Returns the route's pattern for the log. */
export function handleServerRoute(
  core: Core,
  state: ServerState,
  request: ExpressRequest,
  response: ExpressResponse,
): string {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const file = reads ? packageAt(path) : null;
  if (file !== null) {
    sendPackage(response, file);
    return '/docs/sdks/:name';
  }
  const answer = reads ? ROUTES.get(path) : undefined;
  if (!answer) {
    sendJson(response, 404, { error: 'not_found' });
    return 'unknown';
  }
  answer(core, state, response, request).catch((error: unknown) => {
    core.logger.error({ err: error, requestId: request.context.id }, 'request failed');
    if (!response.headersSent) sendJson(response, 500, { error: 'internal' });
  });
  return path;
}

function sendText(response: ExpressResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

async function showFrontPage(
  { config }: Core,
  { faces }: ServerState,
  response: ExpressResponse,
  request: ExpressRequest,
): Promise<void> {
  const { type, body } = frontPage(facesOf(faces, config), request.headers.accept ?? '', config.publicUrl);
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept',
  });
  response.end(body);
}

async function showReadiness(core: Core, state: ServerState, response: ExpressResponse): Promise<void> {
  const entries = [...core.health].map(async ([name, { ask }]) => [name, await resultOf(ask)] as const);
  const results = await Promise.all(entries);
  const good =
    !state.draining &&
    results.every(([name, result]) => result === 'ok' || core.health.get(name)?.required === false);
  sendJson(response, good ? 200 : 503, {
    status: state.draining ? 'draining' : good ? 'ready' : 'unready',
    checks: Object.fromEntries(results),
  });
}

async function resultOf(check: () => Promise<true | string>): Promise<string> {
  const late = new Promise<string>((done) => setTimeout(() => done('no answer'), CHECK_LIMIT_MS).unref());
  try {
    const result = await Promise.race([check(), late]);
    return result === true ? 'ok' : result;
  } catch {
    return 'away';
  }
}

async function showMetrics(
  core: Core,
  _state: ServerState,
  response: ExpressResponse,
  request: ExpressRequest,
): Promise<void> {
  const { metricsToken } = core.config;
  if (metricsToken !== null && !isSameToken(bearerToken(request) ?? '', metricsToken)) {
    response.setHeader('WWW-Authenticate', 'Bearer');
    sendJson(response, 401, { error: 'unauthorized' });
    return;
  }
  const text = await core.metrics.text();
  response.writeHead(200, { 'Content-Type': core.metrics.registry.contentType });
  response.end(text);
}

/** Digests are compared, so that the time of the comparison shows nothing of the token. */
function isSameToken(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function sendJson(response: ExpressResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

interface Layer {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** Empty for an unknown path, and for one that has the method asked for. */
export function allowedMethods({ app, baseUrl, path }: Request): string[] {
  const { stack } = (app as unknown as { router: { stack: readonly Layer[] } }).router;
  const methods = stack
    .filter((layer) => layer.route && layer.match(baseUrl + path))
    .flatMap(({ route }) => Object.keys(route?.methods ?? {}));
  return [...new Set(methods.map((method) => method.toUpperCase()))].sort();
}
