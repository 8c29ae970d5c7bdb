import express, { type Express } from 'express';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from './request-context.js';

/**
 * Express gives each request and response its own prototype with `Object.setPrototypeOf`. On Node 20 and 22 that
 * costs three quarters of the throughput. Here both are born with a prototype that carries express' members, and every
 * app is told that this is the prototype it wants, so that the call changes nothing.
 */
export class HouseRequest extends IncomingMessage {
  declare app: Express;
  declare context: RequestContext;
}

export class HouseResponse extends ServerResponse<HouseRequest> {
  declare app: Express;
}

/** The releases whose internals this was checked against: `app.handle` sets `this.request` and `this.response`. */
const CHECKED_EXPRESS = '5.3.';

Object.defineProperties(HouseRequest.prototype, Object.getOwnPropertyDescriptors(express.request));
Object.defineProperties(HouseResponse.prototype, Object.getOwnPropertyDescriptors(express.response));

/** An express app for requests of our server. */
export function houseExpress(): Express {
  if (!expressVersion().startsWith(CHECKED_EXPRESS))
    throw new Error(
      `express ${expressVersion()} is not the ${CHECKED_EXPRESS}x that http/house-request.ts was checked with`,
    );
  const app = express();
  app.request = HouseRequest.prototype as unknown as Express['request'];
  app.response = HouseResponse.prototype as unknown as Express['response'];
  app.disable('x-powered-by');
  // Answers are small and change; hashing each of them would buy nothing.
  app.disable('etag');
  return app;
}

/** Express reads its settings through `req.app` and `res.app`, which its own prototypes would carry. */
export function enterApp(app: Express, request: HouseRequest, response: HouseResponse): void {
  request.app = app;
  response.app = app;
}

function expressVersion(): string {
  const file = createRequire(import.meta.url).resolve('express/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
