import { developerAppWords } from '../../ground/developer-app-words.js';
import { useWords } from '../../ground/language.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Icon } from '../../ground/ui/icon.js';
import { Status } from '../../ground/ui/status.js';
import { refused } from '../../ground/ui/toast.js';
import type { App } from '../data/apps.hook.js';
import { useConnectionCredentials, useConnections, type Connection } from './review.hook.js';
import { reviewWords } from './words.js';

/** Merchants that connected the app, each with its own credential. */
export function Connections({ app }: { app: App }) {
  const text = useWords(reviewWords);
  const { data, error, refetch, isPending } = useConnections(app.id);
  return (
    <section className="box stack" aria-labelledby="connections">
      <h2 id="connections">{text.connections}</h2>
      <p className="soft">{text.connectionsLead}</p>
      {error && <Failure error={error} again={refetch} />}
      {isPending && <Loading lines={4} />}
      {data?.length === 0 && <p className="soft">{text.noConnections}</p>}
      <ul className="lines">
        {data?.map((connection) => (
          <Line key={connection.id} app={app} connection={connection} />
        ))}
      </ul>
    </section>
  );
}

function Line({ app, connection }: { app: App; connection: Connection }) {
  const text = useWords(reviewWords);
  const said = useWords(developerAppWords);
  const showing = useConnectionCredentials(app.id);
  const { id, merchantName, connectedAt, disconnectedAt, shownAt, lastUsedAt } = connection;
  const { data } = showing;
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
        {disconnectedAt === null && shownAt !== null && !data && (
          <Status tone="plain">{text.shownBefore}</Status>
        )}
        {disconnectedAt === null && shownAt === null && !data && (
          <Button
            kind="primary"
            busy={showing.isPending}
            onClick={() => {
              showing.mutate(id, { onError: refused });
            }}
          >
            {text.show}
          </Button>
        )}
      </span>
      {data && (
        <div className="secret" role="status">
          <p className="amber">
            <Icon name="alert" /> {text.once}
          </p>
          {data.clientId !== null && <Shown name="client_id" value={data.clientId} />}
          <Shown name={data.clientId === null ? text.key : text.clientSecret} value={data.secret} />
          <Button onClick={showing.reset}>{text.kept}</Button>
        </div>
      )}
    </li>
  );
}

function Shown({ name, value }: { name: string; value: string }) {
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
