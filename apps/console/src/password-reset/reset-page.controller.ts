import { isDomainError, PasswordResets } from '#domain';
import { addressOf, limitRate, RateLimiter } from '#runtime';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { PageAssets } from '../tracking/page-assets.provider.js';
import { resetPage, type ResetPage } from './reset.page.js';

const TRIES_PER_ADDRESS = 20;
const token = z.string().max(100);

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The page behind the link of a message; it works without scripts. */
@Controller('senha/:token')
export class ResetPageController {
  constructor(
    private readonly resets: PasswordResets,
    private readonly assets: PageAssets,
    private readonly limiter: RateLimiter,
  ) {}

  /** Shows the form without using the link up, as programs open links to preview them. */
  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'The page on which a person chooses a new password',
    params: { token },
    mediaTypes: ['text/html'],
    open: true,
  })
  async show(
    @EndpointParam('token') given: z.output<typeof token>,
    @Res() response: Response,
  ): Promise<void> {
    const owner = await this.resets.ownerOf(given);
    await this.send(response, 200, owner === null ? { state: 'ended' } : { state: 'ask', owner });
  }

  @Endpoint({
    method: 'POST',
    status: 200,
    summary: 'Takes the form of the page',
    params: { token },
    mediaTypes: ['text/html'],
    open: true,
    unlisted: true,
  })
  async choose(
    @EndpointParam('token') given: z.output<typeof token>,
    @Body() form: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await limitRate(this.limiter, response, `password-reset:${addressOf(request)}`, TRIES_PER_ADDRESS);
    const password = (form as { senha?: unknown } | undefined)?.senha;
    const [status, shown] = await this.complete(given, typeof password === 'string' ? password : '');
    await this.send(response, status, shown);
  }

  private async complete(given: string, password: string): Promise<[status: number, shown: ResetPage]> {
    try {
      return [200, { state: 'done', owner: await this.resets.complete(given, password) }];
    } catch (error) {
      if (!isDomainError(error, 'invalid_value')) throw error;
      const owner = await this.resets.ownerOf(given);
      return [400, owner === null ? { state: 'ended' } : { state: 'password', owner }];
    }
  }

  private async send(response: Response, status: number, shown: ResetPage): Promise<void> {
    response.status(status).set({
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      // The address is the secret.
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
    response.type('html').send(await resetPage(this.assets.url('tracking-page.css'), shown));
  }
}
