import { sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { useMay } from '../../desk/session.js';
import { Act } from '../../base/ui/act.js';
import { Copy } from '../../base/ui/copy.js';
import { Unread } from '../../base/ui/empty.js';
import { RecordForm } from '../../base/ui/record-form.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import type { Merchant, OpenDelivery } from './merchants.hook.js';
import { ShownOnce } from './key-list.part.js';
import { merchantWords as text } from '../words.js';

/** A merchant's Open Delivery settings: on or off, the address that receives events, and the key pair. */
export function OpenDeliveryPanel({ merchant }: { merchant: Merchant }) {
  const settings = useRead('/api/admin/merchants/{id}/open-delivery', { id: merchant.id });
  if (!settings.isSuccess) return <Unread of={settings} lines={5} />;
  return (
    <div className="stack">
      <Pair merchant={merchant} clientId={settings.data.clientId} />
      <Settings merchant={merchant} settings={settings.data} />
    </div>
  );
}

function Pair({ merchant: { id }, clientId }: { merchant: Merchant; clientId: string | null }) {
  const mayIssue = useMay()('credentials');
  const { pair: title, renewPairTitle, renewPairLead: lead, renewPairDo } = text;
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
        <Act
          className="start"
          of="POST /api/admin/merchants/{id}/open-delivery/credentials"
          by={{ id }}
          {...(clientId !== null && { ask: { title: renewPairTitle, lead, action: renewPairDo } })}
          done={(made) => {
            const facts = [
              ['client_id', made.clientId],
              ['client_secret', made.clientSecret],
            ] as const;
            void showDialog(<ShownOnce title={title} facts={facts} />);
          }}
        >
          {clientId === null ? text.issuePair : text.renewPair}
        </Act>
      )}
    </section>
  );
}

const SETTINGS = c.record({
  ...c.fields(text.od, ['enabled', 'acceptMarketplaceOrders', 'acceptAny2xx'], c.flag),
  webhookUrl: c.field(text.od.webhookUrl, c.optionalText, { type: 'url', hint: text.odHints.webhookUrl }),
  confirmationCallbackUrl: c.field(text.od.confirmationCallbackUrl, c.optionalText, {
    type: 'url',
    hint: text.odHints.confirmationCallbackUrl,
  }),
});

function Settings({ merchant: { id, name }, settings }: { merchant: Merchant; settings: OpenDelivery }) {
  return (
    <section>
      <h3>{text.settings}</h3>
      <RecordForm
        codec={SETTINGS}
        begin={settings}
        locked={!useMay()('merchants')}
        action={text.save}
        success={text.saved(name)}
        save={(body) => sendChange('PUT /api/admin/merchants/{id}/open-delivery', { id, ...body })}
      />
    </section>
  );
}
