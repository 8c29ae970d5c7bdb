import * as c from '../../base/codec.js';
import { usePages } from '../../base/api/list.js';
import { sendChange, useRead, useWrite, type Answer } from '../../base/api/client.js';
import { Box, Read, Lines } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { RecordForm, Fields } from '../../base/ui/record-form.js';
import { recordIn } from '../../desk/search.js';
import { ApiKeys } from '../../desk/ui/api-keys.js';
import { List } from '../../desk/ui/list.js';
import { ClientPair, OPEN_DELIVERY } from '../../desk/ui/open-delivery.js';
import { MESSAGE_COLUMNS, MessageDrawer, TestAnswer } from '../../desk/ui/webhook-message.js';
import { Apps } from './apps.part.js';
import { integrationWords as text, appWords as app } from '../words.js';
import { useKnownSession } from '../data/session.hook.js';
import { Act } from '../../base/ui/act.js';
import { showSecret } from '../../desk/ui/secret.js';
import { Check } from '../../base/ui/field.js';
import { Refused } from '../../base/ui/refused.js';
import { Status } from '../../base/ui/status.js';

const SETTINGS = c.record(OPEN_DELIVERY);

function OpenDelivery() {
  const testing = useWrite('POST /api/merchant/open-delivery/test', { also: ['/api/merchant/deliveries'] });
  return (
    <Box title={text.openDelivery}>
      <Read of={useRead('/api/merchant/open-delivery')} lines={5}>
        {(settings) => (
          <>
            <ClientPair
              clientId={settings.clientId}
              issue={() => sendChange('POST /api/merchant/open-delivery/credentials', {})}
            />
            <RecordForm
              codec={SETTINGS}
              begin={settings}
              save={(body) => sendChange('PUT /api/merchant/open-delivery', body)}
              success={app.saved}
            />
            {settings.notice !== null && <p className="notice amber-text">{settings.notice}</p>}
            {settings.subscriptionId !== null && (
              <Button className="start" busy={testing.isPending} onClick={() => testing.mutate(undefined)}>
                {text.test}
              </Button>
            )}
            {testing.data && <TestAnswer of={testing.data} />}
          </>
        )}
      </Read>
    </Box>
  );
}

/** Apps, then the parts for developers. Each part reads for itself, so that one failure leaves the others. */
export function IntegrationsRoute() {
  const hasApps = useKnownSession().modules.includes('developers');
  return (
    <main className="page">
      <h1>{text.title}</h1>
      <p className="soft">{text.lead}</p>
      {hasApps && <Apps />}
      <details open={!hasApps}>
        <summary>{text.developers}</summary>
        <div className="stack g16">
          <p className="soft">{text.keysOnce}</p>
          <OpenDelivery />
          <Box title={text.keys}>
            <ApiKeys at="/api/merchant/keys" />
          </Box>
          <Webhooks />
          <Messages />
        </div>
      </details>
    </main>
  );
}

const MESSAGE = recordIn('envio');

function Messages() {
  return (
    <Box title={text.deliveries} lead={text.deliveriesLead}>
      <List
        list={usePages('/api/merchant/deliveries', { limit: 20 })}
        lines={4}
        empty={<p className="soft">{text.noDeliveries}</p>}
        opens={MESSAGE}
        columns={Object.values(MESSAGE_COLUMNS)}
        drawer={(id, open) => <Message id={id} close={() => open(null)} />}
      />
    </Box>
  );
}

function Message({ id, close }: { id: number; close: () => void }) {
  const found = useRead('/api/merchant/deliveries/{id}', { id });
  const resend = 'POST /api/merchant/deliveries/{id}/resend';
  return <MessageDrawer id={id} of={found} close={close} resend={resend} by={{ id }} />;
}

type Webhook = Answer<'/api/merchant/webhooks'>['items'][number];

/** Addresses of the store's own systems that receive its orders' events. */
function Webhooks() {
  const found = useRead('/api/merchant/webhooks');
  return (
    <Box title={text.webhooks} lead={text.webhooksLead}>
      <Lines of={found} empty={text.noWebhooks}>
        {(webhook) => <WebhookLine key={webhook.id} webhook={webhook} />}
      </Lines>
      <NewWebhook />
    </Box>
  );
}

function WebhookLine({ webhook }: { webhook: Webhook }) {
  const testing = useWrite('POST /api/merchant/webhooks/{id}/test', { also: ['/api/merchant/deliveries'] });
  const { id, url, events, active } = webhook;
  return (
    <li className="stack">
      <span className="row wrap">
        <code className="grow cut">{url}</code>
        <Status tone={active ? 'green' : 'red'}>{active ? text.on : text.off}</Status>
      </span>
      <span className="soft small">{(events ?? []).join(', ')}</span>
      <span className="row wrap">
        <Button busy={testing.isPending} onClick={() => testing.mutate({ id })}>
          {text.test}
        </Button>
        <Act of="PATCH /api/merchant/webhooks/{id}" by={{ id, active: !active }}>
          {active ? text.turnOff : text.turnOn}
        </Act>
        <Act
          of="POST /api/merchant/webhooks/{id}/secret"
          by={{ id }}
          done={({ secret }) => showSecret({ title: text.signing, lines: [[url, secret]], lasting: true })}
        >
          {text.secret}
        </Act>
        <Act
          of="DELETE /api/merchant/webhooks/{id}"
          by={{ id }}
          also={['/api/merchant/deliveries']}
          ask={{ title: text.removeTitle, lead: text.removeLead, action: text.remove }}
        >
          {text.remove}
        </Act>
      </span>
      {testing.data && <TestAnswer of={testing.data} />}
    </li>
  );
}

const EVENTS = [
  ...(['ORDER_CREATED', 'ORDER_SEARCHING_COURIER', 'ORDER_ACCEPTED', 'COURIER_ASSIGNED'] as const),
  ...(['ORDER_ARRIVED_AT_PICKUP', 'ORDER_COLLECTED', 'ORDER_COMPLETED', 'ORDER_CANCELLED'] as const),
  ...(['ORDER_UPDATED', 'ORDER_DELETED'] as const),
];

type Event = (typeof EVENTS)[number];
const WEBHOOK = c.record({
  url: c.field(text.url, c.needed, { type: 'url', required: true, hint: text.webhookHint }),
  events: c.asIs<Event[]>([]),
  securityCode: c.field(text.securityCode, c.optionalText, { hint: text.securityHint, autoComplete: 'off' }),
});

function NewWebhook() {
  return (
    <details>
      <summary>{text.add}</summary>
      <RecordForm
        codec={WEBHOOK}
        begin={{ events: EVENTS.filter((name) => name !== 'ORDER_UPDATED') }}
        action={text.add}
        kind="plain"
        save={(body) => sendChange('POST /api/merchant/webhooks', body)}
      >
        {(form) => (
          <>
            <Fields form={form} of={['url']} />
            <fieldset className="stack">
              <legend>{text.events}</legend>
              {EVENTS.map((name) => (
                <Check key={name} label={name} {...form.among('events', name)} />
              ))}
              <Refused of={form.errorAt('events')} />
            </fieldset>
            <Fields form={form} of={['securityCode']} />
          </>
        )}
      </RecordForm>
    </details>
  );
}
