import express, { type NextFunction, type Request, type RequestHandler } from 'express';
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
    if (isPlainJson(request, limitBytes)) {
      readJson(request, keepRaw, next);
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

const PLAIN_JSON = /^application\/json(; ?charset=utf-8)?$/i;

/** Of known and allowed length, in UTF-8 and not compressed: nearly every body there is. */
function isPlainJson({ headers }: IncomingMessage, limitBytes: number): boolean {
  return (
    PLAIN_JSON.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    Number(headers['content-length']) <= limitBytes
  );
}

/** What `express.json` does with such a body, at a third of its cost. Of a caller who goes away nothing is left. */
function readJson(request: Request, keepRaw: boolean, next: NextFunction): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => {
    const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    if (keepRaw) remember(request, undefined, bytes);
    try {
      request.body = parseJson(bytes.toString('utf8'));
    } catch (error) {
      refuse(error, next);
      return;
    }
    next();
  });
}

/** An object or a list, as everywhere; with the mark some editors begin a file with. */
function parseJson(text: string): unknown {
  if (!/^\uFEFF?\s*[[{]/.test(text)) throw new SyntaxError('neither an object nor a list');
  return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) as unknown;
}

function remember(request: IncomingMessage, _response: unknown, bytes: Buffer): void {
  Object.assign(request, { rawBody: bytes });
}

function refuse(error: unknown, next: NextFunction): void {
  const fault = FAULTS[(error as { type?: string }).type ?? ''] ?? 'malformed_body';
  next(new TransportError(fault, error));
}
