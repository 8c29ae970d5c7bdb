import express, { type NextFunction, type RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { TransportError, type TransportFault } from './transport.error.js';

/** Where `express.json` left the bytes as they came, for faces that check signatures over them. */
export function rawBodyOf(request: object): Buffer | undefined {
  return (request as { rawBody?: Buffer }).rawBody;
}

const FAULTS: Partial<Record<string, TransportFault>> = {
  'entity.parse.failed': 'malformed_body',
  'entity.verify.failed': 'malformed_body',
  'encoding.unsupported': 'unsupported_body',
  'charset.unsupported': 'unsupported_body',
  'entity.too.large': 'body_too_large',
  'parameters.too.many': 'body_too_large',
  'request.aborted': 'malformed_body',
  'request.size.invalid': 'malformed_body',
};

/**
 * JSON and forms, up to the limit; what comes beyond it is thrown away unread, so that the caller, who is still sending,
 * gets to see the refusal. Refusals reach the face's filter as `TransportError`.
 */
export function bodyParsing(limitBytes: number, keepRaw: boolean): RequestHandler {
  const options = { limit: limitBytes, ...(keepRaw ? { verify: remember } : {}) };
  const json = express.json(options);
  const form = express.urlencoded({ ...options, extended: false });
  return (request, response, next) => {
    if (!hasBody(request)) {
      next();
      return;
    }
    const parse = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      ? form
      : json;
    parse(request, response, (error?: unknown) => {
      if (error === undefined) next();
      else refuse(error, next);
    });
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function remember(request: IncomingMessage, _response: unknown, bytes: Buffer): void {
  Object.assign(request, { rawBody: bytes });
}

function refuse(error: unknown, next: NextFunction): void {
  const fault = FAULTS[(error as { type?: string }).type ?? ''] ?? 'malformed_body';
  next(new TransportError(fault, error));
}
