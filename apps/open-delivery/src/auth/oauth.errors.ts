import { HttpException } from '@nestjs/common';
import { told, TRANSPORT_ADVICE, type Told } from '#runtime';
import type { ProblemJson } from '../problem-json.mapper.js';

type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'
  | 'server_error';

/** Why each is answered, and what to do. */
export const OAUTH_ADVICE = {
  invalid_request: {
    cause: told(
      'Falta client_id, client_secret ou grant_type',
      'client_id, client_secret or grant_type is missing',
    ),
    remedy: told(
      'Envie os três, em formulário, JSON ou HTTP Basic',
      'Send all three, as a form, JSON or HTTP Basic',
    ),
  },
  invalid_client: {
    cause: told(
      'O par não existe, foi trocado ou encerrado',
      'There is no such pair, or it was replaced or ended',
    ),
    remedy: told(
      'Copie o par de novo do painel; não repita em laço',
      'Copy the pair from the panel again; do not repeat in a loop',
    ),
  },
  unsupported_grant_type: {
    cause: told('grant_type não é client_credentials', 'grant_type is not client_credentials'),
    remedy: told('Envie grant_type=client_credentials', 'Send grant_type=client_credentials'),
  },
  temporarily_unavailable: TRANSPORT_ADVICE[503],
  server_error: TRANSPORT_ADVICE[500],
} as const satisfies Record<OAuthErrorCode, { cause: Told; remedy: Told }>;

/** A refusal of the token endpoint in the form of RFC 6749. */
export class OAuthError extends HttpException {
  constructor(
    readonly code: OAuthErrorCode,
    status: 400 | 401,
    description: string,
  ) {
    super(description, status);
  }
}

interface OAuthErrorBody {
  error: OAuthErrorCode;
  error_description: string;
  title: string;
  status: number;
  message: string;
}

/** A failure in the form of OAuth, for callers of the token endpoint. */
export function oauthBody({ title, status, message }: ProblemJson, code?: OAuthErrorCode): OAuthErrorBody {
  return { error: code ?? codeOf(status), error_description: message, title, status, message };
}

function codeOf(status: number): OAuthErrorCode {
  if (status === 401) return 'invalid_client';
  if (status === 429 || status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}
