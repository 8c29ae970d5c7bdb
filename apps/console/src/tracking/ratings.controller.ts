import { isDomainError, RATING_REASONS, RecipientFeedback, type TrackedRating } from '#domain';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { type FormPage, FormPages, saidBy, shortText } from './form-pages.service.js';
import { ratingPage, type RatingSaid } from './rating.page.js';
import { recipientForm } from './recipient-form.controller.js';

/** A form of a browser; whatever else is sent rates nothing. */
const sent = z
  .object({
    stars: z.coerce.number().catch(0),
    reason: z.enum(RATING_REASONS).nullable().catch(null),
    digits: shortText(20),
  })
  .catch({ stars: 0, reason: null, digits: '' });

type Rating = z.output<typeof sent>;

const Form = recipientForm({
  sent,
  marked: true,
  page: 'The page on which a recipient rates a delivery',
  takes: 'Takes a tap of the page: the stars, then why',
  limit: 'rating',
  refused: saidOf,
});

/** How a recipient rates a delivery, by forms. */
@Controller('/rastreio/:token/avaliacao')
export class RatingsController extends Form {
  constructor(
    private readonly feedback: RecipientFeedback,
    protected readonly pages: FormPages,
  ) {
    super();
  }

  protected async take(token: string, { stars, reason, digits }: Rating, mark: string): Promise<null> {
    await this.feedback.rate(token, { digits, mark }, { stars, reason });
    return null;
  }

  protected async page(
    token: string,
    said: RatingSaid | null,
    tried: Rating | null,
    mark: string,
  ): Promise<FormPage> {
    const { company } = await this.pages.own(token);
    const rating = await this.feedback.ratingOf(token);
    const reached = this.feedback.wasReached(token, mark);
    const { stars = null, reason = null, digits = '' } = tried ?? {};
    const rated = said === null ? stars : null;
    const shown = said ?? closed(rating);
    const done = reason !== null;
    return {
      ...{ company, said: shown, title: (words) => words.rating.title },
      content: (words) => ratingPage({ token, said: shown, rating, rated, done, digits, reached }, words),
    };
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
