import type { Core } from '../core/core.js';
import type { FaceApp } from './faces-adapter.js';
import { AnswerBatch } from './answer-batch.js';
import { handleServerRoute, type ServerState } from './server-routes.js';
import { bindApp, type ExpressRequest, type ExpressResponse } from './express-request.js';
import { serveByCaller } from './reading-callers.js';
import { newContext } from './request-context.js';

/** In logs and metrics, where no face answered. */
const SERVER = 'server';

/** Browsers must not sniff, frame or store API answers, nor load anything from them. */
const API_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};
const HSTS = 'max-age=31536000; includeSubDomains';

interface MountedFace {
  readonly prefix: string;
  readonly face: FaceApp;
  readonly headers: readonly [string, string][];
}

/** Passes each request to the face with the longest matching prefix; logs and counts it at its end. */
export class FaceRouter {
  private mounted: MountedFace[] = [];
  private readonly answers = new AnswerBatch();
  private readonly aliases: [alias: string, prefix: string][] = [];

  constructor(
    private readonly core: Core,
    readonly state: ServerState,
  ) {}

  mount(face: FaceApp): void {
    this.state.faces.push(face.definition);
    const headers = Object.entries({
      ...(face.definition.securityHeaders ?? API_HEADERS),
      ...this.hstsHeader(),
    });
    for (const prefix of face.definition.prefixes) this.mounted.push({ prefix, face, headers });
    this.aliases.push(...Object.entries(face.definition.aliases ?? {}));
    this.aliases.sort(([a], [b]) => b.length - a.length);
    this.mounted.sort((a, b) => b.prefix.length - a.prefix.length);
  }

  readonly handle = (request: ExpressRequest, response: ExpressResponse): void => {
    request.url = this.canonicalUrl(request.url ?? '/');
    const mounted = this.mountedAt(request.url);
    const name = mounted?.face.definition.name ?? SERVER;
    const { openStreams } = this.state;
    request.context = newContext(request, { face: name, openStreams, answers: this.answers });
    this.answers.open();
    response.setHeader('X-Request-Id', request.context.id);
    if (this.state.draining) response.setHeader('Connection', 'close');
    if (mounted) this.passToFace(mounted, request, response);
    else {
      const route = handleServerRoute(this.core, this.state, request, response);
      response.once('close', () => this.record(request, response, route));
    }
  };

  /** With single slashes and the alias replaced by its prefix. */
  private canonicalUrl(url: string): string {
    const path = withSingleSlashes(url);
    const found = this.aliases.find(([alias]) => isBelow(path, alias));
    return found ? found[1] + path.slice(found[0].length) : path;
  }

  private passToFace(
    { face, headers }: MountedFace,
    request: ExpressRequest,
    response: ExpressResponse,
  ): void {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.on('close', () => {
      face.deadlines.end(response);
      request.context.endTurn?.();
      this.record(request, response, routeOf(request));
    });
    bindApp(face.express, request, response);
    const serve = () =>
      (face.express as unknown as (req: ExpressRequest, res: ExpressResponse) => void)(request, response);
    const { recentWriters } = this.core;
    if (recentWriters === null) serve();
    else serveByCaller(recentWriters, request, response, serve);
  }

  readonly faceAt = (url: string): FaceApp | undefined => this.mountedAt(url)?.face;

  private mountedAt(url: string): MountedFace | undefined {
    return this.mounted.find(({ prefix }) => prefix === '/' || isBelow(url, prefix));
  }

  private record(request: ExpressRequest, response: ExpressResponse, route: string): void {
    const { id, face, startedAt, hubId } = request.context;
    const ms = performance.now() - startedAt;
    // 499, as in nginx: the caller closed the connection before the answer.
    const status = response.writableFinished ? response.statusCode : 499;
    this.core.metrics.recordRequest({ face, route, status, seconds: ms / 1000 });
    if ((face === SERVER && status < 500) || !this.core.logger.isLevelEnabled('info')) return;
    this.core.logger.info(
      {
        requestId: id,
        face,
        method: request.method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        ...(hubId === null ? {} : { hub: hubId }),
      },
      'request',
    );
  }

  private hstsHeader(): Record<string, string> {
    return this.core.config.publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': HSTS } : {};
  }
}

/**
 * Clients that join a base address and a path with a slash each send `/api/m//status`; the query stays
 * unchanged.
 */
function withSingleSlashes(url: string): string {
  if (!url.includes('//')) return url;
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return path.replace(/\/{2,}/g, '/') + (query < 0 ? '' : url.slice(query));
}

const SLASH = 47;
const QUESTION = 63;

function isBelow(url: string, prefix: string): boolean {
  if (!url.startsWith(prefix)) return false;
  const next = url.charCodeAt(prefix.length);
  return Number.isNaN(next) || next === SLASH || next === QUESTION;
}

/** The pattern, as express' router left it; "unknown" when none matched. */
function routeOf(request: ExpressRequest): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : 'unknown';
}
