import { type Failure, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Global, HttpException, Inject, Injectable, Module } from '@nestjs/common';
import type { Request } from 'express';
import { OAuthRefusals } from '../../http/oauth-refusals.port.js';
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

function oauthBody(failure: Failure, status: number, detail: string) {
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

/** Endpoints whose refusals are those of RFC 6749. */
const OAUTH = /^\/api\/merchant\/oauth\//;

@Injectable()
class ConsoleOAuthRefusals extends OAuthRefusals {
  constructor(@Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig) {
    super();
  }

  override bodyOf(
    { path }: Request,
    failure: Failure,
    { status, detail }: { status: number; detail: string },
  ) {
    return OAUTH.test(path) ? oauthBody(failure, status, detail) : null;
  }

  /** Of the MCP server with the address of its metadata (RFC 9728 3.1, 5.1). */
  override challenge({ path }: Request): string | null {
    const metadata = `${this.config.publicUrl}/.well-known/oauth-protected-resource/mcp`;
    return path === '/mcp' ? `Bearer resource_metadata="${metadata}"` : null;
  }
}

const refusals = { provide: OAuthRefusals, useClass: ConsoleOAuthRefusals };

/** Global, as the filter of the whole console asks it. */
@Global()
@Module({ providers: [refusals], exports: [refusals] })
export class OAuthRefusalsModule {}
