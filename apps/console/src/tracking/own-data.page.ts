import { digitsField, formCard } from './form-parts.page.js';
import { html, type Html } from './html.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

export type OwnDataSaid = keyof TrackingVocabulary['ownData']['said'];

interface OwnDataPage {
  readonly token: string;
  readonly said: OwnDataSaid | null;
  /** By a message to the phone: its digits are not asked for. */
  readonly reached: boolean;
}

/** The recipient's request for a copy of their data, or for their erasure. */
export function ownDataPage({ token, said, reached }: OwnDataPage, words: TrackingVocabulary): Html {
  const { ownData: text } = words;
  const body =
    said !== 'asked' &&
    said !== 'company' &&
    html`<p>${text.lead}</p>
      <form method="post">
        <label><input type="radio" name="what" value="data_asked" required /> ${text.copy}</label>
        <label><input type="radio" name="what" value="erasure_asked" required /> ${text.erase}</label>
        ${!reached && digitsField(words)}
        <button type="submit">${text.send}</button>
      </form>`;
  return formCard({ token, title: text.title, said, body }, words, text.said);
}
