import { CLAIM_KINDS, MOST_CLAIM_PHOTOS, type RecipientFeedback } from '#domain';
import { digitsField, formCard } from './form-parts.page.js';
import { html, type Html } from './html.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

/** What the recipient typed, as it stands in the form again. */
export interface TypedClaim {
  readonly kind: (typeof CLAIM_KINDS)[number];
  readonly text: string;
}

export const NO_CLAIM: TypedClaim = { kind: 'not_received', text: '' };

export type ClaimSaid = keyof TrackingVocabulary['claim']['said'];

/** After these there is nothing more to send. */
const OVER: readonly (ClaimSaid | null)[] = ['done', 'early', 'late'];

/** What was claimed before, and how it was answered. */
export type OwnClaims = Awaited<ReturnType<RecipientFeedback['claimsOf']>>;

interface ClaimPage {
  readonly token: string;
  readonly said: ClaimSaid | null;
  readonly typed: TypedClaim;
  readonly claims: OwnClaims;
}

/** The form of what went wrong with a delivery. It needs no script. */
export function claimPage({ token, said, typed, claims }: ClaimPage, words: TrackingVocabulary): Html {
  const { kinds, states } = words.claim;
  const body = html`${claims.map(
    ({ kind, state, answer }) =>
      html`<p class="said">${kinds[kind]}: ${states[state]}${answer !== null && ` – ${answer}`}</p>`,
  )}
  ${!OVER.includes(said) && form(token, typed, words)}`;
  return formCard({ token, title: words.claim.title, said, body }, words, words.claim.said);
}

function form(token: string, typed: TypedClaim, words: TrackingVocabulary): Html {
  const { claim } = words;
  return html`<form method="post" action="/rastreio/${token}/reclamacao" enctype="multipart/form-data">
    <p>${claim.lead}</p>
    <fieldset>
      <legend>${claim.kind}</legend>
      ${CLAIM_KINDS.map(
        (kind) =>
          html`<label
            ><input type="radio" name="kind" value="${kind}" ${typed.kind === kind && html`checked`} />
            ${claim.kinds[kind]}</label
          >`,
      )}
    </fieldset>
    <label for="text">${claim.text}</label>
    <textarea id="text" name="text" rows="4" maxlength="2000" required>${typed.text}</textarea>
    <label for="photos">${claim.photos(MOST_CLAIM_PHOTOS)}</label>
    <input id="photos" name="photos" type="file" accept="image/jpeg,image/png,image/webp" multiple />
    ${digitsField(words)}
    <button type="submit">${claim.send}</button>
  </form>`;
}
