import { RATING_REASONS, type TrackedRating } from '#domain';
import { digitsField, formCard } from './form-parts.page.js';
import { html, type Html } from './html.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

const STARS = [1, 2, 3, 4, 5] as const;
/** Reasons that fit a good rating; the others fit a bad one. */
const GOOD: readonly string[] = ['on_time', 'kind', 'careful', 'other'];
const FINE = 4;

export type RatingSaid = keyof TrackingVocabulary['rating']['said'];

interface RatingPage {
  readonly token: string;
  readonly said: RatingSaid | null;
  /** null: nobody has been at the door yet. */
  readonly rating: TrackedRating | null;
  /** The stars of this attempt, when they count; null: there was none. */
  readonly rated: number | null;
  /** The reason was said too. */
  readonly done: boolean;
  readonly digits: string;
  /** By a message to the phone: its digits are not asked for. */
  readonly reached: boolean;
}

/** The stars, then why, by forms that post to their own address. They need no script. */
export function ratingPage(page: RatingPage, words: TrackingVocabulary): Html {
  const { rating: text } = words;
  const [title, body] = shown(page, words);
  return formCard({ token: page.token, title, said: page.said, body }, words, text.said);
}

function shown(page: RatingPage, words: TrackingVocabulary): [title: string, body: Html | null] {
  const { rating, rated, done, digits, reached } = page;
  const { rating: text } = words;
  if (rated !== null)
    return done ? [text.thanks, null] : [text.why, reasonButtons(rated, reached ? '' : digits, words)];
  if (rating?.stars) return [text.rated(rating.stars), null];
  if (rating?.open !== true) return [text.title, null];
  return [text.title, reached ? starButtons(words) : starForm(words)];
}

function starButtons({ rating }: TrackingVocabulary): Html {
  return html`<form method="post" class="stars">
    ${STARS.map(
      (star) =>
        html`<button type="submit" name="stars" value="${star}" aria-label="${rating.stars(star)}">
          ${star} ★
        </button>`,
    )}
  </form>`;
}

/** With the end of the phone: a key that sends the form must not choose the first star. */
function starForm(words: TrackingVocabulary): Html {
  const { rating } = words;
  return html`<form method="post">
    <fieldset>
      <legend>${rating.title}</legend>
      ${STARS.map(
        (star) =>
          html`<label
            ><input type="radio" name="stars" value="${star}" required />
            <span aria-hidden="true">${star} ★</span>
            <span class="visually-hidden">${rating.stars(star)}</span></label
          >`,
      )}
    </fieldset>
    ${digitsField(words)}
    <button type="submit">${rating.send}</button>
  </form>`;
}

function reasonButtons(stars: number, digits: string, { rating }: TrackingVocabulary): Html {
  const fitting = RATING_REASONS.filter(
    (reason) => reason === 'other' || GOOD.includes(reason) === stars >= FINE,
  );
  return html`<form method="post">
    <input type="hidden" name="stars" value="${stars}" />
    <input type="hidden" name="digits" value="${digits}" />
    ${fitting.map(
      (reason) =>
        html`<button type="submit" name="reason" value="${reason}">${rating.reasons[reason]}</button>`,
    )}
  </form>`;
}
