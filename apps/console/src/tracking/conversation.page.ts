import type { Conversations } from '#domain';
import { formCard } from './form-parts.page.js';
import type { Said } from './form-pages.service.js';
import { html, type Html } from './html.mapper.js';
import { time } from './local-time.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

type Conversation = Awaited<ReturnType<Conversations['ofRecipient']>>;

interface ConversationPage {
  readonly token: string;
  readonly timezone: string;
  readonly said: Said | null;
  /** What was typed and not taken. */
  readonly typed: string;
  readonly conversation: Conversation;
}

/** The conversation with the courier: what was written, a field, and "I am there in 5 minutes". */
export function conversationPage(page: ConversationPage, words: TrackingVocabulary): Html {
  const { token, said, conversation } = page;
  const { talk } = words;
  const title = conversation.courierName === null ? talk.title : talk.with(conversation.courierName);
  const body = html`<div id="talk" data-token="${token}">${linesOf(page, words)}</div>
    ${conversation.open ? writing(page, words) : html`<p>${conversation.courierName === null ? talk.nobody : talk.over}</p>`}`;
  return formCard({ token, title, said, body }, words, words.said);
}

function linesOf(
  { conversation: { lines, courierName, phonesHidden }, timezone }: ConversationPage,
  words: TrackingVocabulary,
): Html {
  if (lines.length === 0)
    return html`<p class="facts">${words.talk.none} ${phonesHidden && words.phonesHidden}</p>`;
  return html`<ol class="talk">
    ${lines.map(
      ({ side, text, at }) =>
        html`<li class="${side}">
          <p class="facts">
            ${side === 'recipient' ? words.talk.you : (courierName ?? words.courier)} ·
            <time datetime="${at.toISOString()}">${time(at, timezone, words.language)}</time>
          </p>
          <p>${text}</p>
        </li>`,
    )}
  </ol>`;
}

function writing(
  { token, typed, conversation: { mayCome } }: ConversationPage,
  words: TrackingVocabulary,
): Html {
  const { talk } = words;
  return html`<form method="post" action="/rastreio/${token}/conversa">
      <label for="text">${talk.write}</label>
      <textarea id="text" name="text" rows="2" maxlength="300" required>${typed}</textarea>
      <button type="submit">${talk.send}</button>
    </form>
    ${
      mayCome &&
      html`<form method="post" action="/rastreio/${token}/conversa">
        <input type="hidden" name="coming" value="yes" />
        <button type="submit" class="second">${talk.coming}</button>
      </form>`
    }
    <p><a href="/rastreio/${token}/conversa">${talk.refresh}</a></p>`;
}
