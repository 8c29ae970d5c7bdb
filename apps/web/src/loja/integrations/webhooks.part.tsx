import { type Answer, sendChange, useRead, useWrite } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { Act } from '../../base/ui/act.js';
import { Box, Lines } from '../../base/ui/box.js';
import { RecordForm, Fields } from '../../base/ui/record-form.js';
import { showSecret } from '../../desk/ui/secret.js';
import { integrationWords as text } from '../words.js';
import { Button } from '../../base/ui/button.js';
import { Check } from '../../base/ui/field.js';
import { Refused } from '../../base/ui/refused.js';
import { Status } from '../../base/ui/status.js';
import { TestAnswer } from '../../desk/ui/webhook-message.js';

type Webhook = Answer<'/api/merchant/webhooks'>['items'][number];

/** Addresses of the store's own systems that receive its orders' events. */
export function Webhooks() {
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
