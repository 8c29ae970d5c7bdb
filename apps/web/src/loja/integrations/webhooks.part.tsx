import { useQuery, useMutation } from '@tanstack/react-query';
import { itemsOf } from '../../ground/api/list.js';
import { read, write, sendChange } from '../../ground/api/client.js';
import { textOrNull } from '../../ground/form-text.js';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Status } from '../../ground/ui/status.js';
import { refused } from '../../ground/ui/toast.js';
import { EVENTS, type Webhook, Secret, TestAnswer } from './secret.part.js';
import { integrationWords as text } from '../words.js';

/** Addresses of the store's own that hear of its orders. */
export function Webhooks() {
  const found = useQuery({ ...read('/api/merchant/webhooks'), select: itemsOf });
  return (
    <section className="box stack" aria-labelledby="webhooks">
      <h2 id="webhooks">{text.webhooks}</h2>
      <p className="soft">{text.webhooksLead}</p>
      {!found.isSuccess && <Unread of={found} lines={3} />}
      {found.data?.length === 0 && <p>{text.noWebhooks}</p>}
      <ul className="lines">
        {found.data?.map((webhook) => (
          <WebhookLine key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      <NewWebhook />
    </section>
  );
}

function WebhookLine({ webhook }: { webhook: Webhook }) {
  const changing = useMutation(write('PATCH /api/merchant/webhooks/{id}'));
  const testing = useMutation(
    write('POST /api/merchant/webhooks/{id}/test', { also: ['/api/merchant/deliveries'] }),
  );
  const showing = useMutation(write('POST /api/merchant/webhooks/{id}/secret'));
  const { id, url, events, active } = webhook;
  const remove = async () => {
    if (await confirm({ title: text.removeTitle, lead: text.removeLead, action: text.remove }))
      await sendChange('DELETE /api/merchant/webhooks/{id}', { id }, '/api/merchant/deliveries').catch(
        refused,
      );
  };
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
        <Button busy={changing.isPending} onClick={() => changing.mutate({ id, active: !active })}>
          {active ? text.turnOff : text.turnOn}
        </Button>
        <Button busy={showing.isPending} onClick={() => showing.mutate({ id })}>
          {text.secret}
        </Button>
        <Button onClick={remove}>{text.remove}</Button>
      </span>
      {showing.data && <Secret lines={[[text.signing, showing.data.secret]]} kept={showing.reset} />}
      <TestAnswer result={testing.data} />
    </li>
  );
}

function NewWebhook() {
  const form = useForm({
    begin: { url: '', events: EVENTS.filter((name): boolean => name !== 'ORDER_UPDATED'), securityCode: '' },
    save: (body) =>
      sendChange('POST /api/merchant/webhooks', { ...body, securityCode: textOrNull(body.securityCode) }),
  });
  const noEvents = form.errorAt('events');
  return (
    <details>
      <summary>{text.add}</summary>
      <Form form={form}>
        <TextField label={text.url} type="url" required hint={text.webhookHint} {...form.field('url')} />
        <fieldset className="stack stop-fields">
          <legend>{text.events}</legend>
          {EVENTS.map((name) => (
            <Check key={name} label={name} {...form.among('events', name)} />
          ))}
          {noEvents !== undefined && <p className="error">{noEvents}</p>}
        </fieldset>
        <TextField
          label={text.securityCode}
          hint={text.securityHint}
          autoComplete="off"
          {...form.field('securityCode')}
        />
        <p>
          <Submit form={form} kind="plain">
            {text.add}
          </Submit>
        </p>
      </Form>
    </details>
  );
}
