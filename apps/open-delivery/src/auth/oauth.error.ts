import { HttpException } from '@nestjs/common';
import type { ProblemBody } from '../problem.js';

export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'
  | 'server_error';

/** A refusal of the token endpoint, as RFC 6749 words it. */
export class OAuthError extends HttpException {
  constructor(
    readonly code: OAuthErrorCode,
    status: 400 | 401,
    description: string,
  ) {
    super(description, status);
  }
}

export interface OAuthErrorBody {
  error: OAuthErrorCode;
  error_description: string;
  title: string;
  status: number;
  message: string;
}

/** What any failure is called at the token endpoint, whose callers are OAuth clients. */
export function oauthBody({ title, status, message }: ProblemBody, code?: OAuthErrorCode): OAuthErrorBody {
  return { error: code ?? codeOf(status), error_description: message, title, status, message };
}

function codeOf(status: number): OAuthErrorCode {
  if (status === 401) return 'invalid_client';
  if (status === 429 || status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}
