import * as c from '../../base/codec.js';
import { usePages } from '../../base/api/list.js';
import { sendChange, useRead, useWrite } from '../../base/api/client.js';
import { Box, Read } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { RecordForm } from '../../base/ui/record-form.js';
import { recordIn } from '../../desk/search.js';
import { ApiKeys } from '../../desk/ui/api-keys.js';
import { List } from '../../desk/ui/list.js';
import { ClientPair, OPEN_DELIVERY } from '../../desk/ui/open-delivery.js';
import { MESSAGE_COLUMNS, MessageDrawer, TestAnswer } from '../../desk/ui/webhook-message.js';
import { Apps } from './apps.part.js';
import { Webhooks } from './webhooks.part.js';
import { integrationWords as text, appWords as app } from '../words.js';
import { useKnownSession } from '../data/session.hook.js';

const SETTINGS = c.record(OPEN_DELIVERY);

function OpenDelivery() {
  const testing = useWrite('POST /api/merchant/open-delivery/test', { also: ['/api/merchant/deliveries'] });
  return (
    <Box title={text.openDelivery}>
      <Read of={useRead('/api/merchant/open-delivery')} lines={5}>
        {(settings) => (
          <>
            <ClientPair
              clientId={settings.clientId}
              issue={() => sendChange('POST /api/merchant/open-delivery/credentials', {})}
            />
            <RecordForm
              codec={SETTINGS}
              begin={settings}
              save={(body) => sendChange('PUT /api/merchant/open-delivery', body)}
              success={app.saved}
            />
            {settings.notice !== null && <p className="notice amber-text">{settings.notice}</p>}
            {settings.subscriptionId !== null && (
              <Button className="start" busy={testing.isPending} onClick={() => testing.mutate(undefined)}>
                {text.test}
              </Button>
            )}
            {testing.data && <TestAnswer of={testing.data} />}
          </>
        )}
      </Read>
    </Box>
  );
}

/** Apps, then the parts for developers. Each part reads for itself, so that one failure leaves the others. */
export function IntegrationsRoute() {
  const hasApps = useKnownSession().modules.includes('developers');
  return (
    <main className="page">
      <h1>{text.title}</h1>
      <p className="soft">{text.lead}</p>
      {hasApps && <Apps />}
      <details open={!hasApps}>
        <summary>{text.developers}</summary>
        <div className="stack g16">
          <p className="soft">{text.keysOnce}</p>
          <OpenDelivery />
          <Box title={text.keys}>
            <ApiKeys at="/api/merchant/keys" />
          </Box>
          <Webhooks />
          <Messages />
        </div>
      </details>
    </main>
  );
}

const MESSAGE = recordIn('envio');

function Messages() {
  return (
    <Box title={text.deliveries} lead={text.deliveriesLead}>
      <List
        list={usePages('/api/merchant/deliveries', { limit: 20 })}
        lines={4}
        empty={<p className="soft">{text.noDeliveries}</p>}
        opens={MESSAGE}
        columns={Object.values(MESSAGE_COLUMNS)}
        drawer={(id, open) => <Message id={id} close={() => open(null)} />}
      />
    </Box>
  );
}

function Message({ id, close }: { id: number; close: () => void }) {
  const found = useRead('/api/merchant/deliveries/{id}', { id });
  const resend = 'POST /api/merchant/deliveries/{id}/resend';
  return <MessageDrawer id={id} of={found} close={close} resend={resend} by={{ id }} />;
}
