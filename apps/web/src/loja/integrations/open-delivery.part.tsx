import { useQuery, useMutation } from '@tanstack/react-query';
import { read, write, sendChange } from '../../ground/api/client.js';
import * as c from '../../ground/codec.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Box } from '../../ground/ui/box.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Read } from '../../ground/ui/read.js';
import { Fields } from '../../ground/ui/fields.js';
import { Secret } from '../../ground/ui/secret.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { TestAnswer } from '../../ground/ui/webhook-message.js';
import { appWords as app, integrationWords as text } from '../words.js';
import { type OpenDelivery } from './secret.part.js';

export function OpenDeliveryPart() {
  return (
    <Box title={text.openDelivery}>
      <Read of={useQuery(read('/api/merchant/open-delivery'))} lines={5}>
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

function Settings({ settings }: { settings: OpenDelivery }) {
  const testing = useMutation(
    write('POST /api/merchant/open-delivery/test', { also: ['/api/merchant/deliveries'] }),
  );
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
  const issuing = useMutation(write('POST /api/merchant/open-delivery/credentials'));
  const issue = async () => {
    const { regenerateTitle: title, regenerateLead: lead, regenerate: action } = text;
    if (clientId === null || (await confirm({ title, lead, action }))) issuing.mutate(undefined);
  };
  const { data } = issuing;
  if (data) {
    const lines = [[text.clientId, data.clientId] as const, [text.clientSecret, data.clientSecret] as const];
    return <Secret lines={lines} kept={issuing.reset} />;
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
