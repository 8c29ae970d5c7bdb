import type { Core } from '../core/core.js';
import type { FaceDefinition } from './face.js';
import { frontPage } from './front-page.js';
import type { HouseRequest, HouseResponse } from './house-request.js';

export interface HouseState {
  /** No new work: the process is about to end. */
  draining: boolean;
  /** What it answers for. */
  readonly faces: FaceDefinition[];
}

type Answer = (
  core: Core,
  state: HouseState,
  response: HouseResponse,
  request: HouseRequest,
) => Promise<void>;

const CHECK_LIMIT_MS = 2_000;

const ROUTES = new Map<string, Answer>([
  ['/', front],
  [
    '/health/live',
    async (_core, _state, response) => {
      sendJson(response, 200, { status: 'live' });
    },
  ],
  ['/health/ready', ready],
  ['/metrics', metrics],
]);

/** What the house answers itself, whatever faces it holds. Returns the route's pattern for the log. */
export function answerByHouse(
  core: Core,
  state: HouseState,
  request: HouseRequest,
  response: HouseResponse,
): string {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const answer = request.method === 'GET' || request.method === 'HEAD' ? ROUTES.get(path) : undefined;
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

async function front(
  { config }: Core,
  { faces }: HouseState,
  response: HouseResponse,
  request: HouseRequest,
): Promise<void> {
  const { type, body } = frontPage(faces, request.headers.accept ?? '', config.publicUrl);
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept',
  });
  response.end(body);
}

async function ready(core: Core, state: HouseState, response: HouseResponse): Promise<void> {
  const entries = [...core.health].map(async ([name, check]) => [name, await outcome(check)] as const);
  const checks = Object.fromEntries(await Promise.all(entries));
  const good = !state.draining && Object.values(checks).every((result) => result === 'ok');
  sendJson(response, good ? 200 : 503, {
    status: state.draining ? 'draining' : good ? 'ready' : 'unready',
    checks,
  });
}

async function outcome(check: () => Promise<true | string>): Promise<string> {
  const late = new Promise<string>((done) =>
    setTimeout(() => {
      done('no answer');
    }, CHECK_LIMIT_MS).unref(),
  );
  try {
    const result = await Promise.race([check(), late]);
    return result === true ? 'ok' : result;
  } catch {
    return 'away';
  }
}

async function metrics(core: Core, _state: HouseState, response: HouseResponse): Promise<void> {
  const text = await core.metrics.registry.metrics();
  response.writeHead(200, { 'Content-Type': core.metrics.registry.contentType });
  response.end(text);
}

function sendJson(response: HouseResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
