import { z } from 'zod';
import { TOKEN_TEXTS } from '../vocabulary/error.vocabulary.js';
import { OAuthError } from './oauth.errors.js';

const GRANT = 'client_credentials';

/** Body of a token request, for the document; the pair may come in a header instead. */
export const tokenRequest = z.object({
  grant_type: z.literal(GRANT),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
});

export interface ClientPair {
  clientId: string;
  clientSecret: string;
}

/**
 * The pair is in the body (a form or JSON) or in a Basic header, not in both unless they agree. @throws
 * OAuthError
 */
export function parseTokenRequest(body: unknown, authorization: string | undefined): ClientPair {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  requireGrant(textOf(fields, 'grant_type'));
  const basic = basicPair(authorization);
  const sent = { clientId: textOf(fields, 'client_id'), clientSecret: textOf(fields, 'client_secret') };
  if (!basic) return requirePair(sent);
  const pair = requirePair({
    clientId: sent.clientId ?? basic.clientId,
    clientSecret: sent.clientSecret ?? basic.clientSecret,
  });
  if (pair.clientId !== basic.clientId || pair.clientSecret !== basic.clientSecret)
    throw invalidRequest(TOKEN_TEXTS.twoPairs);
  return pair;
}

function requirePair({
  clientId,
  clientSecret,
}: { [K in keyof ClientPair]: string | undefined }): ClientPair {
  if (clientId === undefined) throw invalidRequest(TOKEN_TEXTS.required('client_id'));
  if (clientSecret === undefined) throw invalidRequest(TOKEN_TEXTS.required('client_secret'));
  return { clientId, clientSecret };
}

function requireGrant(grant: string | undefined): void {
  if (grant === undefined) throw invalidRequest(TOKEN_TEXTS.required('grant_type'));
  if (grant !== GRANT) throw new OAuthError('unsupported_grant_type', 400, TOKEN_TEXTS.grant(GRANT));
}

function textOf(fields: Record<string, unknown>, name: string): string | undefined {
  const value = fields[name] ?? undefined;
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalidRequest(TOKEN_TEXTS.once(name));
  return value;
}

/** RFC 6749 2.3.1: both halves are form-encoded before they are joined. */
function basicPair(authorization: string | undefined): ClientPair | null {
  const encoded = /^Basic +(\S+) *$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return null;
  const [clientId, clientSecret] = splitOnce(Buffer.from(encoded, 'base64').toString('utf8'));
  if (clientSecret === undefined) throw new OAuthError('invalid_client', 401, TOKEN_TEXTS.basic);
  return { clientId: formDecoded(clientId), clientSecret: formDecoded(clientSecret) };
}

function splitOnce(pair: string): [string, string | undefined] {
  const colon = pair.indexOf(':');
  return colon < 0 ? [pair, undefined] : [pair.slice(0, colon), pair.slice(colon + 1)];
}

function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Clients that do not know the rule send the pair as it is.
    return text;
  }
}

function invalidRequest(description: string): OAuthError {
  return new OAuthError('invalid_request', 400, description);
}
