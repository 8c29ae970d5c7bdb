import express, { type NextFunction, type Request, type RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { parse as parseForm } from 'node:querystring';
import { isDomainError } from '#domain';
import { nestedFields } from './form-fields.js';
import { TransportError, type TransportFault } from './transport.error.js';

/** The body as received, for signatures over the bytes. */
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

/** Limit before the caller is known. No log-in, order or registration is longer. */
const ANONYMOUS_LIMIT_BYTES = 256 * 1024;

interface BodyParsingOptions {
  /** For known callers; unknown ones have 256 KiB, if that is less. */
  readonly limitBytes: number;
  readonly keepRaw: boolean;
  /** Reads JSON that is sent under another Content-Type or none, and nests the fields of forms. */
  readonly anyContentType: boolean;
  /** Rejects when credentials are missing or wrong. */
  readonly identify: (request: Request) => Promise<unknown>;
}

/**
 * Multipart bodies are left to their handler. Nearly all bodies are short: the caller is identified only
 * before a longer one is read. Refusals reach the face's filter as `TransportError`.
 */
export function bodyParsing(options: BodyParsingOptions): RequestHandler {
  const { limitBytes, identify } = options;
  const anonymousLimit = Math.min(limitBytes, ANONYMOUS_LIMIT_BYTES);
  const parseShort = parserUpTo(anonymousLimit, options);
  const parseLong = parserUpTo(limitBytes, options);
  return (request, response, next) => {
    if (!hasBody(request)) next();
    else if (knownLength(request) <= anonymousLimit) void parseShort(request, response, next);
    else
      identify(request).then(
        () => parseLong(request, response, next),
        (error: unknown) => {
          if (isDomainError(error, 'storage_unavailable')) next(error);
          else void parseShort(request, response, next);
        },
      );
  };
}

/**
 * A body beyond the limit is read to its end and discarded, so that a caller who is still sending gets the
 * refusal.
 */
function parserUpTo(limitBytes: number, { keepRaw, anyContentType }: BodyParsingOptions): RequestHandler {
  const options = { limit: limitBytes, ...(keepRaw ? { verify: keepRawBytes } : {}) };
  const json = express.json(options);
  const form = express.urlencoded({ ...options, extended: false });
  const text = express.text({ ...options, type: () => true, defaultCharset: 'utf-8' });
  return (request, response, next) => {
    if (isPlainJson(request, limitBytes)) {
      readJson(request, keepRaw, next);
      return;
    }
    const type = request.headers['content-type'] ?? '';
    const isText = anyContentType ? !MULTIPART.test(type) : LATIN_JSON.test(type);
    const parse = isText ? text : FORM.test(type) ? form : json;
    parse(request, response, (error?: unknown) => {
      if (error !== undefined) fail(error, next);
      else if (isText) readText(request, type, next);
      else next();
    });
  };
}

/** In bytes once decompressed; Infinity where the headers do not say. Multipart bodies are not read here. */
function knownLength({ headers }: IncomingMessage): number {
  if (headers['content-type']?.startsWith('multipart/')) return 0;
  const length = headers['content-length'];
  return length === undefined || headers['content-encoding'] !== undefined ? Infinity : Number(length);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

const FORM = /^application\/x-www-form-urlencoded\b/i;
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;
const MULTIPART = /^multipart\//i;
/** JSON in Latin encodings, to which `express.json` answers 415. */
const LATIN_JSON = /^application\/json\b.*charset="?(iso-8859-1|latin1|windows-1252)"?/i;

/**
 * Reads JSON where the body begins with `{` or is declared so, a form where it is declared so, else nothing.
 */
function readText(request: Request, type: string, next: NextFunction): void {
  const body: unknown = request.body;
  const text = typeof body === 'string' ? body : '';
  request.body = undefined;
  try {
    if (/^\uFEFF?\s*\{/.test(text) || (JSON_TYPE.test(type) && text !== '')) request.body = parseJson(text);
    else if (FORM.test(type))
      request.body = nestedFields(parseForm(text, '&', '=', { maxKeys: MAX_FORM_FIELDS }));
    next();
  } catch (error) {
    fail(error, next);
  }
}

const MAX_FORM_FIELDS = 1_000;

const PLAIN_JSON = /^application\/json(; ?charset=utf-8)?$/i;

/** UTF-8, not compressed, of known and allowed length, as nearly every body is. */
function isPlainJson({ headers }: IncomingMessage, limitBytes: number): boolean {
  return (
    PLAIN_JSON.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    Number(headers['content-length']) <= limitBytes
  );
}

/**
 * Reads a plain body as `express.json` would, at a third of its cost. A request that its caller aborts never
 * ends.
 */
function readJson(request: Request, keepRaw: boolean, next: NextFunction): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    if (keepRaw) keepRawBytes(request, undefined, bytes);
    try {
      request.body = parseJson(bytes.toString('utf8'));
    } catch (error) {
      fail(error, next);
      return;
    }
    next();
  });
}

/** Without a byte order mark; `null` counts as a missing body. */
function parseJson(text: string): unknown {
  if (!/^\uFEFF?\s*[[{]/.test(text)) {
    if (text.trim() === 'null') return undefined;
    throw new SyntaxError('neither an object nor a list');
  }
  return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) as unknown;
}

function keepRawBytes(request: IncomingMessage, _response: unknown, bytes: Buffer): void {
  Object.assign(request, { rawBody: bytes });
}

function fail(error: unknown, next: NextFunction): void {
  const fault = FAULTS[(error as { type?: string }).type ?? ''] ?? 'malformed_body';
  next(new TransportError(fault, error));
}
