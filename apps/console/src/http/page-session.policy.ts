import { DomainError } from '#domain';
import { bearerToken } from '#runtime';
import type { CookieOptions, Request } from 'express';

/** A token that a browser keeps where no script can read it. */
export interface PageSession {
  readonly cookie: string;
  /** Other paths never see it. */
  readonly path: string;
}

const READING = new Set(['GET', 'HEAD']);

/** What is sent with the cookie, and again when it is taken away. */
export function cookieOptions({ path }: PageSession, request: Request, publicUrl: string): CookieOptions {
  const secure = request.secure || publicUrl.startsWith('https:');
  return { httpOnly: true, sameSite: 'strict', secure, path };
}

/**
 * The caller's token: of programs by `Authorization: Bearer`, of browsers by the cookie.
 * @throws forbidden: a browser sends its cookie with a write that another site's page began
 */
export function sessionToken({ cookie }: PageSession, request: Request): string | undefined {
  const bearer = bearerToken(request);
  if (bearer !== undefined) return bearer;
  const token = cookieOf(request, cookie);
  if (token !== undefined) refuseForeignPage(request);
  return token;
}

/**
 * Browsers say where a request comes from, and a page cannot change what they say. Old ones send `Origin` only, and
 * that with every write.
 * @throws forbidden
 */
export function refuseForeignPage(request: Request): void {
  if (READING.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const own =
    site === undefined
      ? origin !== undefined && hostOf(origin) === request.headers.host
      : site === 'same-origin';
  if (!own) throw new DomainError('forbidden');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

function cookieOf({ headers }: Request, wanted: string): string | undefined {
  return (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === wanted)?.[1];
}
