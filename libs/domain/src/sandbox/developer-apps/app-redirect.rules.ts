import { DomainError } from '../../base/index.js';

const MAX_REDIRECT_URIS = 10;
/** Hosts of the developer's own machine, which need no https. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Blanks, and signs that programs read each in their own way: `https://a.example\@b.example` is a host of both. */
const UNREADABLE = /[\s\\*#]/;

/** Whether browsers may be sent there: https or this machine, without a fragment, a name or a password. */
function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || UNREADABLE.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

/** Whether the app registered the address; on its own machine a program listens on any port (RFC 8252 7.3). */
export function isRegisteredRedirect(registered: readonly string[], asked: string): boolean {
  if (registered.includes(asked)) return isRedirectUri(asked);
  const own = onAnyPort(asked);
  return own !== null && registered.some((uri) => onAnyPort(uri) === own);
}

/** An address of this machine without its port; null: it is elsewhere. */
function onAnyPort(text: string): string | null {
  if (!isRedirectUri(text)) return null;
  const url = new URL(text);
  if (!LOOPBACK.includes(url.hostname) || url.protocol !== 'http:') return null;
  url.port = '';
  return url.toString();
}

/** @throws limit_reached · invalid_value: a browser must not be sent there */
export function requireRedirectUris(uris: readonly string[]): void {
  if (uris.length > MAX_REDIRECT_URIS)
    throw new DomainError('limit_reached', { field: 'redirectUris', limit: MAX_REDIRECT_URIS });
  const refused = uris.findIndex((uri) => !isRedirectUri(uri));
  if (refused >= 0) throw new DomainError('invalid_value', { field: `redirectUris.${String(refused)}` });
}
