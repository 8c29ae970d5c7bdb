import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Body, read, sendChange, write } from '../../ground/api/client.js';
import { itemsOf } from '../../ground/api/list.js';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Icon } from '../../ground/ui/icon.js';
import { notify } from '../../ground/ui/toast.js';
import type { App } from '../data/session.hook.js';
import { portalWords as portal, webhookWords as text } from '../words.js';

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

interface ChoiceProps {
  app: App;
  /** undefined: all; null: the form of those who never chose. */
  chosen: readonly string[] | null | undefined;
  change: (chosen: readonly string[]) => void;
}

/** The events that a webhook gets, where the protocol lets an app choose: in the Full API. */
export function EventsChoice({ app, chosen: said, change }: ChoiceProps) {
  const { data } = useQuery({
    ...read('/api/developer/apps/{id}/webhook/events', { id: app.id }),
    select: itemsOf,
    staleTime: Infinity,
  });
  if (app.type !== 'full_api' || !data) return null;
  const chosen = said === undefined ? data : said;
  return (
    <details>
      <summary>
        {chosen === null ? text.eventsOld : text.eventsChosen({ count: chosen.length, of: data.length })}
      </summary>
      <fieldset className="stack">
        <legend>{text.events}</legend>
        {data.map((name) => (
          <Check
            key={name}
            label={name}
            checked={chosen?.includes(name) ?? false}
            onChange={({ target }) => {
              const others = (chosen ?? []).filter((one) => one !== name);
              change(target.checked ? [...others, name] : others);
            }}
          />
        ))}
      </fieldset>
    </details>
  );
}

/** The events as the API takes them; null: nothing is chosen. */
export function eventsOf(chosen: readonly string[] | null | undefined): CustomerEvent[] | null {
  return chosen && chosen.length > 0 ? ([...chosen] as CustomerEvent[]) : null;
}

type WebhookBody = Body<'PUT /api/developer/apps/{id}/webhook'>;
type CustomerEvent = NonNullable<WebhookBody['events']>[number];
export type AppWebhook = Answer<'/api/developer/apps/{id}/webhook'>;

type RegisteredWebhook = Answer<'/api/developer/apps/{id}/webhooks'>['items'][number];
