import type { Conversations } from '#domain';
import { z } from 'zod';
import { recipientForm, REFUSALS, shortText } from './recipient-form.controller.js';
import { TimeOfDay, type WithClock, type WithWords } from './status-cards.page.js';

/** The form's limit. The conversation's own is lower: a text too long is refused with a reason, not cut. */
const TYPED = 1_000;

export const ConversationsController = recipientForm('ConversationsController', {
  path: 'conversa',
  page: 'The page on which a recipient writes to the courier',
  limit: 'talk',
  sent: z
    .object({ text: shortText(TYPED), coming: z.literal('yes').nullable().catch(null) })
    .catch({ text: '', coming: null }),
  refused: ({ code }) => REFUSALS[code],
  take: async ({ conversations, wishes }, { token, sent: { text, coming } }) => {
    if (coming) await wishes.coming(token);
    else await conversations.writeAsRecipient(token, text);
    return coming ? 'coming' : 'sent';
  },
  show: async ({ conversations, pages }, { token, own, message, sent, words }) => {
    const conversation = await conversations.ofRecipient(token);
    const { courierName, open } = conversation;
    const { talk } = words;
    const typed = message === 'sent' || message === 'coming' ? '' : (sent?.text ?? '');
    return {
      title: talk.title,
      message,
      texts: words.said,
      heading: courierName === null ? talk.title : talk.with(courierName),
      head: open && pages.script('conversation-page.js'),
      body: (
        <>
          <div id="talk" data-token={token}>
            <Lines conversation={conversation} timezone={own.timezone} words={words} />
          </div>
          {open ? (
            <Writing token={token} typed={typed} mayCome={conversation.mayCome} words={words} />
          ) : (
            <p>{courierName === null ? talk.nobody : talk.over}</p>
          )}
        </>
      ),
    };
  },
});

type LinesView = WithClock & { readonly conversation: Awaited<ReturnType<Conversations['ofRecipient']>> };

function Lines({ conversation: { lines, courierName, phonesHidden }, timezone, words }: LinesView) {
  if (lines.length === 0)
    return (
      <p className="facts">
        {words.talk.none} {phonesHidden && words.phonesHidden}
      </p>
    );
  return (
    <ol className="talk">
      {lines.map(({ side, text, at }, index) => (
        <li key={index} className={side}>
          <p className="facts">
            {side === 'recipient' ? words.talk.you : (courierName ?? words.courier)} ·{' '}
            <TimeOfDay at={at} timezone={timezone} words={words} />
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** `typed`: the text that was refused, for the field. */
type WritingView = WithWords & { readonly token: string; readonly typed: string; readonly mayCome: boolean };

function Writing({ token, typed, mayCome, words: { talk } }: WritingView) {
  const address = `/rastreio/${token}/conversa`;
  return (
    <>
      <form method="post" action={address}>
        <label htmlFor="text">{talk.write}</label>
        <textarea id="text" name="text" rows={2} maxLength={300} required defaultValue={typed} />
        <button type="submit">{talk.send}</button>
      </form>
      {mayCome && (
        <form method="post" action={address}>
          <input type="hidden" name="coming" value="yes" />
          <button type="submit" className="second">
            {talk.coming}
          </button>
        </form>
      )}
      <p>
        <a href={address}>{talk.refresh}</a>
      </p>
    </>
  );
}
