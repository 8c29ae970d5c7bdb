import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, call, read, sendChange } from '../../ground/api/client.js';
import { itemsOf } from '../../ground/api/list.js';
import { useForm } from '../../ground/form.js';
import { Link } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { AreaField } from '../../ground/ui/area.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Failure, Loading, Unread } from '../../ground/ui/empty.js';
import { Check } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Icon } from '../../ground/ui/icon.js';
import { Status } from '../../ground/ui/status.js';
import { notify, refused } from '../../ground/ui/toast.js';
import type { App } from '../data/session.hook.js';
import { type Connection, type ConnectionCredentials, useConnectionCredentials } from './review.hook.js';
import { developerAppWords as said } from '../../ground/words.js';
import { installingWords, portalWords as portal, reviewWords as text } from '../words.js';

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

const PATH = '/api/developer/apps/{id}/authorization';

/** How merchants install the app by redirect: what it asks for, where browsers go back to, and its addresses. */
function Installing({ app }: { app: App }) {
  const { data, error, refetch } = useQuery(read(PATH, { id: app.id }));
  return (
    <section className="box stack" aria-labelledby="installing">
      <h2 id="installing">{installingWords.title}</h2>
      <p className="soft">{installingWords.lead}</p>
      {error ? (
        <Failure error={error} again={refetch} />
      ) : data ? (
        <>
          <Asked id={app.id} asked={data} />
          <Trial id={app.id} />
        </>
      ) : (
        <Loading lines={6} />
      )}
    </section>
  );
}

/** A shop of the sandbox, where the app is installed before anybody approved it. */
function Trial({ id }: { id: number }) {
  const { mutate, data, isPending } = useTestShop(id);
  return (
    <div className="stack g8">
      <h3>{installingWords.trial}</h3>
      <p className="soft">{installingWords.trialLead}</p>
      {data && (
        <p className="break" role="status">
          {installingWords.email}: <code>{data.email}</code>{' '}
          <Copy text={data.email} what={installingWords.email} />
          <br />
          {installingWords.password}: <code>{data.password}</code>{' '}
          <Copy text={data.password} what={installingWords.password} />
          <br />
          <a href={data.loginUrl} target="_blank" rel="noreferrer">
            {installingWords.enter}
          </a>
        </p>
      )}
      <p>
        <Button busy={isPending} onClick={() => mutate(undefined, { onError: refused })}>
          {installingWords.openShop}
        </Button>
      </p>
    </div>
  );
}

function Asked({ id, asked }: { id: number; asked: Authorization }) {
  const form = useForm({
    begin: { redirectUris: asked.redirectUris.join('\n'), scopes: asked.scopes },
    save: ({ redirectUris, scopes }) =>
      sendChange('PUT /api/developer/apps/{id}/authorization', {
        id,
        redirectUris: linesOf(redirectUris),
        scopes,
      }),
    saved: () => notify(portal.saved),
  });
  const { scopes } = installingWords;
  return (
    <Form form={form}>
      <fieldset className="stack">
        <legend>{installingWords.asks}</legend>
        {(Object.keys(scopes) as AppScope[]).map((scope) => (
          <Check key={scope} label={`${scope}: ${scopes[scope]}`} {...form.among('scopes', scope)} />
        ))}
      </fieldset>
      <p>
        <Link to="/desenvolvedores/docs/aplicativos?api=console">{installingWords.scopesLink}</Link>
      </p>
      <AreaField
        label={installingWords.redirects}
        hint={installingWords.redirectsHint}
        {...form.field('redirectUris')}
      />
      <p className="break">
        <code>client_id={asked.clientId}</code> <Copy text={asked.clientId} what="client_id" />
        <br />
        <code>{asked.authorizeUrl}</code> <Copy text={asked.authorizeUrl} what={installingWords.authorize} />
        <br />
        <code>{asked.tokenUrl}</code> <Copy text={asked.tokenUrl} what={installingWords.token} />
      </p>
      <p>
        <Submit form={form}>{portal.save}</Submit>
      </p>
    </Form>
  );
}

function linesOf(written: string): string[] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const SET = '/api/developer/apps/{id}/authorization';

type Authorization = Answer<typeof SET>;
type AppScope = Authorization['scopes'][number];

/** The log-in of a test shop, with a new password. */
function useTestShop(id: number) {
  return useMutation({
    mutationFn: () => call('POST /api/developer/apps/{id}/authorization/shop', { id }),
  });
}
