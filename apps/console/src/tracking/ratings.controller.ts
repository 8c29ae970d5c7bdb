import { isDomainError, RATING_REASONS, RecipientOpinions, TrackingLinks } from '#domain';
import { limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { pathText } from '../http/path.schemas.js';
import { PageAssets } from './page-assets.provider.js';
import { pageHeaders } from './page-headers.policy.js';
import { PageLanguage } from './page-language.decorator.js';
import { ratingPage } from './rating.page.js';
import type { Language } from './tracking.vocabulary.js';

const TRIES_PER_ADDRESS = 30;
const params = { token: pathText('order_not_found') };

/** A form of a browser; whatever else is sent rates nothing. */
const sent = z
  .object({ stars: z.coerce.number().catch(0), reason: z.enum(RATING_REASONS).nullable().catch(null) })
  .catch({ stars: 0, reason: null });

/** How a recipient rates a delivery, by forms. */
@Controller('/rastreio/:token/avaliacao')
export class RatingsController {
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
    summary: 'The page on which a recipient rates a delivery',
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
    this.send(response, 200, { token, language, stars: null, done: false });
  }

  @Endpoint({
    method: 'POST',
    status: 200,
    summary: 'Takes a tap of the page: the stars, then why',
    open: true,
    unlisted: true,
    params,
    mediaTypes: ['text/html'],
    errors: [404],
  })
  async rate(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await limitRate(this.limiter, response, `rating:${request.ip ?? ''}`, TRIES_PER_ADDRESS);
    const { stars, reason } = sent.parse(body);
    const status = await this.statusAfter(token, stars, reason);
    const rated = status === 200 ? stars : null;
    this.send(response, status, { token, language, stars: rated, done: rated !== null && reason !== null });
  }

  private async statusAfter(
    token: string,
    stars: number,
    reason: z.output<typeof sent>['reason'],
  ): Promise<number> {
    try {
      await this.opinions.rate(token, stars, reason);
      return 200;
    } catch (error) {
      if (isDomainError(error, 'invalid_value')) return 422;
      if (isDomainError(error, 'transition_refused')) return 409;
      throw error;
    }
  }

  private send(
    response: Response,
    status: number,
    page: Omit<Parameters<typeof ratingPage>[0], 'assets'>,
  ): void {
    response.status(status).set(pageHeaders(this.config.publicUrl, null, page.language, true));
    response.type('html').send(ratingPage({ ...page, assets: this.assets }));
  }
}
