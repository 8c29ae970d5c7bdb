import { CLAIM_KINDS } from '#domain';
import { digitsField } from './form-parts.page.js';
import { html, type Html } from './html.mapper.js';
import { layout } from './layout.page.js';
import type { PageAssets } from './page-assets.provider.js';
import { vocabularyOf, type Language, type TrackingVocabulary } from './tracking.vocabulary.js';

/** What the recipient typed, as it stands in the form again. */
export interface TypedClaim {
  readonly kind: (typeof CLAIM_KINDS)[number];
  readonly text: string;
}

export const NO_CLAIM: TypedClaim = { kind: 'not_received', text: '' };

/** Whether the form is shown, and what is said above it. */
export type ClaimPageState = 'ask' | keyof TrackingVocabulary['claim']['said'];

/** After these there is nothing more to send. */
const OVER: readonly ClaimPageState[] = ['done', 'early', 'late'];

interface ClaimPage {
  readonly token: string;
  readonly language: Language;
  readonly assets: PageAssets;
  readonly state: ClaimPageState;
  readonly typed: TypedClaim;
}

/** The form of what went wrong with a delivery. It needs no script. */
export function claimPage({ token, language, assets, state, typed }: ClaimPage): string {
  const words = vocabularyOf(language);
  const { claim } = words;
  return layout({
    ...{ words, assets, title: claim.title, company: null, head: null },
    content: html`<main>
      <section class="card wish">
        <h1>${claim.title}</h1>
        ${state !== 'ask' && html`<p class="said" role="status">${claim.said[state]}</p>`}
        ${!OVER.includes(state) && form(token, typed, words)}
        <p><a href="/rastreio/${token}">${words.wish.back}</a></p>
      </section>
    </main>`,
  });
}

function form(token: string, typed: TypedClaim, words: TrackingVocabulary): Html {
  const { claim } = words;
  return html`<form method="post" action="/rastreio/${token}/reclamacao">
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
    ${digitsField(words)}
    <button type="submit">${claim.send}</button>
  </form>`;
}
