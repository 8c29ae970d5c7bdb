import type { Core } from '../core/core.js';
import type { FaceApp } from './face-app.js';
import { answerByHouse, type HouseState } from './house-routes.js';
import { enterApp, type HouseRequest, type HouseResponse } from './house-request.js';
import { newContext } from './request-context.js';

const HOUSE = 'house';

/** Answers of an API are data: never sniffed, framed, stored, or allowed to load anything. */
const API_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};
const HSTS = 'max-age=31536000; includeSubDomains';

interface Door {
  readonly prefix: string;
  readonly face: FaceApp;
  readonly headers: readonly [string, string][];
}

/** Sends each request to the face with the longest prefix that fits it, and keeps its record. */
export class Dispatcher {
  private doors: Door[] = [];

  constructor(
    private readonly core: Core,
    readonly state: HouseState,
  ) {}

  mount(face: FaceApp): void {
    this.state.faces.push(face.definition);
    const headers = Object.entries({
      ...(face.definition.securityHeaders ?? API_HEADERS),
      ...this.transportSecurity(),
    });
    for (const prefix of face.definition.prefixes) this.doors.push({ prefix, face, headers });
    this.doors.sort((a, b) => b.prefix.length - a.prefix.length);
  }

  readonly handle = (request: HouseRequest, response: HouseResponse): void => {
    const door = this.door(request.url ?? '/');
    const name = door?.face.definition.name ?? HOUSE;
    request.context = newContext(request, name);
    response.setHeader('X-Request-Id', request.context.id);
    if (this.state.draining) response.setHeader('Connection', 'close');
    if (door) this.enter(door, request, response);
    else {
      const route = answerByHouse(this.core, this.state, request, response);
      response.once('close', () => {
        this.record(request, response, route);
      });
    }
  };

  private enter(door: Door, request: HouseRequest, response: HouseResponse): void {
    for (const [name, value] of door.headers) response.setHeader(name, value);
    response.on('close', () => {
      door.face.deadlines.end(response);
      this.record(request, response, routeOf(request));
    });
    enterApp(door.face.express, request, response);
    (door.face.express as unknown as (req: HouseRequest, res: HouseResponse) => void)(request, response);
  }

  private door(url: string): Door | undefined {
    return this.doors.find(({ prefix }) => {
      if (!url.startsWith(prefix)) return false;
      const next = url.charCodeAt(prefix.length);
      return Number.isNaN(next) || next === SLASH || next === QUESTION || prefix === '/';
    });
  }

  private record(request: HouseRequest, response: HouseResponse, route: string): void {
    const { id, face, startedAt, hubId } = request.context;
    const ms = performance.now() - startedAt;
    // The caller went away before the answer: nginx' name for it.
    const status = response.writableFinished ? response.statusCode : 499;
    this.core.metrics.answered({ face, route, status, seconds: ms / 1000 });
    if ((face === HOUSE && status < 500) || !this.core.logger.isLevelEnabled('info')) return;
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

  private transportSecurity(): Record<string, string> {
    return this.core.config.publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': HSTS } : {};
  }
}

const SLASH = 47;
const QUESTION = 63;

/** The pattern that matched. Set by the router; a request that matched none has none. */
function routeOf(request: HouseRequest): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : 'unknown';
}
