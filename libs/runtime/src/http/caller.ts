import type { ArgumentsHost } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { type CredentialKind, isAppToken, keyForm, type KeyForm } from '#domain';
import { WORDS } from './words.js';

/** Nest calls HTTP handlers with request and response at these indexes. */
const REQUEST = 0;
const RESPONSE = 1;

/**
 * `switchToHttp()` would add three functions to the context at each call, and every request makes four such
 * calls.
 */
export function requestOf(host: ArgumentsHost): Request {
  return host.getArgByIndex<Request>(REQUEST);
}

export function responseOf(host: ArgumentsHost): Response {
  return host.getArgByIndex<Response>(RESPONSE);
}

const BEARER = /^Bearer +(\S+) *$/i;
const CALLER = Symbol('caller');

interface IdentifiedRequest {
  [CALLER]?: unknown;
}

/** Undefined: the header is absent or of another form. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

/** Called by a face's guard. */
export function setCaller(request: object, caller: object): void {
  (request as IdentifiedRequest)[CALLER] = caller;
}

/** Undefined: the endpoint has no guard, or the guard refused. */
export function callerOf<Caller extends object>(request: object): Caller | undefined {
  return (request as IdentifiedRequest)[CALLER] as Caller | undefined;
}

/** The caller of a request that a guard has admitted. */
export function requireCaller<Caller extends object>(request: object): Caller {
  const caller = callerOf<Caller>(request);
  if (caller === undefined) throw new Error('A handler asks for its caller, but no guard has identified it');
  return caller;
}

/** Header of a 401, whose body the contracts fix. Header values are ASCII. */
const HEADER = 'Credential-Hint';

/**
 * Depends on the form of what was sent alone: unknown and deactivated keys have the same hint, so there is
 * nothing to learn.
 */
const KEY_HINTS = WORDS.pt.keys satisfies Record<KeyForm, string>;

export function hintCredential(response: ServerResponse, hint: string): void {
  response.setHeader(HEADER, hint);
}

/** `meant`: what is written after `Bearer`. */
export function bearerHint(
  header: string | undefined,
  meant: string,
  judge: (sent: string) => string,
): string {
  if (header === undefined || header.trim() === '') return WORDS.pt.missing(meant);
  const [, sent] = BEARER.exec(header) ?? [];
  if (sent === undefined) return WORDS.pt.form(meant);
  return isAppToken(sent) ? WORDS.pt.appToken : judge(sent);
}

export function keyHint(sent: string, kinds: readonly CredentialKind[]): string {
  return isAppToken(sent) ? WORDS.pt.appToken : KEY_HINTS[keyForm(sent, kinds)];
}
