import { digitsField, formCard } from './form-parts.page.js';
import type { Said } from './form-pages.service.js';
import { html, type Html } from './html.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

interface CallPage {
  readonly token: string;
  readonly said: Said | null;
  /** Nothing rings yet, and it may. */
  readonly asks: boolean;
  /** They may write to each other instead. */
  readonly mayWrite: boolean;
  readonly phonesHidden: boolean;
}

/** Has the courier called: first the recipient's own phone rings, so that only who has it can. */
export function callPage(
  { token, said, asks, mayWrite, phonesHidden }: CallPage,
  words: TrackingVocabulary,
): Html {
  const { call, talk } = words;
  const form = html`<p>${call.how} ${phonesHidden && words.phonesHidden}</p>
    <form method="post" action="/rastreio/${token}/ligacao">
      ${digitsField(words)}
      <button type="submit">${call.send}</button>
    </form>`;
  const body = html`${asks && form}
  ${mayWrite && html`<p><a href="/rastreio/${token}/conversa">${talk.link(0)}</a></p>`}`;
  return formCard({ token, title: call.title, said, body }, words, words.said);
}
