import { useQuery, useMutation } from '@tanstack/react-query';
import { read, write } from '../../ground/api/client.js';
import { useOpen } from '../../ground/open.js';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { notify, refused } from '../../ground/ui/toast.js';
import type { Merchant, OpenDelivery } from './merchants.rules.js';
import { ShownOnce } from './shown-once.part.js';
import { merchantWords as text } from '../words.js';

interface OpenDeliveryPanelProps {
  merchant: Merchant;
  mayWrite: boolean;
  mayIssue: boolean;
}

/** A merchant's Open Delivery settings: on or off, the address that receives events, and the key pair. */
export function OpenDeliveryPanel({ merchant, mayWrite, mayIssue }: OpenDeliveryPanelProps) {
  const settings = useQuery(read('/api/admin/merchants/{id}/open-delivery', { id: merchant.id }));
  if (!settings.isSuccess) return <Unread of={settings} lines={5} />;
  return (
    <div className="stack">
      <Pair merchant={merchant} clientId={settings.data.clientId} mayIssue={mayIssue} />
      <Settings merchant={merchant} settings={settings.data} mayWrite={mayWrite} />
    </div>
  );
}

function Pair({
  merchant,
  clientId,
  mayIssue,
}: {
  merchant: Merchant;
  clientId: string | null;
  mayIssue: boolean;
}) {
  const issue = useMutation(
    write('POST /api/admin/merchants/{id}/open-delivery/credentials', { onError: refused, gcTime: 0 }),
  );
  const asking = useOpen();
  const run = () =>
    issue.mutate(
      { id: merchant.id },
      {
        onSettled: asking.close,
      },
    );
  return (
    <section>
      <h3>{text.pair}</h3>
      {clientId === null ? (
        <p className="soft">{text.noPair}</p>
      ) : (
        <p className="row">
          <span className="soft">client_id</span> <code className="grow well">{clientId}</code>
          <Copy text={clientId} what="client_id" />
        </p>
      )}
      {mayIssue && (
        <Button
          className="start"
          busy={issue.isPending}
          onClick={() => {
            if (clientId === null) run();
            else asking.open();
          }}
        >
          {clientId === null ? text.issuePair : text.renewPair}
        </Button>
      )}
      {asking.is && (
        <Confirm
          title={text.renewPairTitle}
          action={text.renewPairDo}
          busy={issue.isPending}
          confirm={run}
          close={asking.close}
        >
          {text.renewPairLead}
        </Confirm>
      )}
      {issue.data && (
        <ShownOnce
          title={text.pair}
          facts={[
            ['client_id', issue.data.clientId],
            ['client_secret', issue.data.clientSecret],
          ]}
          close={issue.reset}
        />
      )}
    </section>
  );
}

function Settings({
  merchant,
  settings,
  mayWrite,
}: {
  merchant: Merchant;
  settings: OpenDelivery;
  mayWrite: boolean;
}) {
  const change = useMutation(write('PUT /api/admin/merchants/{id}/open-delivery'));
  const { clientId: _, ...kept } = settings;
  const url = (typed: string) => (typed.trim() === '' ? null : typed.trim());
  const form = useForm({
    begin: {
      ...kept,
      webhookUrl: kept.webhookUrl ?? '',
      confirmationCallbackUrl: kept.confirmationCallbackUrl ?? '',
    },
    save: (values) =>
      change.mutateAsync({
        id: merchant.id,
        ...values,
        webhookUrl: url(values.webhookUrl),
        confirmationCallbackUrl: url(values.confirmationCallbackUrl),
      }),
    saved: () => notify(text.saved(merchant.name)),
  });
  return (
    <section>
      <h3>{text.settings}</h3>
      <Form form={form}>
        {(['enabled', 'acceptMarketplaceOrders', 'acceptAny2xx'] as const).map((field) => (
          <Check key={field} label={text.od[field]} disabled={!mayWrite} {...form.check(field)} />
        ))}
        {(['webhookUrl', 'confirmationCallbackUrl'] as const).map((field) => (
          <TextField
            key={field}
            type="url"
            label={text.od[field]}
            hint={text.odHints[field]}
            disabled={!mayWrite}
            {...form.field(field)}
          />
        ))}
        {mayWrite && (
          <Button kind="primary" type="submit" className="start" busy={form.busy}>
            {text.save}
          </Button>
        )}
      </Form>
    </section>
  );
}
