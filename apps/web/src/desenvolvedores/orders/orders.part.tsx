import { useMutation, useQuery } from '@tanstack/react-query';
import { read, sendChange, write } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { orderStatusWords as states } from '../../ground/words.js';
import { goQuery, Link } from '../../ground/router.js';
import { recordIn } from '../../ground/search.js';
import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading, Unread } from '../../ground/ui/empty.js';
import { Check, SelectField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { itemsOf } from '../../ground/api/list.js';
import { ordersWords as text } from '../words.js';
import type { App } from '../data/session.hook.js';
import { Feed, useFeed } from '../data/feed.part.js';
import { useAskAgainMs } from '../data/live.hook.js';

const ORDER = recordIn('aberto');

function toneOf(status: string): Tone {
  if (status === 'completed') return 'green';
  return status === 'cancelled' ? 'red' : 'accent';
}

/** Orders of the app's test environment, moved by hand or by robots. */
export function Orders({ app }: { app: App }) {
  return (
    <>
      <h2>{text.title}</h2>
      <p className="soft">{text.lead}</p>
      <NewOrder app={app} />
      <Feed
        label={text.title}
        empty={text.empty}
        choose={text.choose}
        found={useTestOrders(app.id)}
        opens={ORDER}
        lineOf={({ id, publicId, externalId, status, createdAt }) => ({
          ...{ id, mark: id, what: externalId ?? publicId, tone: toneOf(status) },
          ...{ state: states[status], when: moment(createdAt) },
        })}
        detail={(id) => <OrderDetail app={app} orderId={id} />}
      />
      <SandboxMessages appId={app.id} />
    </>
  );
}

const FIRST: { readonly scenario: Scenario } = { scenario: 'normal' };

function NewOrder({ app }: { app: App }) {
  const robots = useForm({
    begin: { robots: app.sandbox.robots },
    save: (chosen) =>
      sendChange('PUT /api/developer/apps/{id}/sandbox', { id: app.id, robots: chosen.robots }),
  });
  const form = useForm({
    begin: FIRST,
    save: ({ scenario }) => sendChange('POST /api/developer/apps/{id}/orders', { id: app.id, scenario }),
    saved: ({ id }, chosen) => {
      form.set(chosen);
      goQuery({ aberto: String(id) });
    },
  });
  return (
    <section className="box stack">
      <Form form={form} className="row wrap end" unasked>
        <span className="grow">
          <SelectField
            label={text.scenario}
            {...form.choice('scenario', SCENARIOS)}
            options={SCENARIOS.map((one) => [one, text.scenarios[one]])}
          />
        </span>
        <Submit form={form}>{text.create}</Submit>
      </Form>
      <Check
        label={
          <>
            {text.robots} <span className="soft small">{text.robotsLead}</span>
          </>
        }
        checked={robots.values.robots}
        onChange={({ target }) => robots.choose({ robots: target.checked })}
      />
    </section>
  );
}

function OrderDetail({ app, orderId }: { app: App; orderId: number }) {
  const { data, error, refetch } = useTestOrder(app.id, orderId);
  const stepping = useMutation(write('POST /api/developer/apps/{id}/orders/{orderId}/steps'));
  if (error) return <Failure error={error} again={refetch} />;
  if (!data) return <Loading lines={6} />;
  return (
    <section className="box stack" aria-label={text.number(data.id)}>
      <div className="row wrap">
        <h2 className="grow">{text.number(data.id)}</h2>
        <Status tone={toneOf(data.status)}>{states[data.status]}</Status>
      </div>
      {data.steps.length === 0 ? (
        <p className="soft">{text.ended}</p>
      ) : (
        <p className="row wrap">
          {data.steps.map((step) => (
            <Button
              key={step}
              kind={step === 'next' ? 'primary' : 'plain'}
              busy={stepping.isPending && stepping.variables.step === step}
              disabled={stepping.isPending}
              onClick={() => stepping.mutate({ id: app.id, orderId, step })}
            >
              {step === 'next' && data.status === 'waiting' ? text.pay : text.steps[step]}
            </Button>
          ))}
        </p>
      )}
      {data.lateChargeCents > 0 && <p>{text.lateCharge(money(data.lateChargeCents))}</p>}
      <h3>{text.timeline}</h3>
      <ol className="lines">
        {data.timeline.map(({ type, at }, index) => (
          <li key={`${String(index)} ${type}`} className="row">
            <code className="grow">{type}</code>
            <span className="soft number">{moment(at)}</span>
          </li>
        ))}
      </ol>
      <p>
        <Link to={`/desenvolvedores/apps/${String(app.id)}/inspetor?pedido=${String(data.id)}`}>
          {text.sent}
        </Link>
      </p>
    </section>
  );
}

/** What the sandbox would have written to recipients: it writes to nobody. */
function SandboxMessages({ appId }: { appId: number }) {
  const found = useSandboxMessages(appId);
  return (
    <section className="box stack">
      <h2>{text.messages}</h2>
      <p className="soft">{text.messagesLead}</p>
      {!found.isSuccess && <Unread of={found} lines={3} />}
      {found.data?.length === 0 && <p className="soft">{text.noMessages}</p>}
      <ul className="lines">
        {found.data?.map(({ id, channel, recipient, text: said, createdAt }) => (
          <li key={id} className="stack">
            <span className="soft small">
              {moment(createdAt)} · {channel} · {recipient}
            </span>
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SCENARIOS = ['normal', 'fail_stop', 'give_back', 'late', 'nobody'] as const;
type Scenario = (typeof SCENARIOS)[number];

const PAGE = 30;

function useTestOrders(id: number) {
  return useFeed('/api/developer/apps/{id}/orders', { id, limit: PAGE });
}

function useTestOrder(id: number, orderId: number) {
  const refetchInterval = useAskAgainMs();
  return useQuery({ ...read('/api/developer/apps/{id}/orders/{orderId}', { id, orderId }), refetchInterval });
}

/** The last texts that recipients of the sandbox's orders would have got. */
function useSandboxMessages(id: number) {
  return useQuery({
    ...read('/api/developer/apps/{id}/messages', { id }),
    select: itemsOf,
    refetchInterval: useAskAgainMs(),
  });
}
