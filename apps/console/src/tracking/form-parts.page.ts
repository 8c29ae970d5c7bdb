import { html, type Html } from './html.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

interface FormCard<Word extends string> {
  readonly token: string;
  readonly title: string;
  readonly said: Word | null;
  readonly body: Html | null | false;
}

/** The card of a form: what happened, the form, and the way back. */
export function formCard<Word extends string>(
  { token, title, said, body }: FormCard<Word>,
  words: TrackingVocabulary,
  texts: Readonly<Record<Word, string>>,
): Html {
  return html`<main>
    <section class="card wish">
      <h1>${title}</h1>
      ${said !== null && html`<p class="said" role="status">${texts[said]}</p>`} ${body}
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
