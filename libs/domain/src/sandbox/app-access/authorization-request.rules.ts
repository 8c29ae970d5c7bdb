import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../base/index.js';
import { type AppScope, parseAppScopes } from '../../people/index.js';

/** RFC 6749 with PKCE (RFC 7636), as the app's link names the members. */
export interface AuthorizationRequest {
  readonly response_type?: string | undefined;
  readonly client_id?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly scope?: string | undefined;
  readonly state?: string | undefined;
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

/** RFC 6749 4.1.2.1; the browser takes it back to the app. */
interface AuthorizationRefusal {
  readonly error: 'unsupported_response_type' | 'invalid_request' | 'invalid_scope' | 'access_denied';
  readonly error_description: string;
}

export const ACCESS_DENIED: AuthorizationRefusal = {
  error: 'access_denied',
  error_description: 'The merchant did not agree',
};

/** SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;
const VERIFIER = /^[\w.~-]{43,128}$/;
const MAX_STATE = 500;

/** Reads an authorization request; without `scope` it has all scopes that the app registered. */
export function readAuthorizationRequest(request: AuthorizationRequest, registered: readonly AppScope[]) {
  const refusal = refusalOf(request);
  if (refusal !== null) return refusal;
  const { scope = '', code_challenge: challenge = '' } = request;
  const scopes = scope.trim() === '' ? registered : parseAppScopes(scope);
  if (scopes === null || scopes.length === 0 || !scopes.every((one) => registered.includes(one)))
    return refused('invalid_scope', 'scope names only what the app has registered in the portal');
  return { scopes, challenge };
}

function refusalOf(request: AuthorizationRequest): AuthorizationRefusal | null {
  const { state = '', code_challenge: challenge = '' } = request;
  if (request.response_type !== 'code') return refused('unsupported_response_type', 'response_type is code');
  if (state === '' || state.length > MAX_STATE)
    return refused('invalid_request', 'state is required, of at most 500 characters');
  if (request.code_challenge_method !== 'S256')
    return refused('invalid_request', 'code_challenge_method is S256');
  if (!CHALLENGE.test(challenge))
    return refused('invalid_request', 'code_challenge is the SHA-256 of the verifier in base64url');
  return null;
}

function refused(error: AuthorizationRefusal['error'], error_description: string): AuthorizationRefusal {
  return { error, error_description };
}

export function isVerifierOf(challenge: string, verifier: string): boolean {
  if (!VERIFIER.test(verifier)) return false;
  return timingSafeEqual(Buffer.from(sha256(verifier).toString('base64url')), Buffer.from(challenge));
}

export function answeredUri(redirectUri: string, answer: Readonly<Record<string, string | undefined>>) {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.toString();
}
