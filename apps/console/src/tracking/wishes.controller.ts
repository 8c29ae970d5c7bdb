import { isDomainError, RecipientWishes, TrackingLinks, type StopWish } from '#domain';
import { limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { pathText } from '../http/path.schemas.js';
import { PageAssets } from './page-assets.provider.js';
import { pageHeaders } from './page-headers.policy.js';
import { PageLanguage } from './page-language.decorator.js';
import type { Language } from './tracking.vocabulary.js';
import { NO_WISH, wishPage, type TypedWish, type WishState } from './wish.page.js';

const TRIES_PER_ADDRESS = 20;
const params = { token: pathText('order_not_found') };

const short = (max: number) => z.string().trim().max(max).catch('');
/** A form of a browser; whatever else is sent is an empty one. */
const sent = z
  .object({
    instructions: short(300),
    leave: z.enum(['leave_at_door', 'neighbour']).or(z.literal('')).catch(''),
    neighbour: short(100),
    digits: short(20),
  })
  .catch({ ...NO_WISH, leave: '', digits: '' });

/** What recipients ask for at their door, by forms. */
@Controller('/rastreio/:token/recado')
export class WishesController {
  constructor(
    private readonly wishes: RecipientWishes,
    private readonly links: TrackingLinks,
    private readonly assets: PageAssets,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'The page on which a recipient asks for something at the door',
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
    this.send(response, 200, { token, language, state: 'ask', typed: NO_WISH });
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
  async take(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await limitRate(this.limiter, response, `wish:${request.ip ?? ''}`, TRIES_PER_ADDRESS);
    const { digits, ...typed } = sent.parse(body);
    const state = await this.stateAfter(token, digits, typed);
    this.send(response, STATUS[state], { token, language, state, typed });
  }

  private async stateAfter(token: string, digits: string, typed: TypedWish): Promise<WishState> {
    try {
      await this.wishes.take(token, digits, wishOf(typed));
      return 'done';
    } catch (error) {
      if (isDomainError(error, 'wrong_code')) return 'digits';
      if (isDomainError(error, 'too_many_attempts')) return 'tries';
      if (isDomainError(error, 'required_value')) return 'name';
      if (isDomainError(error, 'invalid_value')) return 'money';
      if (isDomainError(error, 'transition_refused') || isDomainError(error, 'feature_disabled'))
        return 'late';
      throw error;
    }
  }

  private send(
    response: Response,
    status: number,
    page: Omit<Parameters<typeof wishPage>[0], 'assets'>,
  ): void {
    response.status(status).set(pageHeaders(this.config.publicUrl, null, page.language, true));
    response.type('html').send(wishPage({ ...page, assets: this.assets }));
  }
}

const STATUS: Readonly<Record<WishState, number>> = {
  ...{ ask: 200, done: 200, late: 409, digits: 422, tries: 429, name: 422, money: 422 },
};

function wishOf({ instructions, leave, neighbour }: TypedWish): StopWish {
  return {
    ...(instructions !== '' && { instructions }),
    ...(leave === 'leave_at_door' && { ifUndelivered: leave }),
    ...(leave === 'neighbour' && { ifUndelivered: leave, neighbour }),
  };
}
