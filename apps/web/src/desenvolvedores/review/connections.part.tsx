import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { itemsOf } from '../../ground/api/list.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Copy } from '../../ground/ui/copy.js';
import { Unread } from '../../ground/ui/empty.js';
import { Icon } from '../../ground/ui/icon.js';
import { Status } from '../../ground/ui/status.js';
import { refused } from '../../ground/ui/toast.js';
import type { App } from '../data/apps.hook.js';
import { Installing } from './installing.part.js';
import { useConnectionCredentials, type Connection, type ConnectionCredentials } from './review.hook.js';
import { developerAppWords as said } from '../../ground/words.js';
import { reviewWords as text } from '../words.js';

/** Merchants that connected the app, each with its own credential. */
export function Connections({ app }: { app: App }) {
  const found = useQuery({
    ...read('/api/developer/apps/{id}/connections', { id: app.id }),
    select: itemsOf,
  });
  return (
    <>
      <Installing app={app} />
      <section className="box stack" aria-labelledby="connections">
        <h2 id="connections">{text.connections}</h2>
        <p className="soft">{text.connectionsLead}</p>
        {!found.isSuccess && <Unread of={found} lines={4} />}
        {found.data?.length === 0 && <p className="soft">{text.noConnections}</p>}
        <ul className="lines">
          {found.data?.map((connection) => (
            <Line key={connection.id} app={app} connection={connection} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Line({ app, connection }: { app: App; connection: Connection }) {
  const showing = useConnectionCredentials(app.id);
  const { id, merchantName, connectedAt, disconnectedAt, shownAt, lastUsedAt, scopes } = connection;
  const { data, isPending } = showing;
  const show = (renewed: boolean) => showing.mutate({ connectionId: id, renewed }, { onError: refused });
  const renew = async () => {
    const lead = text.renewLead(merchantName);
    if (await confirm({ title: text.renewTitle, lead, action: text.renew })) show(true);
  };
  return (
    <li className="stack">
      <span className="row wrap">
        <span className="grow">
          <strong>{merchantName}</strong>{' '}
          <span className="soft small">
            {said.since(moment(connectedAt))} ·{' '}
            {lastUsedAt === null ? said.unused : said.used(moment(lastUsedAt))}
          </span>
        </span>
        {disconnectedAt !== null && <Status tone="plain">{said.ended(moment(disconnectedAt))}</Status>}
        {disconnectedAt === null && scopes !== null && <Status tone="green">{scopes.join(' ')}</Status>}
        {disconnectedAt === null && scopes === null && shownAt !== null && !data && (
          <>
            <Status tone="plain">{text.shownBefore}</Status>
            <Button busy={isPending} onClick={renew}>
              {text.renew}
            </Button>
          </>
        )}
        {disconnectedAt === null && scopes === null && shownAt === null && !data && (
          <Button kind="primary" busy={isPending} onClick={() => show(false)}>
            {text.show}
          </Button>
        )}
      </span>
      {data && <ShownCredentials shown={data} done={showing.reset} />}
    </li>
  );
}

/** All that a program needs to call for a connected merchant and to verify what it is sent. */
function ShownCredentials({ shown, done }: { shown: ConnectionCredentials; done: () => void }) {
  const { clientId, secret, merchantId, webhookSecret, baseUrl, tokenUrl } = shown;
  const facts = [
    [text.baseUrl, baseUrl],
    [text.tokenUrl, tokenUrl],
    [text.merchantId, String(merchantId)],
    ['client_id', clientId],
    [clientId === null ? text.key : text.clientSecret, secret],
    [text.webhookSecret, webhookSecret],
  ] as const;
  return (
    <div className="secret" role="status">
      <p className="amber-text">
        <Icon name="alert" /> {text.once}
      </p>
      {facts.map(([name, value]) => value !== null && <Fact key={name} name={name} value={value} />)}
      <Button onClick={done}>{text.kept}</Button>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <p className="row">
      <span className="grow">
        <span className="soft small">{name}</span>
        <code style={{ display: 'block' }}>{value}</code>
      </span>
      <Copy text={value} what={name} />
    </p>
  );
}
