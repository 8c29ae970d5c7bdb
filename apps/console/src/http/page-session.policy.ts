import { DomainError, type AccountKind } from '#domain';
import { bearerToken } from '#runtime';
import type { CookieOptions, Request, Response } from 'express';

interface PageSession {
  readonly cookie: string;
  /** The browser sends the cookie to this path only. */
  readonly path: string;
}

export const PAGE_SESSIONS: Readonly<Record<AccountKind, PageSession>> = {
  operator: { cookie: 'lastmile_operator', path: '/api/admin' },
  merchant: { cookie: 'lastmile_merchant', path: '/api/merchant' },
  developer: { cookie: 'lastmile_developer', path: '/api/developer' },
  courier: { cookie: 'lastmile_courier', path: '/api/courier' },
};

/** The header by which a page names the person whose screens it shows. */
const PERSON_HEADER = 'x-person-id';
const READING = new Set(['GET', 'HEAD']);

export function setCookie(
  response: Response,
  session: PageSession,
  value: string,
  { maxAge, publicUrl }: { readonly maxAge: number; readonly publicUrl: string },
): void {
  response.cookie(session.cookie, value, { ...cookieOptions(session, response.req, publicUrl), maxAge });
}

export function clearSessionCookie(response: Response, session: PageSession, publicUrl: string): void {
  response.clearCookie(session.cookie, cookieOptions(session, response.req, publicUrl));
}

/**
 * From `Authorization: Bearer` (programs) or the cookie (browsers). @throws credential_invalid: there is none
 * · forbidden: a write that another site's page began, with the cookie
 */
export function sessionToken(kind: AccountKind, request: Request): string {
  const bearer = bearerToken(request);
  if (bearer !== undefined) return bearer;
  const token = cookieOf(request, PAGE_SESSIONS[kind].cookie);
  if (token === undefined) throw new DomainError('credential_invalid');
  refuseForeignPage(request);
  return token;
}

/**
 * A log-in in another tab changes whom every tab acts for, as the cookie is the browser's; programs send no
 * such header. @throws session_changed: the page shows another person's screens
 */
export function requireSamePerson({ headers }: Request, id: number): void {
  const shown = headers[PERSON_HEADER];
  if (shown !== undefined && shown !== String(id)) throw new DomainError('session_changed');
}

/**
 * Judges writes by headers that browsers set and pages cannot change; old browsers send `Origin` only.
 * @throws forbidden: a write from another site's page
 */
export function refuseForeignPage(request: Request): void {
  if (READING.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const own =
    site === undefined
      ? origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.headers.host
      : site === 'same-origin';
  if (!own) throw new DomainError('forbidden');
}

function cookieOptions({ path }: PageSession, { secure }: Request, publicUrl: string): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', secure: secure || publicUrl.startsWith('https:'), path };
}

export function cookieOf({ headers }: Pick<Request, 'headers'>, wanted: string): string | undefined {
  return (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === wanted)?.[1];
}
