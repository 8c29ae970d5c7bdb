import { useState, type SubmitEvent } from 'react';
import { fieldText } from '../../ground/api/problem-words.js';
import type { Answer } from '../../ground/api/client.js';
import { formText } from '../../ground/form-text.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { notify, refused } from '../../ground/ui/toast.js';
import type { App } from '../data/apps.hook.js';
import { portalWords as portal, webhookWords as text } from '../words.js';
import { chosenEvents, EventsChoice } from './events.part.js';
import {
  useChangeRegistered,
  useRegistered,
  useRemoveRegistered,
  useTestRegistered,
  type RegisteredWebhook,
} from './webhook.hook.js';

/** Webhooks beside the app's own address, each to be edited; nothing while there is none. */
export function Registered({ app }: { app: App }) {
  const { data = [] } = useRegistered(app.id);
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
  const changing = useChangeRegistered(app.id, one.id);
  const testing = useTestRegistered(app.id, one.id);
  const wrong = fieldText(changing.error, 'url');
  const change = (body: Parameters<typeof changing.mutate>[0]) => {
    changing.mutate(body, {
      onSuccess: () => {
        notify(text.changed);
      },
      onError: (error) => {
        if (fieldText(error, 'url') === undefined) refused(error);
      },
    });
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const events = chosenEvents(form);
    change({ url: formText(form, 'url'), ...(events.length > 0 && { events }) });
  };
  return (
    <li>
      <form className="stack" onSubmit={send}>
        <h3>{one.merchantName ?? text.sandbox}</h3>
        {one.registered ? (
          <>
            <TextField label={text.url} name="url" type="url" required defaultValue={one.url} error={wrong} />
            <EventsChoice app={app} chosen={one.events} />
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
            <Button type="submit" busy={changing.isPending}>
              {portal.save}
            </Button>
          )}
          {one.active ? (
            <Button
              busy={testing.isPending}
              onClick={() => {
                testing.mutate(undefined, { onError: refused });
              }}
            >
              {text.send}
            </Button>
          ) : (
            <Button
              onClick={() => {
                change({ active: true });
              }}
            >
              {text.turnOn}
            </Button>
          )}
          {one.registered && <Remove app={app} one={one} />}
        </p>
        {testing.data && <TestResult result={testing.data} />}
      </form>
    </li>
  );
}

function Remove({ app, one }: { app: App; one: RegisteredWebhook }) {
  const removing = useRemoveRegistered(app.id, one.id);
  const [asked, setAsked] = useState(false);
  const close = () => {
    setAsked(false);
  };
  const remove = () => {
    close();
    // The line goes with the webhook, before a callback of its own would be called.
    void removing.mutateAsync().then(() => {
      notify(text.removed);
    }, refused);
  };
  return (
    <>
      <Button
        kind="quiet"
        busy={removing.isPending}
        onClick={() => {
          setAsked(true);
        }}
      >
        {text.remove}
      </Button>
      {asked && (
        <Confirm title={text.removeTitle} action={text.remove} confirm={remove} close={close}>
          <p>{text.removeLead(one.url)}</p>
        </Confirm>
      )}
    </>
  );
}

/** What a test message met. */
export function TestResult({ result }: { result: Answer<'/api/developer/apps/{id}/webhook/test', 'post'> }) {
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
