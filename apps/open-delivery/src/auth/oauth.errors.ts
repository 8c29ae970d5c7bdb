import { HttpException } from '@nestjs/common';
import { TRANSPORT_ADVICE, type Advice } from '#runtime';
import type { Answer } from '../docs/answer.schemas.js';
import { TOKEN_ADVICE } from '../vocabulary/error.vocabulary.js';

type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'
  | 'server_error';

export const OAUTH_ADVICE: Readonly<Record<OAuthErrorCode, Advice>> = {
  ...TOKEN_ADVICE,
  temporarily_unavailable: TRANSPORT_ADVICE[503],
  server_error: TRANSPORT_ADVICE[500],
};

/** RFC 6749: the form of a refusal of the token endpoint. */
export class OAuthError extends HttpException {
  constructor(
    readonly code: OAuthErrorCode,
    status: 400 | 401,
    description: string,
  ) {
    super(description, status);
  }
}

export function oauthBody(
  { title, status, message }: Answer<'Problem'>,
  code: OAuthErrorCode = codeOf(status),
): Answer<'TokenError'> {
  return { error: code, error_description: message, title, status, message };
}

function codeOf(status: number): OAuthErrorCode {
  if (status === 401) return 'invalid_client';
  if (status === 429 || status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}
