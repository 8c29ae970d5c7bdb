import { isDomainError, PhoneCalls } from '#domain';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { callPage } from './call.page.js';
import { FORM_PAGE, FormPages, type Said, saidOf, shortText } from './form-pages.service.js';
import { PageLanguage } from './page-language.decorator.js';
import { TrackedOrders } from './tracked-orders.service.js';
import { vocabularyOf, type Language } from './tracking.vocabulary.js';

const sent = z.object({ digits: shortText(20) }).catch({ digits: '' });

/** How a recipient has the courier called, by a form: neither sees the number of the other. */
@Controller('/rastreio/:token/ligacao')
export class RecipientCallsController {
  constructor(
    private readonly calls: PhoneCalls,
    private readonly orders: TrackedOrders,
    private readonly pages: FormPages,
  ) {}

  @Endpoint({
    ...FORM_PAGE,
    method: 'GET',
    summary: 'The page on which a recipient has the courier called',
  })
  async show(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    await this.send(response, token, language, null);
  }

  @Endpoint({
    ...FORM_PAGE,
    method: 'POST',
    unlisted: true,
    summary: 'Rings the recipient, and then the courier',
  })
  async call(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.pages.limit(request, response, token);
    const { digits } = sent.parse(body);
    await this.send(response, token, language, await this.saidAfter(token, digits));
  }

  private async saidAfter(token: string, digits: string): Promise<Said> {
    try {
      await this.calls.askAsRecipient(token, digits);
      return 'calling';
    } catch (error) {
      const unable = isDomainError(error, 'external_service_unavailable');
      return unable || isDomainError(error, 'feature_disabled') ? 'noCall' : saidOf(error);
    }
  }

  private async send(
    response: Response,
    token: string,
    language: Language,
    said: Said | null,
  ): Promise<void> {
    const order = await this.orders.shown(token);
    const { mayCall } = await this.orders.acts(order);
    const shown = said ?? (mayCall ? null : 'late');
    const asks = mayCall && (shown === null || shown === 'digits' || shown === 'tries');
    this.pages.send(response, {
      ...{ language, company: order.company, said: shown, title: vocabularyOf(language).call.title },
      content: (words) =>
        callPage({ token, said: shown, asks, mayWrite: order.conversation !== null }, words),
    });
  }
}
