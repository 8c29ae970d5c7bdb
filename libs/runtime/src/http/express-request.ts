import express, { type Express } from 'express';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from './request-context.js';

/** Retry-After of a 503: database and Redis are usually back within seconds. */
const RETRY_AFTER_S = '5';

/**
 * Express sets the prototype of each request and response with `Object.setPrototypeOf`. On Node 20 and 22
 * that call costs three quarters of the throughput. Requests and responses of the server are of these two
 * classes, whose prototypes carry express' members and which each app gets: its call changes nothing.
 *
 * Delete when Node 20 goes.
 */
export class ExpressRequest extends IncomingMessage {
  declare app: Express;
  declare context: RequestContext;
}

export class ExpressResponse extends ServerResponse<ExpressRequest> {
  declare app: Express;

  /** Node calls this once, before the first byte: each 503 of each face gets its Retry-After here. */
  override writeHead(statusCode: number, ...rest: unknown[]): this {
    if (statusCode === 503 && !this.hasHeader('Retry-After')) this.setHeader('Retry-After', RETRY_AFTER_S);
    return super.writeHead(statusCode, ...(rest as never[]));
  }
}

/** In this release `app.handle` sets the prototypes `this.request` and `this.response`. */
const CHECKED_EXPRESS = '5.3.';

Object.defineProperties(ExpressRequest.prototype, Object.getOwnPropertyDescriptors(express.request));
Object.defineProperties(ExpressResponse.prototype, Object.getOwnPropertyDescriptors(express.response));

export function createExpress(): Express {
  if (!expressVersion().startsWith(CHECKED_EXPRESS))
    throw new Error(
      `express ${expressVersion()} is not the ${CHECKED_EXPRESS}x that http/express-request.ts was checked with`,
    );
  const app = express();
  app.request = ExpressRequest.prototype as unknown as Express['request'];
  app.response = ExpressResponse.prototype as unknown as Express['response'];
  app.disable('x-powered-by');
  // No ETags: answers are small and change, so hashing each of them gains nothing.
  app.disable('etag');
  return app;
}

/** Express reads settings through `req.app` and `res.app`, which its own prototypes would have. */
export function bindApp(app: Express, request: ExpressRequest, response: ExpressResponse): void {
  request.app = app;
  response.app = app;
}

function expressVersion(): string {
  const file = createRequire(import.meta.url).resolve('express/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
