import { DomainError } from '#domain';
import { bearerToken } from '#runtime';
import type { CookieOptions, Request } from 'express';

/** A token in a cookie that no script can read. */
export interface PageSession {
  readonly cookie: string;
  /** The browser sends the cookie to this path only. */
  readonly path: string;
}

const READING = new Set(['GET', 'HEAD']);

/** Options of the cookie, for setting and for removing it. */
export function cookieOptions({ path }: PageSession, request: Request, publicUrl: string): CookieOptions {
  const secure = request.secure || publicUrl.startsWith('https:');
  return { httpOnly: true, sameSite: 'strict', secure, path };
}

/**
 * The caller's token: from `Authorization: Bearer` for programs, from the cookie for browsers.
 * @throws forbidden: a write that another site's page began, with the cookie
 */
export function sessionToken({ cookie }: PageSession, request: Request): string | undefined {
  const bearer = bearerToken(request);
  if (bearer !== undefined) return bearer;
  const token = cookieOf(request, cookie);
  if (token !== undefined) refuseForeignPage(request);
  return token;
}

/**
 * Refuses writes from other sites' pages by the headers that browsers set and pages cannot change. Old browsers send
 * `Origin` only, with every write.
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
