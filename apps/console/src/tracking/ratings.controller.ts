import { RATING_REASONS, type RatingReason, RecipientOpinions } from '#domain';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { FORM_PAGE, FormPages, saidBy } from './form-pages.service.js';
import { PageLanguage } from './page-language.decorator.js';
import { ratingPage } from './rating.page.js';
import { vocabularyOf, type Language } from './tracking.vocabulary.js';

/** A form of a browser; whatever else is sent rates nothing. */
const sent = z
  .object({ stars: z.coerce.number().catch(0), reason: z.enum(RATING_REASONS).nullable().catch(null) })
  .catch({ stars: 0, reason: null });

/** How a recipient rates a delivery, by forms. */
@Controller('/rastreio/:token/avaliacao')
export class RatingsController {
  constructor(
    private readonly opinions: RecipientOpinions,
    private readonly pages: FormPages,
  ) {}

  @Endpoint({ ...FORM_PAGE, method: 'GET', summary: 'The page on which a recipient rates a delivery' })
  async show(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    await this.send(response, token, language, { said: null, stars: null, done: false });
  }

  @Endpoint({
    ...{ ...FORM_PAGE, method: 'POST', unlisted: true },
    summary: 'Takes a tap of the page: the stars, then why',
  })
  async rate(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.pages.limit(request, response, token, 'rating');
    const { stars, reason } = sent.parse(body);
    const said = await this.refusalOf(token, stars, reason);
    const rated = said === null ? stars : null;
    await this.send(response, token, language, {
      ...{ said, stars: rated, done: rated !== null && reason !== null },
    });
  }

  /** null: it counts. */
  private async refusalOf(token: string, stars: number, reason: RatingReason | null) {
    try {
      await this.opinions.rate(token, stars, reason);
      return null;
    } catch (error) {
      return saidBy<'empty' | 'early'>({ invalid_value: 'empty', transition_refused: 'early' }, error);
    }
  }

  private async send(
    response: Response,
    token: string,
    language: Language,
    {
      said,
      stars,
      done,
    }: { readonly said: 'empty' | 'early' | null; readonly stars: number | null; readonly done: boolean },
  ): Promise<void> {
    const { company } = await this.pages.own(token);
    this.pages.send(response, {
      ...{ language, company, said, title: vocabularyOf(language).rating.title },
      content: (words) => ratingPage({ token, stars, done }, words),
    });
  }
}
