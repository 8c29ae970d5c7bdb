import { type Answer, type Body, sendChange, useRead, useWrite, itemsOf } from '../../base/api/client.js';
import { useForm } from '../../base/form.js';
import { Act } from '../../base/ui/act.js';
import { Box } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { Check, TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Icon } from '../../base/ui/icon.js';
import { notify } from '../../base/ui/toast.js';
import { TestAnswer } from '../../desk/ui/webhook-message.js';
import type { App } from '../data/session.hook.js';
import { portalWords as portal, webhookWords as text } from '../words.js';

const REGISTERED = '/api/developer/apps/{id}/webhooks/{webhookId}';
const APPS = ['/api/developer/apps'] as const;

/** Webhooks beside the app's own address, each to be edited; nothing while there is none. */
export function Registered({ app }: { app: App }) {
  const { data = [] } = useRead('/api/developer/apps/{id}/webhooks', { id: app.id }, { select: itemsOf });
  if (data.length === 0) return null;
  return (
    <Box title={text.registered} lead={text.registeredLead}>
      <ul className="lines">
        {data.map((one) => (
          <Line key={one.id} app={app} one={one} />
        ))}
      </ul>
    </Box>
  );
}

function Line({ app, one }: { app: App; one: RegisteredWebhook }) {
  const testing = useWrite(`POST ${REGISTERED}/test`, { also: APPS });
  const ids = { id: app.id, webhookId: one.id };
  const { url, events: had } = one;
  const form = useForm<{ url: string; events: readonly string[] | null }>({
    begin: { url, events: had },
    save: (typed, changes) => {
      const events = eventsOf(changes.events);
      return sendChange(
        `PATCH ${REGISTERED}`,
        { ...ids, url: typed.url, ...(events && { events }) },
        ...APPS,
      );
    },
    saved: () => notify(text.changed),
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
            <Button busy={testing.isPending} onClick={() => testing.mutate(ids)}>
              {text.send}
            </Button>
          ) : (
            <Act of={`PATCH ${REGISTERED}`} by={{ ...ids, active: true }} also={APPS} success={text.changed}>
              {text.turnOn}
            </Act>
          )}
          {one.registered && (
            <Act
              kind="quiet"
              of={`DELETE ${REGISTERED}`}
              by={ids}
              also={APPS}
              ask={{ title: text.removeTitle, lead: text.removeLead(url), action: text.remove }}
              success={text.removed}
            >
              {text.remove}
            </Act>
          )}
        </p>
        {testing.data && <TestAnswer of={testing.data} />}
      </Form>
    </li>
  );
}

interface ChoiceProps {
  app: App;
  /** undefined: all; null: never chosen. */
  chosen: readonly string[] | null | undefined;
  change: (chosen: readonly string[]) => void;
}

export const useEvents = ({ id }: App) =>
  useRead('/api/developer/apps/{id}/webhook/events', { id }, { select: itemsOf, staleTime: Infinity });

/** The events that a webhook gets; only the Full API lets an app choose. */
export function EventsChoice({ app, chosen: given, change }: ChoiceProps) {
  const { data } = useEvents(app);
  if (app.type !== 'full_api' || !data) return null;
  const chosen = given === undefined ? data : given;
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
