import type { RecipientRequests, TrackedOrder } from '#domain';
import { html, type Html } from './html.mapper.js';
import { dayAndTime } from './local-time.mapper.js';
import { vocabularyOf, type Language, type TrackingVocabulary } from './tracking.vocabulary.js';

/** What was asked for, and what came of it. */
export type AskedFor = Awaited<ReturnType<RecipientRequests['latest']>>[number];

/** What the recipient may do now, each a link to a form, and what became of what they asked for. */
export function recipientActs(
  order: TrackedOrder,
  asked: readonly AskedFor[],
  token: string,
  language: Language,
): Html {
  const words = vocabularyOf(language);
  const { conversation, mayWish } = order;
  const links: readonly Act[] = [
    conversation !== null && ['conversa', words.talk.link(conversation.fromCourier)],
    order.mayAskAgain && ['nova-entrega', words.again.title],
    ...opinions(order, words),
  ];
  const changes: readonly Act[] = [
    ['recado', words.wish.title],
    order.mayMovePin && ['ponto', words.pin.title],
    ['horario', words.time.title],
  ];
  const linkTo = (act: Act) =>
    act && html`<p class="ask"><a href="/rastreio/${token}/${act[0]}">${act[1]}</a></p>`;
  return html`${asked.map((one) => html`<p class="ask said">${stateOf(one, order.timezone, language)}</p>`)}
  ${links.map(linkTo)}
  ${
    mayWish &&
    html`<details>
      <summary>${words.change}</summary>
      ${changes.map(linkTo)}
    </details>`
  }
  ${opinionNotes(order, words).map((note) => html`<p class="ask">${note}</p>`)}`;
}

/** The path of a form and its name; false: not now. */
type Act = readonly [path: string, label: string] | false;

/** What the recipient may say of the delivery, once somebody has been at the door. */
function opinions(
  { rating, mayClaim }: TrackedOrder,
  { rating: stars, claim }: TrackingVocabulary,
): readonly Act[] {
  if (rating === null) return [];
  return [rating.open && ['avaliacao', stars.title], mayClaim && ['reclamacao', claim.title]];
}

function opinionNotes({ rating, mayClaim }: TrackedOrder, words: TrackingVocabulary): string[] {
  if (rating === null) return [];
  return [
    ...(rating.stars === null ? [] : [words.rating.rated(rating.stars)]),
    ...(mayClaim ? [] : [words.claim.byShop]),
  ];
}

function stateOf({ kind, state, wantedAt, answer }: AskedFor, timezone: string, language: Language): string {
  const { kinds, states } = vocabularyOf(language).requested;
  const when = wantedAt === null ? '' : ` (${dayAndTime(wantedAt, timezone, language)})`;
  return `${kinds[kind]}${when}: ${states[state]}${answer === null || answer === '' ? '' : ` – ${answer}`}`;
}
