import { useState } from 'react';
import { type Answer, sendChange, useRead, useWrite } from '../../base/api/client.js';
import { textOrNull } from '../../base/form-text.js';
import { useForm } from '../../base/form.js';
import { Box } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { Unread } from '../../base/ui/empty.js';
import { Check, SelectField, TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Icon } from '../../base/ui/icon.js';
import { notify } from '../../base/ui/toast.js';
import { TestAnswer } from '../../desk/ui/webhook-message.js';
import type { App } from '../data/session.hook.js';
import { Chapters } from '../docs/chapter.part.js';
import { portalWords as portal, webhookWords as text } from '../words.js';
import { type AppWebhook, EventsChoice, eventsOf, Registered, useEvents } from './registered.part.js';

export function Webhook({ app }: { app: App }) {
  const found = useRead('/api/developer/apps/{id}/webhook', { id: app.id });
  if (!found.isSuccess) return <Unread of={found} lines={8} />;
  return (
    <>
      <Address app={app} webhook={found.data} />
      <Registered app={app} />
      <Test app={app} ready={found.data.url !== null} />
      <Signature app={app} ready={found.data.url !== null} />
    </>
  );
}

function Address({ app, webhook }: { app: App; webhook: AppWebhook }) {
  const { url, events, merchantsMaySetTheirOwn, acceptAny2xx, lastStatus, lastError, active } = webhook;
  const last = lastStatus === null ? lastError : String(lastStatus);
  const form = useForm({
    // null: every event.
    begin: {
      url: url ?? '',
      events: events as readonly string[] | null,
      merchantsMaySetTheirOwn,
      acceptAny2xx,
    },
    save: (typed) =>
      sendChange('PUT /api/developer/apps/{id}/webhook', {
        id: app.id,
        ...typed,
        url: textOrNull(typed.url),
        events: eventsOf(typed.events),
      }),
    saved: () => notify(portal.saved),
  });
  return (
    <Box title={text.title} lead={text.lead}>
      {url !== null && !active && (
        <p className="notice bad">
          <Icon name="alert" /> {text.off}
        </p>
      )}
      <Form form={form}>
        <TextField label={text.url} hint={text.hint} type="url" {...form.field('url')} />
        <EventsChoice
          app={app}
          chosen={form.values.events ?? undefined}
          change={(chosen) => form.set({ events: chosen })}
        />
        <Check label={text.own} {...form.check('merchantsMaySetTheirOwn')} />
        <Check label={text.any2xx} {...form.check('acceptAny2xx')} />
        <p className="row wrap">
          <Submit form={form}>{portal.save}</Submit>
          {last !== null && <span className="soft">{text.last(last)}</span>}
        </p>
      </Form>
    </Box>
  );
}

function Test({ app, ready }: { app: App; ready: boolean }) {
  const events = useEvents(app);
  const [result, setResult] = useState<Answer<'POST /api/developer/apps/{id}/webhook/test'>>();
  const form = useForm({
    begin: { event: '' },
    save: ({ event }) =>
      sendChange('POST /api/developer/apps/{id}/webhook/test', {
        id: app.id,
        event: event === '' ? null : event,
      }),
    saved: (answer, chosen) => {
      setResult(answer);
      form.set(chosen);
    },
  });
  return (
    <Box title={text.test} lead={ready ? text.testLead : text.needsUrl}>
      <Form form={form} unasked>
        <SelectField
          label={text.event}
          disabled={!ready}
          {...form.field('event')}
          none={text.first}
          options={events.data?.map((name) => [name, name])}
        />
        <p>
          <Submit form={form} kind="plain" disabled={!ready}>
            {text.send}
          </Submit>
        </p>
      </Form>
      {result && <TestAnswer of={result} />}
    </Box>
  );
}

function Signature({ app, ready }: { app: App; ready: boolean }) {
  const showing = useWrite('POST /api/developer/apps/{id}/webhook/secret');
  return (
    <Box title={text.secret} lead={text.secretLead[app.type]}>
      {showing.data ? (
        <p className="row">
          <code className="grow cut">{showing.data.secret}</code>
          <Copy text={showing.data.secret} what={text.secret} />
        </p>
      ) : (
        <p>
          <Button disabled={!ready} busy={showing.isPending} onClick={() => showing.mutate({ id: app.id })}>
            {text.show}
          </Button>
        </p>
      )}
      <details>
        <summary>
          <Icon name="down" /> {text.verify}
        </summary>
        <div className="stack">
          <Chapters of={app.type} ids={['signatures']} />
        </div>
      </details>
    </Box>
  );
}
