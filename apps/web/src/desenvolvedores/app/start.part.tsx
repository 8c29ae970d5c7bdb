import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { write, read, sendChange } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { Check } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { type App, type Credentials } from '../data/session.hook.js';
import { QuickStart } from '../docs/code.part.js';
import { appPageWords as text } from '../words.js';

/** The credentials of the app's test environment, and a first call with them. */
export function Start({ app }: { app: App }) {
  const found = useQuery(read('/api/developer/apps/{id}/credentials', { id: app.id }));
  return (
    <>
      <section className="box stack" aria-labelledby="credentials">
        <h2 id="credentials">{text.credentials}</h2>
        <p className="soft">{text.credentialsLead}</p>
        {!found.isSuccess && <Unread of={found} lines={4} />}
        {found.data && <Keys app={app} credentials={found.data} />}
      </section>
      {found.data && (
        <section className="box stack" aria-labelledby="quick">
          <h2 id="quick">{text.quick}</h2>
          <p className="soft">{text.quickLead}</p>
          <QuickStart credentials={found.data} vehicleTypeId={app.sandbox.vehicleTypeId} />
          <h3>{text.next}</h3>
          <p className="soft">{app.sandbox.robots ? text.nextRobots : text.nextByHand}</p>
        </section>
      )}
      <Robots app={app} />
      <section className="box stack" aria-labelledby="limits">
        <h2 id="limits">{text.limits}</h2>
        <p className="soft">{text.limitsLead(found.data?.requestsPerMinute ?? '…')}</p>
      </section>
    </>
  );
}

/** Whether the test environment's orders move by themselves. */
function Robots({ app }: { app: App }) {
  const form = useForm({
    begin: { robots: app.sandbox.robots },
    save: ({ robots }) => sendChange('PUT /api/developer/apps/{id}/sandbox', { id: app.id, robots }),
  });
  return (
    <section className="box stack" aria-labelledby="robots">
      <h2 id="robots">{text.orders}</h2>
      <Check
        label={text.robots}
        checked={form.values.robots}
        onChange={({ target }) => form.choose({ robots: target.checked })}
      />
      <p className="soft">{text.robotsLead}</p>
    </section>
  );
}

function Keys({ app, credentials }: { app: App; credentials: Credentials }) {
  const [shown, setShown] = useState(false);
  const { baseUrl, tokenUrl, clientId, secret, merchantId, lastUsedAt } = credentials;
  const facts = [
    [text.base, baseUrl],
    [text.token, tokenUrl],
    [text.clientId, clientId],
    [text.merchant, String(merchantId)],
    [text.vehicle, app.type === 'full_api' ? String(app.sandbox.vehicleTypeId) : null],
  ] as const;
  const name = clientId === null ? text.key : text.clientSecret;
  return (
    <>
      <dl className="facts">
        {facts.map(([label, value]) => value !== null && <Fact key={label} label={label} value={value} />)}
        <dt>{name}</dt>
        <dd className="row">
          <code className="grow">{shown ? secret : '••••••••••••••••••••••••'}</code>
          <Button kind="quiet" onClick={() => setShown(!shown)}>
            {shown ? text.hide : text.show}
          </Button>
          <Copy text={secret} what={name} />
        </dd>
      </dl>
      <p className="row wrap">
        <span className="soft grow">
          {text.used}: {lastUsedAt === null ? text.never : moment(lastUsedAt)}
        </span>
        <Regenerate app={app} />
      </p>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="row">
        <code className="grow">{value}</code>
        <Copy text={value} what={label} />
      </dd>
    </>
  );
}

function Regenerate({ app: { id } }: { app: App }) {
  const issuing = useMutation(write('POST /api/developer/apps/{id}/credentials'));
  const { regenerateTitle: title, regenerateLead: lead, regenerate: action } = text;
  const issue = async () => {
    if (await confirm({ title, lead, action }))
      issuing.mutate({ id }, { onSuccess: () => notify(text.regenerated) });
  };
  return (
    <Button busy={issuing.isPending} onClick={issue}>
      {action}
    </Button>
  );
}
