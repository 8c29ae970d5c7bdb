import { html, type Html } from './html.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';
import type { Said } from './form-pages.service.js';

interface FormCard {
  readonly token: string;
  readonly title: string;
  readonly said: Said | null;
  readonly body: Html | null | false;
}

/** The card of a form: what happened, the form, and the way back. */
export function formCard({ token, title, said, body }: FormCard, words: TrackingVocabulary): Html {
  return html`<main>
    <section class="card wish">
      <h1>${title}</h1>
      ${said !== null && html`<p class="said" role="status">${words.said[said]}</p>`} ${body}
      <p><a href="/rastreio/${token}">${words.wish.back}</a></p>
    </section>
  </main>`;
}

/** The end of the phone, by which the recipient is told from others who have the link. */
export function digitsField(words: TrackingVocabulary): Html {
  return html`<label for="digits">${words.wish.digits}</label>
    <input
      id="digits"
      name="digits"
      inputmode="numeric"
      autocomplete="off"
      required
      pattern="[0-9]{4}"
      maxlength="4"
    />`;
}
