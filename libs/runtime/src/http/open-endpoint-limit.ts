import type { NextFunction, Request, Response } from 'express';
import type { Core } from '../core/core.js';
import type { FaceDefinition } from './face-definition.js';
import { addressOf } from './caller-address.js';
import { limitRate } from './rate-limit.js';

type Middleware = (request: Request, response: Response, next: NextFunction) => void;

/** Limits requests to a face's open endpoints by address, before the body is read. */
export function openEndpointLimit(
  { name, openEndpoints = [] }: FaceDefinition,
  { rateLimiter }: Pick<Core, 'rateLimiter'>,
): Middleware {
  const limits = new Map(openEndpoints.map(({ path, perMinute }) => [path, perMinute]));
  return (request, response, next) => {
    const path = request.method === 'POST' ? routedPath(request.path) : '';
    const perMinute = limits.get(path);
    if (perMinute === undefined) {
      next();
      return;
    }
    const caller = `open:${name}:${path}:${addressOf(request)}`;
    Promise.resolve()
      .then(() => limitRate(rateLimiter, response, caller, perMinute))
      .then(() => next(), next);
  };
}

/** The path as express routes it: lower case, without a slash at the end. */
function routedPath(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
