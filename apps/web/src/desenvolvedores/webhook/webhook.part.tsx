import type { SubmitEvent } from 'react';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { formText } from '../../ground/form-text.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { notify, refused } from '../../ground/ui/toast.js';
import type { App } from '../data/apps.hook.js';
import { CodeTabs } from '../docs/quick-start.part.js';
import { signatureSamples } from '../docs/signatures.rules.js';
import { portalWords as portal, webhookWords as text } from '../words.js';
import {
  useChangeWebhook,
  useSecret,
  useTestWebhook,
  useWebhook,
  useWebhookEvents,
  type AppWebhook,
} from './webhook.hook.js';
import { chosenEvents, EventsChoice } from './events.part.js';
import { Registered, TestResult } from './registered.part.js';

/** Where the app's events go, how they are signed, and test messages. */
export function Webhook({ app }: { app: App }) {
  const { data, error, refetch } = useWebhook(app.id);
  if (error) return <Failure error={error} again={refetch} />;
  if (!data) return <Loading lines={8} />;
  return (
    <>
      <Address app={app} webhook={data} />
      <Registered app={app} />
      <Test app={app} ready={data.url !== null} />
      <Signature app={app} ready={data.url !== null} />
    </>
  );
}

function Address({ app, webhook }: { app: App; webhook: AppWebhook }) {
  const changing = useChangeWebhook(app.id);
  const wrong = fieldText(changing.error, 'url');
  const { url, merchantsMaySetTheirOwn, acceptAny2xx, lastStatus, lastError, active } = webhook;
  const last = lastStatus === null ? lastError : String(lastStatus);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = formText(form, 'url');
    const events = chosenEvents(form);
    changing.mutate(
      {
        url: typed === '' ? null : typed,
        events: events.length === 0 ? null : events,
        merchantsMaySetTheirOwn: form.has('own'),
        acceptAny2xx: form.has('any2xx'),
      },
      {
        onSuccess: () => {
          notify(portal.saved);
        },
      },
    );
  };
  return (
    <section className="box stack" aria-labelledby="webhook">
      <h2 id="webhook">{text.title}</h2>
      <p className="soft">{text.lead}</p>
      {url !== null && !active && (
        <p className="notice bad">
          <Icon name="alert" /> {text.off}
        </p>
      )}
      <form className="stack" onSubmit={send}>
        <TextField
          label={text.url}
          hint={text.hint}
          name="url"
          type="url"
          defaultValue={url ?? ''}
          error={wrong}
        />
        <EventsChoice app={app} chosen={webhook.events ?? undefined} />
        <Check name="own" label={text.own} defaultChecked={merchantsMaySetTheirOwn} />
        <Check name="any2xx" label={text.any2xx} defaultChecked={acceptAny2xx} />
        {changing.error && wrong === undefined && (
          <p className="notice bad" role="alert">
            {problemText(changing.error)}
          </p>
        )}
        <p className="row wrap">
          <Button kind="primary" type="submit" busy={changing.isPending}>
            {portal.save}
          </Button>
          {last !== null && <span className="soft">{text.last(last)}</span>}
        </p>
      </form>
    </section>
  );
}

function Test({ app, ready }: { app: App; ready: boolean }) {
  const events = useWebhookEvents(app.id);
  const testing = useTestWebhook(app.id);
  return (
    <section className="box stack" aria-labelledby="test">
      <h2 id="test">{text.test}</h2>
      <p className="soft">{ready ? text.testLead : text.needsUrl}</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = formText(new FormData(event.currentTarget), 'event');
          testing.mutate(chosen === '' ? null : chosen, { onError: refused });
        }}
      >
        <SelectField label={text.event} name="event" disabled={!ready}>
          <option value="">{text.first}</option>
          {events.data?.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <p>
          <Button type="submit" disabled={!ready} busy={testing.isPending}>
            {text.send}
          </Button>
        </p>
      </form>
      {testing.data && <TestResult result={testing.data} />}
    </section>
  );
}

function Signature({ app, ready }: { app: App; ready: boolean }) {
  const showing = useSecret(app.id);
  return (
    <section className="box stack" aria-labelledby="signature">
      <h2 id="signature">{text.secret}</h2>
      <p className="soft">{text.secretLead[app.type]}</p>
      {showing.data ? (
        <p className="row">
          <code className="grow cut">{showing.data.secret}</code>
          <Copy text={showing.data.secret} what={text.secret} />
        </p>
      ) : (
        <p>
          <Button
            disabled={!ready}
            busy={showing.isPending}
            onClick={() => {
              showing.mutate(undefined, { onError: refused });
            }}
          >
            {text.show}
          </Button>
        </p>
      )}
      <details>
        <summary>
          <Icon name="down" /> {text.verify}
        </summary>
        <div className="stack">
          <CodeTabs samples={signatureSamples(app.type)} />
        </div>
      </details>
    </section>
  );
}
