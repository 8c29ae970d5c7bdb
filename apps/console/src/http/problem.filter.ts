import { Catch, Inject, Injectable } from '@nestjs/common';
import {
  FaceExceptionFilter,
  LOGGER,
  RUNTIME_CONFIG,
  type Failure,
  type Logger,
  type RuntimeConfig,
} from '#runtime';
import type { Request, Response } from 'express';
import { resourceMetadataUrl } from '../oauth/oauth-metadata.mapper.js';
import { oauthBody } from '../oauth/oauth.errors.js';
import { languageOf } from '../tracking/language.parser.js';
import { sendErrorPage } from '../tracking/layout.page.js';
import { PageAssets } from '../tracking/page-assets.provider.js';
import { consoleProblemOf } from './problem.mapper.js';

/** Endpoints whose refusals are those of RFC 6749. */
const OAUTH = /^\/api\/merchant\/oauth\//;
const PAGES = /^\/rastreio(?:[/?]|$)/;

@Catch()
@Injectable()
export class ConsoleProblemFilter extends FaceExceptionFilter {
  constructor(
    @Inject(LOGGER) logger: Logger,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
    private readonly assets: PageAssets,
  ) {
    super(logger);
  }

  protected render(failure: Failure, request: Request, response: Response): void {
    const body = consoleProblemOf(failure);
    if (PAGES.test(request.originalUrl)) {
      const frame = { publicUrl: this.config.publicUrl, assets: this.assets };
      void sendErrorPage(body.status, response, { language: languageOf(request), ...frame });
      return;
    }
    response.status(body.status);
    if (body.status === 401) response.setHeader('WWW-Authenticate', this.challenge(request));
    if (body.status === 503) response.setHeader('Retry-After', '5');
    if (OAUTH.test(request.path)) {
      response.json(oauthBody(failure, body.status, body.detail));
      return;
    }
    const scope = missingScope(failure);
    if (scope !== null)
      response.setHeader('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
    response.type('application/problem+json').send(JSON.stringify(body));
  }

  /** Value of `WWW-Authenticate`; for the MCP server with the address of its metadata (RFC 9728 5.1). */
  private challenge({ path }: Request): string {
    return path === '/mcp'
      ? `Bearer resource_metadata="${resourceMetadataUrl(this.config.publicUrl)}"`
      : 'Bearer';
  }
}

/** The scope that an app lacks (RFC 6750 3.1). */
function missingScope(failure: Failure): string | null {
  if (failure.kind !== 'domain' || failure.error.code !== 'scope_missing') return null;
  return String(failure.error.facts['note']);
}
