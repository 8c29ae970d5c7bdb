import { CLAIM_KINDS, isDomainError, RecipientOpinions, TrackingLinks } from '#domain';
import { limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { pathText } from '../http/path.schemas.js';
import { claimPage, type ClaimPageState, NO_CLAIM, type TypedClaim } from './claim.page.js';
import { PageAssets } from './page-assets.provider.js';
import { pageHeaders } from './page-headers.policy.js';
import { PageLanguage } from './page-language.decorator.js';
import type { Language } from './tracking.vocabulary.js';

const TRIES_PER_ADDRESS = 20;
const LEAST_TEXT = 3;
const params = { token: pathText('order_not_found') };

/** A form of a browser; whatever else is sent is an empty one. */
const sent = z
  .object({
    kind: z.enum(CLAIM_KINDS).catch('not_received'),
    text: z.string().trim().max(2_000).catch(''),
    digits: z.string().trim().max(20).catch(''),
  })
  .catch({ ...NO_CLAIM, digits: '' });

/** What recipients say of a delivery that went wrong, by a form. */
@Controller('/rastreio/:token/reclamacao')
export class RecipientClaimsController {
  constructor(
    private readonly opinions: RecipientOpinions,
    private readonly links: TrackingLinks,
    private readonly assets: PageAssets,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'The page on which a recipient says what went wrong',
    open: true,
    params,
    mediaTypes: ['text/html'],
    errors: [404],
  })
  async show(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    await this.links.ownStop(token);
    this.send(response, { token, language, state: 'ask', typed: NO_CLAIM });
  }

  @Endpoint({
    method: 'POST',
    status: 200,
    summary: 'Takes the form of the page',
    open: true,
    unlisted: true,
    params,
    mediaTypes: ['text/html'],
    errors: [404],
  })
  async open(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await limitRate(this.limiter, response, `claim:${request.ip ?? ''}`, TRIES_PER_ADDRESS);
    const { digits, ...typed } = sent.parse(body);
    const state = await this.stateAfter(token, digits, typed);
    this.send(response, { token, language, state, typed });
  }

  private async stateAfter(token: string, digits: string, typed: TypedClaim): Promise<ClaimPageState> {
    if (typed.text.length < LEAST_TEXT) {
      await this.links.ownStop(token);
      return 'text';
    }
    try {
      await this.opinions.claim(token, digits, typed);
      return 'done';
    } catch (error) {
      if (isDomainError(error, 'wrong_code') || isDomainError(error, 'feature_disabled')) return 'digits';
      if (isDomainError(error, 'too_many_attempts')) return 'tries';
      if (isDomainError(error, 'not_unique')) return 'twice';
      if (isDomainError(error, 'claim_too_late')) return 'late';
      if (isDomainError(error, 'transition_refused')) return 'early';
      throw error;
    }
  }

  private send(response: Response, page: Omit<Parameters<typeof claimPage>[0], 'assets'>): void {
    response.status(STATUS[page.state]).set(pageHeaders(this.config.publicUrl, null, page.language, true));
    response.type('html').send(claimPage({ ...page, assets: this.assets }));
  }
}

const STATUS: Readonly<Record<ClaimPageState, number>> = {
  ...{ ask: 200, done: 200, early: 409, late: 409, twice: 409, digits: 422, tries: 429, text: 422 },
};
