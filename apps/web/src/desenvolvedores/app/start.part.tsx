import { useState } from 'react';
import { useRead } from '../../base/api/client.js';
import { moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Box, Read } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { type App, type Credentials } from '../data/session.hook.js';
import { RobotsCheck } from '../orders/robots-check.part.js';
import { CodeTabs } from '../docs/code.part.js';
import { samplesOf } from '../docs/samples.rules.js';
import { appPageWords as text } from '../words.js';

export function Start({ app }: { app: App }) {
  const found = useRead('/api/developer/apps/{id}/credentials', { id: app.id });
  return (
    <>
      <Box title={text.credentials} lead={text.credentialsLead}>
        <Read of={found} lines={4}>
          {(credentials) => <Keys app={app} credentials={credentials} />}
        </Read>
      </Box>
      {found.data && (
        <Box title={text.quick} lead={text.quickLead}>
          <CodeTabs samples={samplesOf({ ...found.data, ...app.sandbox })} />
          <h3>{text.next}</h3>
          <p className="soft">{app.sandbox.robots ? text.nextRobots : text.nextByHand}</p>
        </Box>
      )}
      <Box title={text.orders}>
        <RobotsCheck app={app} label={text.robots} />
        <p className="soft">{text.robotsLead}</p>
      </Box>
      <Box title={text.limits} lead={text.limitsLead(found.data?.requestsPerMinute ?? '…')} />
    </>
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
        <Act
          of="POST /api/developer/apps/{id}/credentials"
          by={{ id: app.id }}
          ask={{ title: text.regenerateTitle, lead: text.regenerateLead, action: text.regenerate }}
          success={text.regenerated}
        >
          {text.regenerate}
        </Act>
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
