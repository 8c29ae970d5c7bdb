import * as c from '../../base/codec.js';
import { usePages } from '../../base/api/list.js';
import { type Answer, sendChange, useRead, useWrite, itemsOf } from '../../base/api/client.js';
import { moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Box, Read } from '../../base/ui/box.js';
import { PagedLines } from '../../desk/ui/list.js';
import { Button } from '../../base/ui/button.js';
import { confirm, Dialog, useClose } from '../../base/ui/dialog.js';
import { Unread } from '../../base/ui/empty.js';
import { Secret } from '../../desk/ui/secret.js';
import { notify } from '../../base/ui/toast.js';
import { curlOf } from './curl.rules.js';
import { Copy } from '../../base/ui/copy.js';
import {
  isEnded,
  messageName,
  MessageState,
  MessageTries,
  TestAnswer,
} from '../../desk/ui/webhook-message.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Apps } from './apps.part.js';
import { Keys, Webhooks } from './access.part.js';
import { messageWords } from '../../base/words.js';
import { integrationWords as text, appWords as app } from '../words.js';
import { useKnownSession } from '../data/session.hook.js';
import { useRecordForm, Fields } from '../../base/ui/record-form.js';
import { Form, Submit } from '../../base/ui/form.js';

function OpenDeliveryPart() {
  return (
    <Box title={text.openDelivery}>
      <Read of={useRead('/api/merchant/open-delivery')} lines={5}>
        {(settings) => <Settings settings={settings} />}
      </Read>
    </Box>
  );
}

const SETTINGS = c.record({
  enabled: c.field(text.enabled, c.flag),
  webhookUrl: c.field(text.webhookUrl, c.optionalText, { type: 'url', hint: text.webhookHint }),
  acceptMarketplaceOrders: c.field(text.marketplace, c.flag),
  acceptAny2xx: c.field(text.any2xx, c.flag),
});

function Settings({ settings }: { settings: Answer<'/api/merchant/open-delivery'> }) {
  const testing = useWrite('POST /api/merchant/open-delivery/test', { also: ['/api/merchant/deliveries'] });
  const form = useRecordForm(SETTINGS, {
    begin: settings,
    save: (body) => sendChange('PUT /api/merchant/open-delivery', body),
    saved: () => notify(app.saved),
  });
  return (
    <>
      <Pair clientId={settings.clientId} />
      <Form form={form}>
        <Fields form={form} of={['enabled', 'webhookUrl', 'acceptMarketplaceOrders', 'acceptAny2xx']} />
        {settings.notice !== null && <p className="notice amber-text">{settings.notice}</p>}
        <p className="row wrap">
          <Submit form={form}>{app.save}</Submit>
          {settings.subscriptionId !== null && (
            <Button busy={testing.isPending} onClick={() => testing.mutate(undefined)}>
              {text.test}
            </Button>
          )}
        </p>
      </Form>
      {testing.data && <TestAnswer of={testing.data} />}
    </>
  );
}

function Pair({ clientId }: { clientId: string | null }) {
  const issuing = useWrite('POST /api/merchant/open-delivery/credentials');
  const issue = async () => {
    const { regenerateTitle: title, regenerateLead: lead, regenerate: action } = text;
    if (clientId === null || (await confirm({ title, lead, action }))) issuing.mutate(undefined);
  };
  const { data } = issuing;
  if (data) {
    const lines = [[text.clientId, data.clientId] as const, [text.clientSecret, data.clientSecret] as const];
    return <Secret lines={lines} close={issuing.reset} />;
  }
  return (
    <div className="row wrap">
      <span className="grow">
        <span className="soft small">{text.clientId}</span>
        <span className="row">
          {clientId === null ? text.noPair : <code className="cut">{clientId}</code>}
          {clientId !== null && <Copy text={clientId} what={text.clientId} />}
        </span>
      </span>
      <Button busy={issuing.isPending} onClick={issue}>
        {clientId === null ? text.issue : text.regenerate}
      </Button>
    </div>
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
          <OpenDeliveryPart />
          <Keys />
          <Webhooks />
          <Deliveries />
        </div>
      </details>
    </main>
  );
}

type Delivery = Answer<'/api/merchant/deliveries'>['items'][number];

function Deliveries() {
  return (
    <Box title={text.deliveries} lead={text.deliveriesLead}>
      <PagedLines
        list={usePages('/api/merchant/deliveries', { limit: 20 })}
        lines={4}
        empty={text.noDeliveries}
      >
        {(delivery) => (
          <li key={delivery.id} className="row wrap">
            <span className="grow">
              <Button kind="quiet" onClick={() => showDialog(<DeliveryDialog id={delivery.id} />)}>
                {messageName(delivery)}
              </Button>
              <span className="soft small">
                {delivery.aggregateId === 0 ? messageWords.test : messageWords.about(delivery.aggregateId)} ·{' '}
                {moment(delivery.createdAt)}
              </span>
            </span>
            <MessageState of={delivery} />
          </li>
        )}
      </PagedLines>
    </Box>
  );
}

function DeliveryDialog({ id }: { id: number }) {
  const close = useClose();
  const found = useRead('/api/merchant/deliveries/{id}', { id });
  const { data } = found;
  const url = useReceiver(data);
  const headers = data?.tries.at(-1)?.headers;
  const curl =
    data && url !== undefined && headers && curlOf({ method: 'POST', url, headers, body: data.body });
  const actions = (
    <>
      {curl && <Copy text={curl} what="curl" shown={messageWords.curl} />}
      {data && isEnded(data.state) && (
        <Act of="POST /api/merchant/deliveries/{id}/resend" by={{ id }} success={text.resent} done={close}>
          {text.resend}
        </Act>
      )}
    </>
  );
  return (
    <Dialog title={data ? messageName(data) : messageWords.body} wide actions={actions}>
      {data ? <MessageTries of={data} /> : <Unread of={found} />}
    </Dialog>
  );
}

/** The address to which a subscription's messages go; undefined while unknown, or when it was removed. */
function useReceiver(sent: Delivery | undefined): string | undefined {
  const webhooks = useRead('/api/merchant/webhooks', {}, { select: itemsOf });
  const openDelivery = useRead('/api/merchant/open-delivery');
  if (sent?.face === 'open-delivery') return openDelivery.data?.webhookUrl ?? undefined;
  return webhooks.data?.find(({ id }) => id === sent?.subscriptionId)?.url;
}
