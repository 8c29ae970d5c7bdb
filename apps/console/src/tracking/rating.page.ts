import { RATING_REASONS } from '#domain';
import { html, type Html } from './html.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

const STARS = [1, 2, 3, 4, 5] as const;
/** Reasons that fit a good rating; the others fit a bad one. */
const GOOD: readonly string[] = ['on_time', 'kind', 'careful', 'other'];
const FINE = 4;

interface RatingPage {
  readonly token: string;
  /** null: not rated yet. */
  readonly stars: number | null;
  /** The reason was said, or there is nothing to ask. */
  readonly done: boolean;
}

/** Two taps: the stars, then why. Each is a button of a form, so that it needs no script. */
export function ratingPage({ token, stars, done }: RatingPage, words: TrackingVocabulary): Html {
  const { rating } = words;
  return html`<main>
    <section class="card rating">
      <h1>${done ? rating.thanks : stars === null ? rating.title : rating.why}</h1>
      ${!done && (stars === null ? starButtons(token, words) : reasonButtons(token, stars, words))}
      <p><a href="/rastreio/${token}">${words.wish.back}</a></p>
    </section>
  </main>`;
}

function starButtons(token: string, { rating }: TrackingVocabulary): Html {
  return html`<form method="post" action="/rastreio/${token}/avaliacao" class="stars">
    ${STARS.map(
      (star) =>
        html`<button type="submit" name="stars" value="${star}" aria-label="${rating.stars(star)}">
          ${star} ★
        </button>`,
    )}
  </form>`;
}

function reasonButtons(token: string, stars: number, { rating }: TrackingVocabulary): Html {
  const fitting = RATING_REASONS.filter(
    (reason) => reason === 'other' || GOOD.includes(reason) === stars >= FINE,
  );
  return html`<form method="post" action="/rastreio/${token}/avaliacao">
    <input type="hidden" name="stars" value="${stars}" />
    ${fitting.map(
      (reason) =>
        html`<button type="submit" name="reason" value="${reason}">${rating.reasons[reason]}</button>`,
    )}
  </form>`;
}
