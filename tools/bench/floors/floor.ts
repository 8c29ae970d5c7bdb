import express, { type Express, type RequestHandler } from 'express';
import { createHash } from 'node:crypto';
import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import type pg from 'pg';
import type { Point } from '#domain';
import type { Samples } from '../setup/samples.js';
import type { BenchWorld } from '../setup/bench.world.js';

/** Each floor uses these: plain express, a pool, the hub's data. */
export interface Floor {
  readonly app: Express;
  readonly pool: pg.Pool;
  readonly world: BenchWorld;
  readonly samples: Samples;
}

/** Under names of the answer, but for what is put together. */
export interface StoredOrder {
  readonly [column: string]: unknown;
  readonly id: number;
  readonly pickup: Record<string, unknown>;
  readonly stops: readonly Record<string, unknown>[];
  readonly total_cents: number;
  readonly distance_m: number;
  readonly tracking_token: string;
}

export const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export const instant = () => new Date(performance.timeOrigin + performance.now());

export const trackingUrl = (token: unknown) => `http://127.0.0.1:3000/rastreio/${String(token)}`;

class FloorRequest extends IncomingMessage {}
class FloorResponse extends ServerResponse<FloorRequest> {}

/** Requests and responses have express' prototypes already, as in the gateway. */
export function floorExpress(): { app: Express; server: Server } {
  const app = express();
  Object.defineProperties(FloorRequest.prototype, Object.getOwnPropertyDescriptors(express.request));
  Object.defineProperties(FloorResponse.prototype, Object.getOwnPropertyDescriptors(express.response));
  app.request = Object.assign(FloorRequest.prototype, { app }) as unknown as Express['request'];
  app.response = Object.assign(FloorResponse.prototype, { app }) as unknown as Express['response'];
  app.disable('x-powered-by').disable('etag');
  app.use(withHeaders);
  app.use(express.json()).use(express.urlencoded({ extended: false }));
  const born = { IncomingMessage: FloorRequest, ServerResponse: FloorResponse };
  return { app, server: createServer(born, app) };
}

/** All our answers have these headers, which clients read too. */
const HEADERS = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});
let requests = 0;

const withHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Request-Id', `floor-${(++requests).toString(36)}`);
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  next();
};

const PER_MINUTE = 100_000_000;
const buckets = new Map<string, { tokens: number; at: number }>();

export function countRequest(response: ServerResponse, caller: string): void {
  const now = performance.now();
  const bucket = buckets.get(caller) ?? { tokens: PER_MINUTE, at: now };
  bucket.tokens = Math.min(PER_MINUTE, bucket.tokens + ((now - bucket.at) * PER_MINUTE) / 60_000) - 1;
  bucket.at = now;
  buckets.set(caller, bucket);
  response.setHeader('RateLimit-Limit', PER_MINUTE);
  response.setHeader('RateLimit-Remaining', Math.floor(bucket.tokens));
  response.setHeader('RateLimit-Reset', Math.ceil(((PER_MINUTE - bucket.tokens) * 60) / PER_MINUTE));
}

/** Refuses requests without the hub's key. */
export function requireKey(app: Express, prefix: string, header: string, key: string): void {
  const known = new Set([digest(key)]);
  app.use(prefix, (request, response, next) => {
    const sent = request.headers[header];
    const caller = typeof sent === 'string' ? digest(sent.replace(/^Bearer /, '')) : '';
    if (known.has(caller)) {
      countRequest(response, caller);
      next();
    } else response.status(401).json({ mensagem: 'Não autorizado' });
  });
}

export function metresBetween(a: Point, b: Point): number {
  const rad = Math.PI / 180;
  const sinLat = Math.sin(((b.latitude - a.latitude) * rad) / 2);
  const sinLon = Math.sin(((b.longitude - a.longitude) * rad) / 2);
  const h = sinLat * sinLat + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * sinLon * sinLon;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}
