import { write, sendChange } from '../../ground/api/client.js';
import { useMutation } from '@tanstack/react-query';
import { asked, idIn, oneOf, recordIn, useSearch } from '../../ground/search.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Filters } from '../../ground/ui/filters.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { notify } from '../../ground/ui/toast.js';
import { useFeed, Feed } from '../data/feed.part.js';
import { Wire, useSent, type ResentState, type Sent } from './exchange.part.js';
import { inspectorWords as text, resendWords } from '../words.js';
import { useForm } from '../../ground/form.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';

const TONES: Readonly<Record<string, Tone>> = {
  ...{ delivered: 'green', given_up: 'red', due: 'amber', queued: 'amber' },
};
const SETTLED: readonly ResentState[] = ['delivered', 'given_up', 'cancelled'];

const STATES = ['queued', 'due', 'delivered', 'given_up', 'skipped', 'merged', 'cancelled'] as const;
const SEARCH = { state: oneOf('estado', STATES), orderId: idIn('pedido') };
const PAGE = 50;
const SENT = recordIn('envio');

/** What was sent to the app's webhook. */
export function SentList({ id }: { id: number }) {
  const values = useSearch(SEARCH);
  const { state, orderId } = values;
  const found = useFeed('/api/developer/apps/{id}/deliveries', { id, limit: PAGE, ...asked(values) });
  const states: Readonly<Record<string, string>> = text.states;
  return (
    <>
      <Filters
        {...{ search: SEARCH, values, label: text.kinds.sent, className: 'two' }}
        fields={[
          { of: 'state', label: text.state, any: text.states.all, words: text.states },
          { of: 'orderId', label: text.order },
        ]}
      />
      <ResendRange id={id} state={SETTLED.find((one) => one === state)} orderId={orderId ?? undefined} />
      <Feed
        label={text.kinds.sent}
        empty={text.emptySent}
        choose={text.choose}
        found={found}
        opens={SENT}
        lineOf={({ id: sentId, event, topic, state: at, lastStatus, aggregateId, createdAt }) => ({
          ...{ id: sentId, mark: lastStatus ?? '…', what: event ?? topic, tone: TONES[at] ?? 'plain' },
          state: states[at] ?? at,
          when: `${aggregateId === 0 ? text.test : text.about(aggregateId)} · ${moment(createdAt)}`,
        })}
        detail={(deliveryId) => <SentDetail id={id} deliveryId={deliveryId} />}
      >
        {(items) => <Summary items={items} />}
      </Feed>
    </>
  );
}

/** How the shown deliveries stand together. */
function Summary({ items }: { items: readonly Sent[] }) {
  const count = (...states: string[]) => items.filter(({ state }) => states.includes(state)).length;
  const settled = count('delivered', 'given_up');
  if (items.length === 0) return null;
  return (
    <p className="row wrap" role="status" aria-label={text.summary}>
      {settled > 0 && (
        <Status tone={count('given_up') === 0 ? 'green' : 'amber'}>
          {text.share(Math.round((100 * count('delivered')) / settled))}
        </Status>
      )}
      {count('due', 'queued') > 0 && <Status tone="amber">{text.waiting(count('due', 'queued'))}</Status>}
      {count('given_up') > 0 && <Status tone="red">{text.failed(count('given_up'))}</Status>}
    </p>
  );
}

function SentDetail({ id, deliveryId }: { id: number; deliveryId: number }) {
  const { data, error, refetch } = useSent(id, deliveryId);
  const states: Readonly<Record<string, string>> = text.states;
  const resending = useMutation(
    write('POST /api/developer/apps/{id}/deliveries/{deliveryId}/resend', {
      onSuccess: () => notify(text.resent),
    }),
  );
  if (error) return <Failure error={error} again={refetch} />;
  if (!data) return <Loading lines={6} />;
  return (
    <section className="box stack" aria-label={data.event ?? data.topic}>
      <h2 className="break">{data.event ?? data.topic}</h2>
      <div className="row wrap">
        <span className="grow">
          <Status tone={TONES[data.state] ?? 'plain'}>{states[data.state] ?? data.state}</Status>
        </span>
        {data.curl !== null && <Copy text={data.curl} what="curl" shown={text.curl} />}
        {SETTLED.some((one) => one === data.state) && (
          <Button busy={resending.isPending} onClick={() => resending.mutate({ id, deliveryId })}>
            {text.resend}
          </Button>
        )}
      </div>
      {data.url !== null && <code className="break">POST {data.url}</code>}
      {data.dueAt !== null && <p className="amber-text">{text.next(moment(data.dueAt))}</p>}
      {data.tries.map((one, at) => (
        <div key={one.at} className="stack">
          <p className="row wrap">
            <strong className="grow">{text.attempt(at + 1)}</strong>
            <span className="soft number">
              {moment(one.at)} · {text.took(one.durationMs)}
            </span>
            <strong className="number">{one.status ?? one.error ?? text.noAnswer}</strong>
          </p>
          <Wire headers={one.headers} body={one.answer} label={text.response} />
        </div>
      ))}
      <Wire headers={null} body={data.body} label={text.body} />
    </section>
  );
}

interface ResendRangeProps {
  id: number;
  /** Of the list's filter, where such messages have ended. */
  state: ResentState | undefined;
  orderId: number | undefined;
}

/** Sends ended messages of a span of time again, those of the list's filter. */
function ResendRange({ id, state, orderId }: ResendRangeProps) {
  const form = useForm({
    begin: { from: '', to: '', event: '' },
    save: ({ from, to, event }) =>
      sendChange('POST /api/developer/apps/{id}/deliveries/resend', {
        id,
        ...(state && { state }),
        ...(orderId !== undefined && { orderId }),
        ...(event.trim() !== '' && { event: event.trim() }),
        ...(from !== '' && { from: new Date(from).toISOString() }),
        ...(to !== '' && { to: new Date(to).toISOString() }),
      }),
    saved: ({ resent }) => notify(resendWords.resent(resent)),
  });
  return (
    <details>
      <summary>{resendWords.title}</summary>
      <p className="soft">{resendWords.lead}</p>
      <Form form={form}>
        <div className="two">
          <TextField label={resendWords.from} type="datetime-local" {...form.field('from')} />
          <TextField label={resendWords.to} type="datetime-local" {...form.field('to')} />
          <TextField label={resendWords.event} autoComplete="off" {...form.field('event')} />
        </div>
        <p>
          <Button type="submit" busy={form.busy}>
            {resendWords.send}
          </Button>
        </p>
      </Form>
    </details>
  );
}
