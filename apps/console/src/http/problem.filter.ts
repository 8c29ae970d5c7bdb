import { Catch, Inject, Injectable, Optional } from '@nestjs/common';
import {
  FaceExceptionFilter,
  LOGGER,
  RUNTIME_CONFIG,
  type Failure,
  type Logger,
  type RuntimeConfig,
} from '#runtime';
import type { Request, Response } from 'express';
import { languageOf } from '../tracking/language.parser.js';
import { sendErrorPage } from '../tracking/layout.page.js';
import { PageAssets } from '../tracking/page-assets.provider.js';
import { OAuthRefusals } from './oauth-refusals.port.js';
import { consoleProblemOf } from './problem.mapper.js';

const PAGES = /^\/rastreio(?:[/?]|$)/;

@Catch()
@Injectable()
export class ConsoleProblemFilter extends FaceExceptionFilter {
  constructor(
    @Inject(LOGGER) logger: Logger,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
    private readonly assets: PageAssets,
    @Optional() private readonly oauth?: OAuthRefusals,
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
    if (body.status === 401)
      response.setHeader('WWW-Authenticate', this.oauth?.challenge(request) ?? 'Bearer');
    if (body.status === 503) response.setHeader('Retry-After', '5');
    const ofOAuth = this.oauth?.bodyOf(request, failure, body);
    if (ofOAuth) {
      response.json(ofOAuth);
      return;
    }
    const scope = missingScope(failure);
    if (scope !== null)
      response.setHeader('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
    response.type('application/problem+json').send(JSON.stringify(body));
  }
}

/** The scope that an app lacks (RFC 6750 3.1). */
function missingScope(failure: Failure): string | null {
  if (failure.kind !== 'domain' || failure.error.code !== 'scope_missing') return null;
  return String(failure.error.facts['note']);
}
