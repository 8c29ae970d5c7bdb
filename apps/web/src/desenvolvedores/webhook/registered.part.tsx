import { useQuery, useMutation } from '@tanstack/react-query';
import { itemsOf } from '../../ground/api/list.js';
import { type Answer, read, sendChange, write } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Icon } from '../../ground/ui/icon.js';
import { notify } from '../../ground/ui/toast.js';
import type { App } from '../data/apps.hook.js';
import { portalWords as portal, webhookWords as text } from '../words.js';
import { EventsChoice, eventsOf } from './events.part.js';
import { type RegisteredWebhook } from './webhook.hook.js';

const REGISTERED = '/api/developer/apps/{id}/webhooks/{webhookId}';

/** Webhooks beside the app's own address, each to be edited; nothing while there is none. */
export function Registered({ app }: { app: App }) {
  const { data = [] } = useQuery({
    ...read('/api/developer/apps/{id}/webhooks', { id: app.id }),
    select: itemsOf,
  });
  if (data.length === 0) return null;
  return (
    <section className="box stack" aria-labelledby="registered">
      <h2 id="registered">{text.registered}</h2>
      <p className="soft">{text.registeredLead}</p>
      <ul className="lines">
        {data.map((one) => (
          <Line key={one.id} app={app} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Line({ app, one }: { app: App; one: RegisteredWebhook }) {
  const changing = useMutation(write(`PATCH ${REGISTERED}`, { also: ['/api/developer/apps'] }));
  const testing = useMutation(write(`POST ${REGISTERED}/test`, { also: ['/api/developer/apps'] }));
  const saved = () => notify(text.changed);
  const { url, events: had } = one;
  const form = useForm<{ url: string; events: readonly string[] | null }>({
    begin: { url, events: had },
    save: (typed, changes) => {
      const events = eventsOf(changes.events);
      const changed = { id: app.id, webhookId: one.id, url: typed.url, ...(events && { events }) };
      return sendChange(`PATCH ${REGISTERED}`, changed, '/api/developer/apps');
    },
    saved,
  });
  return (
    <li>
      <Form form={form}>
        <h3>{one.merchantName ?? text.sandbox}</h3>
        {one.registered ? (
          <>
            <TextField label={text.url} type="url" required {...form.field('url')} />
            <EventsChoice app={app} chosen={form.values.events} change={(events) => form.set({ events })} />
          </>
        ) : (
          <p>
            <code>{one.url}</code> <span className="soft small">{text.follows}</span>
          </p>
        )}
        {!one.active && (
          <p className="notice bad">
            <Icon name="alert" /> {text.off}
          </p>
        )}
        <p className="row wrap">
          {one.registered && (
            <Submit form={form} kind="plain">
              {portal.save}
            </Submit>
          )}
          {one.active ? (
            <Button
              busy={testing.isPending}
              onClick={() => testing.mutate({ id: app.id, webhookId: one.id })}
            >
              {text.send}
            </Button>
          ) : (
            <Button
              onClick={() =>
                changing.mutate({ id: app.id, webhookId: one.id, active: true }, { onSuccess: saved })
              }
            >
              {text.turnOn}
            </Button>
          )}
          {one.registered && <Remove app={app} one={one} />}
        </p>
        {testing.data && <TestResult result={testing.data} />}
      </Form>
    </li>
  );
}

function Remove({ app, one }: { app: App; one: RegisteredWebhook }) {
  const also = ['/api/developer/apps'] as const;
  const removing = useMutation(
    write(`DELETE ${REGISTERED}`, { also, onSuccess: () => notify(text.removed) }),
  );
  const remove = async () => {
    const lead = text.removeLead(one.url);
    if (await confirm({ title: text.removeTitle, lead, action: text.remove }))
      removing.mutate({ id: app.id, webhookId: one.id });
  };
  return (
    <Button kind="quiet" busy={removing.isPending} onClick={remove}>
      {text.remove}
    </Button>
  );
}

/** What a test message met. */
export function TestResult({ result }: { result: Answer<'POST /api/developer/apps/{id}/webhook/test'> }) {
  const { state, status, error, notice } = result;
  const fine = state === 'delivered' && status !== null;
  const why =
    notice ??
    (status === null
      ? ((text.why as Readonly<Record<string, string>>)[error ?? ''] ?? error)
      : String(status));
  return (
    <p className={fine ? 'notice green-text' : 'notice bad'} role="status">
      <Icon name={fine ? 'check' : 'alert'} />
      {fine ? text.tested(status) : text.failed(why ?? text.noAnswer)}
    </p>
  );
}
