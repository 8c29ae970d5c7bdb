import type { ReactNode } from 'react';
import type { Answer, Asks, Operation } from '../../base/api/client.js';
import { moment } from '../../base/time.js';
import { messageWords as text } from '../../base/words.js';
import { Act } from '../../base/ui/act.js';
import { Read } from '../../base/ui/box.js';
import { Copy } from '../../base/ui/copy.js';
import type { UnreadProps } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { dotted, wordOf } from '../../base/texts.js';
import { Drawer } from './drawer.js';
import { Open, type Column, textColumn, column } from './table.js';

type WholeMessage = Answer<'/api/merchant/deliveries/{id}'>;

/** A message to a webhook, as lists of the panel, the shop and the portal have it. */
type Message = Answer<'/api/merchant/deliveries'>['items'][number];

const TONES: Readonly<Record<string, Tone>> = {
  delivered: 'green',
  queued: 'blue',
  due: 'amber',
  given_up: 'red',
};

/** Final states of a message; only from these it can be sent again. */
export const ENDED = ['delivered', 'given_up', 'cancelled'] as const;
export const isEnded = (state: string): state is (typeof ENDED)[number] => ENDED.some((one) => one === state);

/** Whether a delivery waits for its turn or for the next attempt. */
export const isWaiting = (state: string) => state === 'due' || state === 'queued';
/** Whether a message can be sent again, or at once. */
export const isSendable = ({ state }: Pick<Message, 'state'>) => isEnded(state) || isWaiting(state);

export const messageName = ({ event, topic }: Pick<Message, 'event' | 'topic'>) => event ?? topic;
export const faceName = (face: string) => wordOf(text.faces, face);
export const failureText = (error: string) => wordOf(text.errors, error);

export function MessageState({ of: { state, lastStatus } }: { of: Pick<Message, 'state' | 'lastStatus'> }) {
  return (
    <Status tone={TONES[state] ?? 'plain'}>
      {wordOf(text.states, state)}
      {lastStatus !== null && ` · ${lastStatus}`}
    </Status>
  );
}

/** The columns of a list of messages; the event's cell opens the row. */
export const MESSAGE_COLUMNS = {
  when: textColumn<Message>(
    text.when,
    { place: 'b2', soft: true, width: 110, className: 'number' },
    ({ createdAt }) => moment(createdAt),
  ),
  event: column<Message>(text.event, 'a1', (one, open) => (
    <Open label={text.open({ event: messageName(one), id: one.id })} act={open}>
      {messageName(one)}
    </Open>
  )),
  about: textColumn<Message>(text.subject, { place: 'a2', soft: true }, ({ aggregateId }) =>
    aggregateId === 0 ? text.test : text.about(aggregateId),
  ),
  state: column<Message>(text.state, { place: 'b1', width: 190 }, (one) => (
    <>
      <MessageState of={one} />
      {one.notice !== null && <span className="below amber-text">{one.notice}</span>}
    </>
  )),
} satisfies Record<string, Column<Message>>;

interface MessageDrawerProps<O extends Operation> {
  id: number;
  of: UnreadProps['of'] & { readonly data: WholeMessage | undefined };
  close: () => void;
  /** The operation that sends the message again; absent: the person may not. */
  resend?: O | undefined;
  by: Asks<O>;
}

/** A message with the answer to each try, and a button that sends it again, or at once while it waits. */
export function MessageDrawer<O extends Operation>({ id, of, close, resend, by }: MessageDrawerProps<O>) {
  return (
    <Drawer label={text.delivery(id)} close={close}>
      <Read of={of} lines={10}>
        {(message) => (
          <>
            <header>
              <h2>{messageName(message)}</h2>
              <p className="row wrap">
                <MessageState of={message} />
                <span className="soft">
                  {dotted(faceName(message.face), text.delivery(id), moment(message.createdAt))}
                </span>
              </p>
              {message.notice !== null && <p className="note">{message.notice}</p>}
              {message.url !== null && <code className="break">POST {message.url}</code>}
              <p className="row wrap">
                {resend !== undefined && isSendable(message) && (
                  <Act kind="primary" of={resend} by={by} success={text.resent(1)}>
                    {isWaiting(message.state) ? text.sendNow : text.resend}
                  </Act>
                )}
                {message.curl !== null && <Copy text={message.curl} what="curl" shown={text.curl} />}
                {message.body !== null && <Copy text={message.body} what={text.body} />}
              </p>
            </header>
            <MessageTries of={message} />
          </>
        )}
      </Read>
    </Drawer>
  );
}

/** The answer to each try of a message, newest first, and the body. */
export function MessageTries({ of }: { of: Pick<WholeMessage, 'tries' | 'state' | 'dueAt' | 'body'> }) {
  const { tries, state, dueAt, body } = of;
  return (
    <>
      {state === 'due' && dueAt !== null && <p className="soft">{text.next(moment(dueAt))}</p>}
      <section>
        <h3>{text.tries}</h3>
        {tries.length === 0 && <p className="soft">{text.noTries}</p>}
        <ol className="stack">
          {tries.toReversed().map(({ at, durationMs, status, error, answer, headers }) => (
            <li key={at}>
              <p className="row">
                <span className="number soft">{moment(at)}</span>
                <Status tone={error === null ? 'green' : 'red'}>{status ?? text.noAnswer}</Status>
                <span className="number soft">{text.took(durationMs)}</span>
              </p>
              {error !== null && <p>{failureText(error)}</p>}
              <Folded label={text.answer} of={answer} />
              <Headers of={headers} />
            </li>
          ))}
        </ol>
      </section>
      <section>
        <Wire label={text.body} of={body} />
      </section>
    </>
  );
}

function Folded({ label, of }: { label: string; of: string | null }) {
  if (of === null || of === '') return null;
  return (
    <details>
      <summary>{label}</summary>
      <pre tabIndex={0} aria-label={label}>
        {readable(of)}
      </pre>
    </details>
  );
}

export function Headers({ of }: { of: Readonly<Record<string, string>> | null }) {
  const lines = Object.entries(of ?? {}).map(([name, value]) => `${name}: ${value}`);
  return <Folded label={text.headers} of={lines.join('\n')} />;
}

/** A body as it was sent; JSON is indented. */
export function Wire({ label, of }: { label: string; of: string | null }) {
  return (
    <>
      <h3>{label}</h3>
      <pre tabIndex={0} aria-label={label}>
        {of === null || of === '' ? text.noBody : readable(of)}
      </pre>
    </>
  );
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

type Tested = Pick<Answer<'POST /api/merchant/webhooks/{id}/test'>, 'state' | 'status' | 'error' | 'notice'>;

interface TestAnswerProps {
  of: Tested;
  /** Beside the answer: a way to the message. */
  children?: ReactNode;
}

export function TestAnswer({ of: { state, status, error, notice }, children }: TestAnswerProps) {
  const fine = state === 'delivered' && status !== null;
  const why = status === null ? error && failureText(error) : String(status);
  return (
    <p className={fine ? 'notice green-text' : 'notice bad'} role="status">
      <Icon name={fine ? 'check' : 'alert'} />
      {fine ? text.tested(status) : text.notTested(notice ?? why ?? text.noAnswer)} {children}
    </p>
  );
}
