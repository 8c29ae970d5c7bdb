import { type DomainErrorCode, RATING_REASONS, type TrackedRating } from '#domain';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { DigitsField } from './form-pages.service.js';
import { markQuery, recipientForm, shortText } from './recipient-form.controller.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

const STARS = [1, 2, 3, 4, 5] as const;
/** Reasons that fit a good rating; the others fit a bad one. */
const GOOD: readonly string[] = ['on_time', 'kind', 'careful', 'other'];
const FINE = 4;

type RatingMessage = keyof TrackingVocabulary['rating']['said'];

const REFUSALS: Partial<Record<DomainErrorCode, RatingMessage>> = {
  invalid_value: 'empty',
  transition_refused: 'early',
  not_unique: 'twice',
  wrong_code: 'digits',
  feature_disabled: 'late',
  too_many_attempts: 'tries',
  rate_limited: 'tries',
};

/** A form of a browser; whatever else is sent rates nothing. */
const sentRating = z
  .object({
    stars: z.coerce.number().catch(0),
    reason: z.enum(RATING_REASONS).nullable().catch(null),
    digits: shortText(20),
  })
  .catch({ stars: 0, reason: null, digits: '' });

export const RatingsController = recipientForm('RatingsController', {
  path: 'avaliacao',
  page: 'The page on which a recipient rates a delivery',
  limit: 'rating',
  query: markQuery,
  sent: sentRating,
  refused: ({ code, facts }) =>
    code === 'transition_refused' && facts['reason'] === 'late' ? 'late' : REFUSALS[code],
  take: async ({ feedback }, { token, query, sent: { stars, reason, digits } }) => {
    await feedback.rate(token, { digits, mark: query.m }, { stars, reason });
    return null;
  },
  show: async ({ feedback }, { token, query, message, sent, words }) => {
    const rating = await feedback.ratingOf(token);
    const reached = feedback.wasReached(token, query.m);
    const [heading, body] =
      sent && !message ? ratedCard(sent, reached, words) : unratedCard(rating, reached, words);
    const { title, said: texts } = words.rating;
    return { title, heading, message: message ?? closed(rating), texts, body };
  },
});

/** Why there is nothing to rate, or not yet; null: there is, or it was rated. */
function closed(rating: TrackedRating | null): RatingMessage | null {
  if (rating === null) return 'early';
  return rating.open || rating.stars !== null ? null : 'late';
}

type Card = [heading: string, body: ReactNode];

function unratedCard(rating: TrackedRating | null, reached: boolean, words: TrackingVocabulary): Card {
  const { rating: text } = words;
  if (rating?.stars) return [text.rated(rating.stars), null];
  if (rating?.open !== true) return [text.title, null];
  return [text.title, reached ? <StarButtons words={words} /> : <StarForm words={words} />];
}

/** The stars count; the reason is asked for once. */
function ratedCard(
  sent: z.output<typeof sentRating>,
  reached: boolean,
  { rating }: TrackingVocabulary,
): Card {
  const { stars, reason, digits } = sent;
  if (reason !== null) return [rating.thanks, null];
  const fitting = RATING_REASONS.filter((each) => each === 'other' || GOOD.includes(each) === stars >= FINE);
  const buttons = (
    <form method="post">
      <input type="hidden" name="stars" value={stars} />
      <input type="hidden" name="digits" value={reached ? '' : digits} />
      {fitting.map((each) => (
        <button key={each} type="submit" name="reason" value={each}>
          {rating.reasons[each]}
        </button>
      ))}
    </form>
  );
  return [rating.why, buttons];
}

function StarButtons({ words: { rating } }: { readonly words: TrackingVocabulary }) {
  return (
    <form method="post" className="stars">
      {STARS.map((star) => (
        <button key={star} type="submit" name="stars" value={star} aria-label={rating.stars(star)}>
          {star} ★
        </button>
      ))}
    </form>
  );
}

/** The phone's end comes after the stars: a key that sends the form must not choose the first star. */
function StarForm({ words }: { readonly words: TrackingVocabulary }) {
  const { rating } = words;
  return (
    <form method="post">
      <fieldset>
        <legend>{rating.title}</legend>
        {STARS.map((star) => (
          <label key={star}>
            <input type="radio" name="stars" value={star} required /> <span aria-hidden="true">{star} ★</span>{' '}
            <span className="visually-hidden">{rating.stars(star)}</span>
          </label>
        ))}
      </fieldset>
      <DigitsField words={words} />
      <button type="submit">{rating.send}</button>
    </form>
  );
}
