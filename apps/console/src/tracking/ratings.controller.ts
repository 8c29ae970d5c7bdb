import { RATING_REASONS, RecipientOpinions } from '#domain';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { type FormPage, FormPages, saidBy } from './form-pages.service.js';
import { ratingPage } from './rating.page.js';
import { recipientForm } from './recipient-form.controller.js';

/** A form of a browser; whatever else is sent rates nothing. */
const sent = z
  .object({ stars: z.coerce.number().catch(0), reason: z.enum(RATING_REASONS).nullable().catch(null) })
  .catch({ stars: 0, reason: null });

type Refusal = 'empty' | 'early';

const Form = recipientForm({
  sent,
  page: 'The page on which a recipient rates a delivery',
  takes: 'Takes a tap of the page: the stars, then why',
  limit: 'rating',
  refused: (error) => saidBy<Refusal>({ invalid_value: 'empty', transition_refused: 'early' }, error),
});

/** How a recipient rates a delivery, by forms. */
@Controller('/rastreio/:token/avaliacao')
export class RatingsController extends Form {
  constructor(
    private readonly opinions: RecipientOpinions,
    protected readonly pages: FormPages,
  ) {
    super();
  }

  /** null: it counts. */
  protected async take(token: string, { stars, reason }: z.output<typeof sent>): Promise<null> {
    await this.opinions.rate(token, stars, reason);
    return null;
  }

  protected async page(
    token: string,
    said: Refusal | null,
    attempt: z.output<typeof sent> | null,
  ): Promise<FormPage> {
    const { company } = await this.pages.own(token);
    const rated = said === null ? attempt : null;
    const done = rated !== null && rated.reason !== null;
    return {
      ...{ company, said, title: ({ rating }) => rating.title },
      content: (words) => ratingPage({ token, stars: rated?.stars ?? null, done }, words),
    };
  }
}
