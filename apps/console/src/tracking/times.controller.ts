import { Clock, RecipientWishes } from '#domain';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { FORM_PAGE, FormPages, type Said, saidOf, shortText } from './form-pages.service.js';
import { PageLanguage } from './page-language.decorator.js';
import { againPage, timePage } from './time.page.js';
import { vocabularyOf, type Language } from './tracking.vocabulary.js';

const sent = z.object({ at: shortText(40), digits: shortText(20) }).catch({ at: '', digits: '' });

/** When the recipient wants it instead, and what nobody took once more. */
@Controller('/rastreio/:token')
export class TimesController {
  constructor(
    private readonly wishes: RecipientWishes,
    private readonly clock: Clock,
    private readonly pages: FormPages,
  ) {}

  @Endpoint({
    ...FORM_PAGE,
    method: 'GET',
    path: 'horario',
    summary: 'The page on which a recipient asks for another time',
  })
  async showTimes(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    await this.sendTimes(response, token, language, null);
  }

  @Endpoint({ ...FORM_PAGE, method: 'POST', path: 'horario', unlisted: true, summary: 'Takes the time' })
  async takeTime(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.pages.limit(request, response, token);
    const { at, digits } = sent.parse(body);
    const said = await saidAfter(() => this.wishes.anotherTime(token, digits, new Date(at)));
    await this.sendTimes(response, token, language, said);
  }

  @Endpoint({
    ...{ ...FORM_PAGE, method: 'GET', path: 'nova-entrega' },
    summary: 'The page on which a recipient asks for what was not delivered once more',
  })
  async showAgain(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    await this.sendAgain(response, token, language, null);
  }

  @Endpoint({
    ...FORM_PAGE,
    method: 'POST',
    path: 'nova-entrega',
    unlisted: true,
    summary: 'Takes that it is wanted once more',
  })
  async takeAgain(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.pages.limit(request, response, token);
    const { digits } = sent.parse(body);
    const said = await saidAfter(() => this.wishes.askAgain(token, digits));
    await this.sendAgain(response, token, language, said);
  }

  private async sendTimes(
    response: Response,
    token: string,
    language: Language,
    said: Said | null,
  ): Promise<void> {
    const { stop, company, timezone } = await this.pages.own(token);
    const asks = stop.status === 'pending' && isAsking(said);
    const shown = said ?? (asks ? null : 'late');
    const now = this.clock.now();
    this.pages.send(response, {
      ...{ language, company, said: shown, title: vocabularyOf(language).time.title },
      content: (words) => timePage({ token, timezone, said: shown, now, asks }, words),
    });
  }

  private async sendAgain(
    response: Response,
    token: string,
    language: Language,
    said: Said | null,
  ): Promise<void> {
    const { stop, company } = await this.pages.own(token);
    const asks = stop.status === 'failed' && isAsking(said);
    const shown = said ?? (asks ? null : 'late');
    this.pages.send(response, {
      ...{ language, company, said: shown, title: vocabularyOf(language).again.title },
      content: (words) => againPage({ token, said: shown, asks }, words),
    });
  }
}

async function saidAfter(wish: () => Promise<Said>): Promise<Said> {
  try {
    return await wish();
  } catch (error) {
    return saidOf(error);
  }
}

/** Whether there is something left to send. */
function isAsking(said: Said | null): boolean {
  return said !== 'done' && said !== 'asked' && said !== 'late';
}
