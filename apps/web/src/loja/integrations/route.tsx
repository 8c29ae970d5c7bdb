import { useQuery, useMutation } from '@tanstack/react-query';
import { itemsOf, usePages } from '../../ground/api/list.js';
import { read, write } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { confirm, Dialog } from '../../ground/ui/dialog.js';
import { Unread, Failure, Loading } from '../../ground/ui/empty.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { curlOf } from '../../ground/curl.rules.js';
import { Copy } from '../../ground/ui/copy.js';
import { Listed } from '../../ground/ui/list.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { Apps } from './apps.part.js';
import { OpenDeliveryPart } from './open-delivery.part.js';
import { Webhooks } from './webhooks.part.js';
import { integrationWords as text, appWords as app } from '../words.js';
import { useKeyChanges, type Key, type KeyKind, useReceiver, type Delivery, Secret } from './secret.part.js';

/** Apps, and behind them what a developer asks for. Each part reads for itself, so that one that fails leaves the others. */
export function IntegrationsRoute() {
  return (
    <main className="page">
      <h1>{text.title}</h1>
      <p className="soft">{text.lead}</p>
      <Apps />
      <details>
        <summary>{text.developers}</summary>
        <div className="stack g16">
          <p className="soft">{text.keysOnce}</p>
          <OpenDeliveryPart />
          <Keys />
          <Webhooks />
          <Deliveries />
        </div>
      </details>
    </main>
  );
}

const KINDS = ['full_api_key', 'model_m_key'] as const;
const NEW_KEY: { readonly kind: KeyKind; readonly label: string } = { kind: 'full_api_key', label: '' };

/** Customer keys of the Full API and company keys of Model M. */
function Keys() {
  const keys = useQuery({ ...read('/api/merchant/keys'), select: itemsOf });
  const { issuing, rotating, ending, said, kept } = useKeyChanges();
  const form = useForm({ begin: NEW_KEY, save: (body) => issuing.mutateAsync(body) });
  const ask = async (act: 'rotate' | 'end', key: Key) => {
    const title = act === 'end' ? text.endTitle(key.label) : text.rotateTitle(key.label);
    if (!(await confirm({ title, lead: text.endLead, action: text[act] }))) return;
    (act === 'end' ? ending : rotating).mutate(key, { onError: refused });
  };
  return (
    <section className="box stack" aria-labelledby="keys">
      <h2 id="keys">{text.keys}</h2>
      <p className="soft">{text.keysLead}</p>
      {said.length > 0 && <Secret lines={said.map(({ label, key }) => [label, key])} kept={kept} />}
      {!keys.isSuccess && <Unread of={keys} lines={3} />}
      {keys.data?.length === 0 && <p>{text.noKeys}</p>}
      <ul className="lines">
        {keys.data?.map((key) => (
          <li key={key.id} className="row wrap">
            <span className="grow">
              <strong>{key.label}</strong>
              <span className="soft small" style={{ display: 'block' }}>
                {text.kinds[key.kind as KeyKind]} ·{' '}
                {key.lastUsedAt === null ? text.never : text.used(moment(key.lastUsedAt))}
              </span>
            </span>
            {(['rotate', 'end'] as const).map((one) => (
              <Button key={one} onClick={() => ask(one, key)}>
                {text[one]}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <Form form={form}>
        <SelectField
          label={text.kind}
          {...form.choice('kind', KINDS)}
          options={KINDS.map((kind) => [kind, text.kinds[kind]])}
        />
        <TextField label={text.label} required maxLength={200} autoComplete="off" {...form.field('label')} />
        <p>
          <Submit form={form} kind="plain">
            {text.newKey}
          </Submit>
        </p>
      </Form>
    </section>
  );
}

const PAGE = 20;

const TONES: Readonly<Record<string, Tone>> = {
  delivered: 'green',
  given_up: 'red',
  due: 'amber',
  queued: 'amber',
};

/** What was sent to the store's addresses and what they answered. */
function Deliveries() {
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
