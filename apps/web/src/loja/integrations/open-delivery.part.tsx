import { useQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { read, write } from '../../ground/api/client.js';
import { textOrNull } from '../../ground/form-text.js';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { appWords as app, integrationWords as text } from '../words.js';
import type { OpenDelivery } from './integrations.hook.js';
import { Secret, TestAnswer } from './secret.part.js';

export function OpenDeliveryPart() {
  const { data, error, refetch } = useQuery(read('/api/merchant/open-delivery'));
  return (
    <section className="box stack" aria-labelledby="open-delivery">
      <h2 id="open-delivery">{text.openDelivery}</h2>
      {error ? (
        <Failure error={error} again={refetch} />
      ) : data ? (
        <Settings settings={data} />
      ) : (
        <Loading lines={5} />
      )}
    </section>
  );
}

function Settings({ settings }: { settings: OpenDelivery }) {
  const changing = useMutation(write('PUT /api/merchant/open-delivery'));
  const testing = useMutation(
    write('POST /api/merchant/open-delivery/test', { also: ['/api/merchant/deliveries'] }),
  );
  const { enabled, webhookUrl, acceptMarketplaceOrders, acceptAny2xx } = settings;
  const form = useForm({
    begin: { enabled, webhookUrl: webhookUrl ?? '', acceptMarketplaceOrders, acceptAny2xx },
    save: (body) => changing.mutateAsync({ ...body, webhookUrl: textOrNull(body.webhookUrl) }),
    saved: () => notify(app.saved),
  });
  return (
    <>
      <Pair clientId={settings.clientId} />
      <Form form={form}>
        <Check label={text.enabled} {...form.check('enabled')} />
        <TextField type="url" label={text.webhookUrl} hint={text.webhookHint} {...form.field('webhookUrl')} />
        <Check label={text.marketplace} {...form.check('acceptMarketplaceOrders')} />
        <Check label={text.any2xx} {...form.check('acceptAny2xx')} />
        {settings.notice !== null && <p className="notice amber-text">{settings.notice}</p>}
        <p className="row wrap">
          <Button kind="primary" type="submit" busy={form.busy}>
            {app.save}
          </Button>
          {settings.subscriptionId !== null && (
            <Button busy={testing.isPending} onClick={() => testing.mutate(undefined, { onError: refused })}>
              {text.test}
            </Button>
          )}
        </p>
      </Form>
      <TestAnswer result={testing.data} />
    </>
  );
}

function Pair({ clientId }: { clientId: string | null }) {
  const issuing = useMutation(write('POST /api/merchant/open-delivery/credentials'));
  const [asked, setAsked] = useState(false);
  const issue = () => {
    setAsked(false);
    issuing.mutate(undefined, { onError: refused });
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
      <Button
        busy={issuing.isPending}
        onClick={() => {
          if (clientId === null) issue();
          else setAsked(true);
        }}
      >
        {clientId === null ? text.issue : text.regenerate}
      </Button>
      {asked && (
        <Confirm
          title={text.regenerateTitle}
          action={text.regenerate}
          confirm={issue}
          close={() => setAsked(false)}
        >
          <p>{text.regenerateLead}</p>
        </Confirm>
      )}
    </div>
  );
}
