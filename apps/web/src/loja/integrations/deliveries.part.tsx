import { useQuery, useMutation } from '@tanstack/react-query';
import { read, write } from '../../ground/api/client.js';
import { usePages } from '../../ground/api/list.js';
import { moment } from '../../ground/time.js';
import { curlOf } from '../../ground/curl.rules.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Listed } from '../../ground/ui/list.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { notify } from '../../ground/ui/toast.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { appWords as app, integrationWords as text } from '../words.js';
import { useReceiver, type Delivery } from './integrations.hook.js';

const PAGE = 20;

const TONES: Readonly<Record<string, Tone>> = {
  delivered: 'green',
  given_up: 'red',
  due: 'amber',
  queued: 'amber',
};

/** What was sent to the store's addresses and what they answered. */
export function Deliveries() {
  return (
    <section className="box stack" aria-labelledby="deliveries">
      <h2 id="deliveries">{text.deliveries}</h2>
      <p className="soft">{text.deliveriesLead}</p>
      <Listed
        list={usePages('/api/merchant/deliveries', { limit: PAGE })}
        lines={4}
        more={app.more}
        empty={<p>{text.noDeliveries}</p>}
      >
        {(items) => (
          <ul className="lines">
            {items.map((delivery) => (
              <DeliveryLine
                key={delivery.id}
                delivery={delivery}
                open={() => showDialog((close) => <DeliveryDialog id={delivery.id} close={close} />)}
              />
            ))}
          </ul>
        )}
      </Listed>
    </section>
  );
}

function DeliveryLine({ delivery, open }: { delivery: Delivery; open: () => void }) {
  const states = text.states as Readonly<Record<string, string>>;
  const { event, topic, aggregateId, state, lastStatus, createdAt } = delivery;
  return (
    <li className="row wrap">
      <span className="grow">
        <Button kind="quiet" onClick={open}>
          {event ?? topic}
        </Button>
        <span className="soft small">
          {aggregateId === 0 ? text.aboutTest : text.about(aggregateId)} · {moment(createdAt)}
        </span>
      </span>
      {lastStatus !== null && <span className="number">{lastStatus}</span>}
      <Status tone={TONES[state] ?? 'plain'}>{states[state] ?? state}</Status>
    </li>
  );
}

function DeliveryDialog({ id, close }: { id: number; close: () => void }) {
  const { data, error, refetch } = useQuery(read('/api/merchant/deliveries/{id}', { id }));
  const resending = useMutation(write('POST /api/merchant/deliveries/{id}/resend'));
  const resend = () =>
    resending.mutate(
      { id },
      {
        onSuccess: () => {
          notify(text.resent);
          close();
        },
      },
    );
  const url = useReceiver(data);
  const headers = data?.tries.at(-1)?.headers;
  const curl =
    data && url !== undefined && headers && curlOf({ method: 'POST', url, headers, body: data.body });
  const done = data !== undefined && ['delivered', 'given_up', 'cancelled'].includes(data.state);
  const actions = (
    <>
      {curl && <Copy text={curl} what="curl" shown={text.curl} />}
      {done && (
        <Button busy={resending.isPending} onClick={resend}>
          {text.resend}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={data?.event ?? text.body} close={close} wide actions={actions}>
      {error && <Failure error={error} again={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <div className="stack">
          <h3>{text.tries}</h3>
          <ul className="lines">
            {data.tries.map((one) => (
              <li key={one.id} className="row wrap">
                <span className="grow number">{moment(one.at)}</span>
                <span className="soft number">{text.took(one.durationMs)}</span>
                <strong className="number">{one.status ?? one.error ?? text.noAnswer}</strong>
                <details style={{ width: '100%' }}>
                  <summary>{text.headers}</summary>
                  <pre>{headerLines(one.headers)}</pre>
                </details>
                {one.answer !== null && one.answer !== '' && (
                  <pre style={{ width: '100%' }}>{one.answer}</pre>
                )}
              </li>
            ))}
          </ul>
          {data.dueAt !== null && <p className="soft">{text.next(moment(data.dueAt))}</p>}
          <h3>{text.body}</h3>
          <pre>{pretty(data.body)}</pre>
        </div>
      )}
    </Dialog>
  );
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function pretty(body: string | null): string {
  if (body === null) return '';
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
