import type { Failure } from '#runtime';
import { HttpException } from '@nestjs/common';
import { WORDS } from './words.js';

type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'
  | 'server_error';

export class TokenRefusal extends HttpException {
  constructor(
    readonly code: OAuthErrorCode,
    description: string,
  ) {
    super(description, 400);
  }
}

const GRANT_TEXTS: Record<string, string> = WORDS.en.grant;

export function oauthBody(failure: Failure, status: number, detail: string) {
  if (failure.kind === 'domain' && failure.error.code === 'grant_invalid') {
    const reason = String(failure.error.facts['reason']);
    const error: OAuthErrorCode = reason === 'beyond_scope' ? 'invalid_scope' : 'invalid_grant';
    return { error, error_description: GRANT_TEXTS[reason] ?? detail };
  }
  const own =
    failure.kind === 'http' && failure.exception instanceof TokenRefusal ? failure.exception.code : null;
  return { error: own ?? codeOf(status), error_description: detail };
}

function codeOf(status: number): OAuthErrorCode {
  if (status === 429 || status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}
