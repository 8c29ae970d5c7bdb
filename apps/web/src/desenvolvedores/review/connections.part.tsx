import { type Answer, sendChange, useRead, useWrite } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { Link } from '../../base/router.js';
import { moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Box, Lines, Read } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { Check } from '../../base/ui/field.js';
import { Fields, RecordForm } from '../../base/ui/record-form.js';
import { showSecret } from '../../desk/ui/secret.js';
import { Status } from '../../base/ui/status.js';
import type { App } from '../data/session.hook.js';
import { developerAppWords as appWords } from '../../base/words.js';
import { installingWords, portalWords as portal, reviewWords as text } from '../words.js';

type Connection = Answer<'/api/developer/apps/{id}/connections'>['items'][number];
/** Credentials are shown once; later only new ones can be made, which ends the old ones. */
const SHOW = '/api/developer/apps/{id}/connections/{connectionId}/credentials';

export function Connections({ app }: { app: App }) {
  const found = useRead('/api/developer/apps/{id}/connections', { id: app.id });
  return (
    <>
      <Box title={installingWords.title} lead={installingWords.lead}>
        <Read of={useRead(PATH, { id: app.id })}>
          {(asked) => (
            <>
              <Asked id={app.id} asked={asked} />
              <Trial id={app.id} />
            </>
          )}
        </Read>
      </Box>
      <Box title={text.connections} lead={text.connectionsLead}>
        <Lines of={found} lines={4} empty={text.noConnections}>
          {(connection) => <Line key={connection.id} app={app} connection={connection} />}
        </Lines>
      </Box>
    </>
  );
}

function Line({ app, connection }: { app: App; connection: Connection }) {
  const { id, merchantName, connectedAt, disconnectedAt, shownAt, lastUsedAt, scopes } = connection;
  const by = { id: app.id, connectionId: id };
  const isHandedOut = disconnectedAt === null && scopes === null;
  return (
    <li className="row wrap">
      <span className="grow">
        <strong>{merchantName}</strong>{' '}
        <span className="soft small">
          {appWords.since(moment(connectedAt))} ·{' '}
          {lastUsedAt === null ? appWords.unused : appWords.used(moment(lastUsedAt))}
        </span>
      </span>
      {disconnectedAt !== null && <Status tone="plain">{appWords.ended(moment(disconnectedAt))}</Status>}
      {disconnectedAt === null && scopes !== null && <Status tone="green">{scopes.join(' ')}</Status>}
      {isHandedOut && shownAt !== null && (
        <>
          <Status tone="plain">{text.shownBefore}</Status>
          <Act
            of={`POST ${SHOW}/renew`}
            by={by}
            ask={{ title: text.renewTitle, lead: text.renewLead(merchantName), action: text.renew }}
            done={showCredentials}
          >
            {text.renew}
          </Act>
        </>
      )}
      {isHandedOut && shownAt === null && (
        <Act kind="primary" of={`POST ${SHOW}`} by={by} done={showCredentials}>
          {text.show}
        </Act>
      )}
    </li>
  );
}

function showCredentials(made: Answer<`POST ${typeof SHOW}`>): void {
  const { clientId, secret, merchantId, webhookSecret, baseUrl, tokenUrl } = made;
  showSecret({
    title: text.show,
    lines: [
      [text.baseUrl, baseUrl],
      [text.tokenUrl, tokenUrl],
      [text.merchantId, String(merchantId)],
      ['client_id', clientId],
      [clientId === null ? text.key : text.clientSecret, secret],
      [text.webhookSecret, webhookSecret],
    ],
  });
}

/** How merchants install the app by redirect: its scopes, its redirect addresses and the server's. */
const PATH = '/api/developer/apps/{id}/authorization';

/** A shop of the sandbox, where the app can be installed before it is approved. */
function Trial({ id }: { id: number }) {
  const opening = useWrite(`POST ${PATH}/shop`);
  const { data } = opening;
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
        <Button busy={opening.isPending} onClick={() => opening.mutate({ id })}>
          {installingWords.openShop}
        </Button>
      </p>
    </div>
  );
}

const lines = c.written<string[]>(
  (all) => all.join('\n'),
  (written) =>
    written
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
);
const ASKED = c.record({
  scopes: c.asIs<AppScope[]>([]),
  redirectUris: c.field(installingWords.redirects, lines, { rows: 3, hint: installingWords.redirectsHint }),
});

function Asked({ id, asked }: { id: number; asked: Authorization }) {
  const { scopes } = installingWords;
  return (
    <RecordForm
      codec={ASKED}
      begin={asked}
      action={portal.save}
      save={(wanted) => sendChange(`PUT ${PATH}`, { id, ...wanted })}
      success={portal.saved}
    >
      {(form) => (
        <>
          <fieldset className="stack">
            <legend>{installingWords.asks}</legend>
            {(Object.keys(scopes) as AppScope[]).map((scope) => (
              <Check key={scope} label={`${scope}: ${scopes[scope]}`} {...form.among('scopes', scope)} />
            ))}
          </fieldset>
          <p>
            <Link to="/desenvolvedores/docs/aplicativos?api=console">{installingWords.scopesLink}</Link>
          </p>
          <Fields form={form} of={['redirectUris']} />
          <p className="break">
            <code>client_id={asked.clientId}</code> <Copy text={asked.clientId} what="client_id" />
            <br />
            <code>{asked.authorizeUrl}</code>{' '}
            <Copy text={asked.authorizeUrl} what={installingWords.authorize} />
            <br />
            <code>{asked.tokenUrl}</code> <Copy text={asked.tokenUrl} what={installingWords.token} />
          </p>
        </>
      )}
    </RecordForm>
  );
}

type Authorization = Answer<typeof PATH>;
type AppScope = Authorization['scopes'][number];
