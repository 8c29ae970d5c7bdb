import { type Answer, sendChange, useRead, itemsOf } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Box, both, Read } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { AppLogo } from '../../desk/ui/developer-app.js';
import { Fields, RecordDialog } from '../../base/ui/record-form.js';
import { Icon } from '../../base/ui/icon.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { DayLimit } from '../store/users.part.js';
import { developerAppWords as appWords } from '../../base/words.js';
import { appsWords as text, authorizeWords as agreed } from '../words.js';

/** Approved apps of developers: the connected ones, and those that can be connected. */
export function Apps() {
  const offered = useRead('/api/merchant/apps', {}, { select: itemsOf });
  const connections = useRead('/api/merchant/app-connections', {}, { select: itemsOf });
  return (
    <Box title={text.title} lead={text.lead}>
      <Read of={both(offered, connections)} lines={4}>
        {([apps, connected]) => <Lists offered={apps} connections={connected} />}
      </Read>
    </Box>
  );
}

interface ListsProps {
  offered: readonly OfferedApp[];
  connections: readonly Connection[];
}

function Lists({ offered, connections }: ListsProps) {
  const open = connections.filter(({ disconnectedAt }) => disconnectedAt === null);
  const ended = connections.filter(({ disconnectedAt }) => disconnectedAt !== null);
  const others = offered.filter(({ id }) => !open.some(({ appId }) => appId === id));
  return (
    <>
      {open.length > 0 && (
        <>
          <h3>{text.connected}</h3>
          <ul className="lines">
            {open.map((connection) => (
              <ConnectedLine key={connection.id} connection={connection} />
            ))}
          </ul>
          <h3>{text.others}</h3>
        </>
      )}
      {others.length === 0 && <p>{offered.length === 0 ? text.none : text.allConnected}</p>}
      <ul className="lines">
        {others.map((app) => (
          <OfferedLine key={app.id} app={app} />
        ))}
      </ul>
      {ended.length > 0 && (
        <details>
          <summary>{text.before(ended.length)}</summary>
          <ul className="lines">
            {ended.map((connection) => (
              <li key={connection.id} className="app-line">
                <AppLogo url={connection.logoUrl} />
                <Names of={connection} />
                <p className="below soft small">
                  {appWords.since(moment(connection.connectedAt))} ·{' '}
                  {connection.disconnectedAt !== null && appWords.ended(moment(connection.disconnectedAt))}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function OfferedLine({ app }: { app: OfferedApp }) {
  const { name, logoUrl, description, website } = app;
  return (
    <li className="app-line">
      <AppLogo url={logoUrl} />
      <Names of={app} />
      <Button aria-label={text.connectOf(name)} onClick={() => showDialog(<ConnectDialog app={app} />)}>
        {text.connect}
      </Button>
      {description !== null && <p className="below">{description}</p>}
      {website !== null && (
        <p className="below">
          <a href={website} target="_blank" rel="noreferrer">
            {new URL(website).host} <Icon name="external" />
          </a>
        </p>
      )}
    </li>
  );
}

function ConnectedLine({ connection }: { connection: Connection }) {
  const { id, name, logoUrl, connectedAt, lastUsedAt, webhookUrl, scopes, lastAct, lastActAt } = connection;
  return (
    <li className="app-line">
      <AppLogo url={logoUrl} />
      <Names of={connection} />
      <Act
        aria-label={text.disconnectOf(name)}
        of="DELETE /api/merchant/app-connections/{id}"
        by={{ id }}
        ask={{
          title: text.disconnectTitle(name),
          lead: text.disconnectLead(name),
          action: text.disconnect,
        }}
        success={text.nowDisconnected(name)}
      >
        {text.disconnect}
      </Act>
      <p className="below soft small">
        {appWords.since(moment(connectedAt))} ·{' '}
        {lastUsedAt === null ? appWords.unused : appWords.used(moment(lastUsedAt))}
      </p>
      {scopes !== null && <Scopes app={connection} scopes={scopes} />}
      {lastAct !== null && lastActAt !== null && (
        <p className="below soft small">
          {text.last({ what: agreed.did[lastAct], when: moment(lastActAt) })}
        </p>
      )}
      <DayLimit
        limitCents={connection.dayLimitCents}
        save={(dayLimitCents) =>
          sendChange('PUT /api/merchant/app-connections/{id}/limit', { id, dayLimitCents })
        }
      />
      {webhookUrl !== null && <p className="below soft small break">{text.events(webhookUrl)}</p>}
    </li>
  );
}

function Names({ of: { name, type, teamName } }: { of: Pick<OfferedApp, 'name' | 'type' | 'teamName'> }) {
  return (
    <span className="grow">
      <strong>{name}</strong>
      <span className="soft small">
        {appWords.types[type]} · {text.by(teamName)}
      </span>
    </span>
  );
}

const OWN_URL = c.record({
  webhookUrl: c.field(text.ownUrl, c.optionalText, { type: 'url', hint: text.ownUrlHint }),
});

function ConnectDialog({ app }: { app: OfferedApp }) {
  const { id, name, type, teamName, merchantsMaySetTheirOwn } = app;
  return (
    <RecordDialog
      codec={OWN_URL}
      begin={{}}
      title={text.connectTitle(name)}
      action={text.connect}
      save={(own) =>
        sendChange(
          'POST /api/merchant/app-connections',
          { appId: id, ...own },
          ...(['/api/merchant/apps', '/api/merchant/open-delivery'] as const),
        )
      }
      success={text.nowConnected(name)}
    >
      {(form) => (
        <>
          <p>{text.will(name)}</p>
          <ul className="bullets">
            {Object.entries(text.abilities[type]).map(([key, ability]) => (
              <li key={key}>{ability}</li>
            ))}
          </ul>
          <p className="soft">{text.credential(teamName)}</p>
          {merchantsMaySetTheirOwn && <Fields form={form} of={['webhookUrl']} />}
        </>
      )}
    </RecordDialog>
  );
}

type Scope = NonNullable<Connection['scopes']>[number];

interface ScopesProps {
  app: Pick<Connection, 'id' | 'name'>;
  scopes: readonly Scope[];
}

/** What an app may do. The owner can revoke each scope; the last one by disconnecting the app. */
export function Scopes({ app: { id, name }, scopes }: ScopesProps) {
  const { short, can } = agreed;
  return (
    <details className="below">
      <summary>{text.may(scopes.map((scope) => short[scope]).join(', '))}</summary>
      <ul className="lines">
        {scopes.map((scope) => (
          <li key={scope} className="row between">
            <span className="grow">{can[scope]}</span>
            {scopes.length > 1 && (
              <Act
                aria-label={text.takeOf({ what: short[scope], name })}
                of="PUT /api/merchant/app-connections/{id}/scopes"
                by={{ id, scopes: scopes.filter((one) => one !== scope) }}
                ask={{
                  title: text.takeTitle(name),
                  lead: text.takeLead({ name, what: short[scope] }),
                  action: text.take,
                }}
                success={text.taken(name)}
              >
                {text.take}
              </Act>
            )}
          </li>
        ))}
      </ul>
      {scopes.length === 1 && <p className="soft small">{text.onlyOne}</p>}
    </details>
  );
}

type OfferedApp = Answer<'/api/merchant/apps'>['items'][number];
type Connection = Answer<'/api/merchant/app-connections'>['items'][number];
