import {
  isDomainError,
  RATING_REASONS,
  type RatingReason,
  RecipientOpinions,
  type TrackedRating,
} from '#domain';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam, EndpointQuery } from '../http/endpoint.decorator.js';
import { FORM_PAGE, FormPages, saidBy, shortText } from './form-pages.service.js';
import { PageLanguage } from './page-language.decorator.js';
import { ratingPage, type RatingSaid } from './rating.page.js';
import type { Language } from './tracking.vocabulary.js';

/** The mark of the message that was sent to the phone; none: the link came another way. */
const query = z.object({ m: shortText(40) }).catch({ m: '' });
/** A form of a browser; whatever else is sent rates nothing. */
const sent = z
  .object({
    stars: z.coerce.number().catch(0),
    reason: z.enum(RATING_REASONS).nullable().catch(null),
    digits: shortText(20),
  })
  .catch({ stars: 0, reason: null, digits: '' });

interface Attempt {
  readonly said: RatingSaid | null;
  readonly stars: number | null;
  readonly reason: RatingReason | null;
  readonly digits: string;
}

const NONE: Attempt = { said: null, stars: null, reason: null, digits: '' };

/** How a recipient rates a delivery, by forms. */
@Controller('/rastreio/:token/avaliacao')
export class RatingsController {
  constructor(
    private readonly opinions: RecipientOpinions,
    private readonly pages: FormPages,
  ) {}

  @Endpoint({
    ...FORM_PAGE,
    method: 'GET',
    summary: 'The page on which a recipient rates a delivery',
    query,
  })
  async show(
    @EndpointParam('token') token: string,
    @EndpointQuery() { m: mark }: z.output<typeof query>,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    await this.send(response, language, { token, mark }, NONE);
  }

  @Endpoint({
    ...FORM_PAGE,
    method: 'POST',
    unlisted: true,
    summary: 'Takes a tap of the page: the stars, then why',
    query,
  })
  async rate(
    @EndpointParam('token') token: string,
    @EndpointQuery() { m: mark }: z.output<typeof query>,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { stars, reason, digits } = sent.parse(body);
    const said = await this.pages
      .limit(request, response, token, 'rating')
      .then(() => this.opinions.rate(token, { digits, mark }, { stars, reason }))
      .then(() => null, saidOf);
    await this.send(response, language, { token, mark }, { said, stars, reason, digits });
  }

  private async send(
    response: Response,
    language: Language,
    { token, mark }: { readonly token: string; readonly mark: string },
    { said, stars, reason, digits }: Attempt,
  ): Promise<void> {
    const { company } = await this.pages.own(token);
    const rating = await this.opinions.ratingOf(token);
    const reached = this.opinions.wasReached(token, mark);
    const rated = said === null ? stars : null;
    const shown = said ?? closed(rating);
    const done = reason !== null;
    this.pages.send(response, language, {
      ...{ company, said: shown, title: (words) => words.rating.title },
      content: (words) => ratingPage({ token, said: shown, rating, rated, done, digits, reached }, words),
    });
  }
}

/** Why there is nothing to rate, or not yet; null: there is, or it was rated. */
function closed(rating: TrackedRating | null): RatingSaid | null {
  if (rating === null) return 'early';
  return rating.open || rating.stars !== null ? null : 'late';
}

/** @throws the error, where it is no refusal */
function saidOf(error: unknown): RatingSaid {
  if (isDomainError(error, 'transition_refused') && error.facts['reason'] === 'late') return 'late';
  return saidBy<RatingSaid>(
    {
      ...{ invalid_value: 'empty', transition_refused: 'early', not_unique: 'twice' },
      ...{ wrong_code: 'digits', feature_disabled: 'late' },
      ...{ too_many_attempts: 'tries', rate_limited: 'tries' },
    },
    error,
  );
}
