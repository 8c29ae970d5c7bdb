import { type Answer, sendChange, useRead, useWrite, itemsOf } from '../../base/api/client.js';
import { useForm } from '../../base/form.js';
import { orderStatusWords as states } from '../../base/words.js';
import { goQuery, Link } from '../../base/router.js';
import { recordIn } from '../../desk/search.js';
import { money } from '../../base/money.js';
import { moment } from '../../base/time.js';
import { Box, Lines, Read } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { Drawer } from '../../desk/ui/drawer.js';
import { SelectField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { List } from '../../desk/ui/list.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { Open, type Column, column, textColumn } from '../../desk/ui/table.js';
import { ordersWords as text } from '../words.js';
import type { App } from '../data/session.hook.js';
import { useAskAgainMs, useLivePages } from '../data/live.hook.js';
import { RobotsCheck } from './robots-check.part.js';

const ORDER = recordIn('aberto');
const ORDER_OF_APP = '/api/developer/apps/{id}/orders/{orderId}';

function toneOf(status: string): Tone {
  if (status === 'completed') return 'green';
  return status === 'cancelled' ? 'red' : 'accent';
}

const COLUMNS: readonly Column<Answer<'/api/developer/apps/{id}/orders'>['items'][number]>[] = [
  column(text.order, 'a1', ({ id, publicId, externalId }, open) => (
    <Open act={open}>
      {id} · {externalId ?? publicId}
    </Open>
  )),
  column(text.state, 'b1', ({ status }) => <Status tone={toneOf(status)}>{states[status]}</Status>),
  textColumn(text.created, { place: 'a2', soft: true, className: 'number' }, ({ createdAt }) =>
    moment(createdAt),
  ),
];

export function Orders({ app }: { app: App }) {
  return (
    <>
      <h2>{text.title}</h2>
      <p className="soft">{text.lead}</p>
      <NewOrder app={app} />
      <List
        list={useLivePages('/api/developer/apps/{id}/orders', { id: app.id, limit: 30 })}
        lines={6}
        empty={<p className="soft">{text.empty}</p>}
        opens={ORDER}
        columns={COLUMNS}
        drawer={(id, open) => <OrderDrawer app={app} orderId={id} close={() => open(null)} />}
      />
      <SandboxMessages appId={app.id} />
    </>
  );
}

const FIRST: { readonly scenario: Scenario } = { scenario: 'normal' };

function NewOrder({ app }: { app: App }) {
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
      <RobotsCheck
        app={app}
        label={
          <>
            {text.robots} <span className="soft small">{text.robotsLead}</span>
          </>
        }
      />
    </section>
  );
}

function OrderDrawer({ app, orderId, close }: { app: App; orderId: number; close: () => void }) {
  const found = useRead(ORDER_OF_APP, { id: app.id, orderId }, { refetchInterval: useAskAgainMs() });
  return (
    <Drawer label={text.number(orderId)} close={close}>
      <Read of={found}>{(order) => <TestOrder app={app} order={order} />}</Read>
    </Drawer>
  );
}

function TestOrder({ app, order }: { app: App; order: Answer<typeof ORDER_OF_APP> }) {
  const stepping = useWrite(`POST ${ORDER_OF_APP}/steps`);
  const { id, status, steps, lateChargeCents, timeline } = order;
  return (
    <div className="stack">
      <div className="row wrap">
        <h2 className="grow">{text.number(id)}</h2>
        <Status tone={toneOf(status)}>{states[status]}</Status>
      </div>
      {steps.length === 0 ? (
        <p className="soft">{text.ended}</p>
      ) : (
        <p className="row wrap">
          {steps.map((step) => (
            <Button
              key={step}
              kind={step === 'next' ? 'primary' : 'plain'}
              busy={stepping.isPending && stepping.variables.step === step}
              disabled={stepping.isPending}
              onClick={() => stepping.mutate({ id: app.id, orderId: id, step })}
            >
              {step === 'next' && status === 'waiting' ? text.pay : text.steps[step]}
            </Button>
          ))}
        </p>
      )}
      {lateChargeCents > 0 && <p>{text.lateCharge(money(lateChargeCents))}</p>}
      <h3>{text.timeline}</h3>
      <ol className="lines">
        {timeline.map(({ type, at }, index) => (
          <li key={`${index} ${type}`} className="row">
            <code className="grow">{type}</code>
            <span className="soft number">{moment(at)}</span>
          </li>
        ))}
      </ol>
      <p>
        <Link to={`/desenvolvedores/apps/${app.id}/inspetor?pedido=${id}`}>{text.sent}</Link>
      </p>
    </div>
  );
}

/** The messages that the sandbox would have sent to recipients: it sends none. */
function SandboxMessages({ appId }: { appId: number }) {
  const found = useRead(
    '/api/developer/apps/{id}/messages',
    { id: appId },
    { select: itemsOf, refetchInterval: useAskAgainMs() },
  );
  return (
    <Box title={text.messages} lead={text.messagesLead}>
      <Lines of={found} empty={text.noMessages}>
        {({ id, channel, recipient, text: said, createdAt }) => (
          <li key={id} className="stack">
            <span className="soft small">
              {moment(createdAt)} · {channel} · {recipient}
            </span>
            <span>{said}</span>
          </li>
        )}
      </Lines>
    </Box>
  );
}

const SCENARIOS = ['normal', 'fail_stop', 'give_back', 'late', 'nobody'] as const;
type Scenario = (typeof SCENARIOS)[number];
