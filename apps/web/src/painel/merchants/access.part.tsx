import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { read, sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { minutesBetween, moment, span, useNow } from '../../base/time.js';
import { useMay } from '../../desk/session.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import { Copy } from '../../base/ui/copy.js';
import { Unread } from '../../base/ui/empty.js';
import { Lines } from '../../base/ui/box.js';
import { RecordDialog, RecordForm } from '../../base/ui/record-form.js';
import { Secret } from '../../desk/ui/secret.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Status } from '../../base/ui/status.js';
import { wordOf } from '../../base/texts.js';
import type { Key, Merchant, OpenDelivery } from './merchants.hook.js';
import { merchantWords as text, recordFormWords } from '../words.js';

/** A key is shown in full once, when it is made. */
export function KeyList({ merchant }: { merchant: Merchant }) {
  const mayWrite = useMay()('credentials');
  const keys = useQuery({
    ...read('/api/admin/credentials', { merchantId: merchant.id }),
    select: ({ items }) => items.filter(({ kind }) => kind !== 'open_delivery_pair').toReversed(),
  });
  const issue = async () => {
    const key = await showDialog<string>((close) => <NewKey merchant={merchant} close={close} />);
    if (key !== undefined) showOnce(text.newKey, [[text.key, key]]);
  };
  return (
    <div className="stack">
      <p className="row">
        <span className="grow soft">{text.keysLead}</span>
        {mayWrite && (
          <Button icon="plus" onClick={issue}>
            {text.newKey}
          </Button>
        )}
      </p>
      <Lines of={keys} lines={4} empty={text.noKeys}>
        {(key) => <KeyLine key={key.id} one={key} mayWrite={mayWrite} />}
      </Lines>
    </div>
  );
}

/** Shows a secret that cannot be shown again. */
function showOnce(title: string, lines: ComponentProps<typeof Secret>['lines']): void {
  void showDialog(
    <Dialog title={title}>
      <Secret lines={lines} />
    </Dialog>,
  );
}

function KeyLine({ one, mayWrite }: { one: Key; mayWrite: boolean }) {
  const now = useNow();
  const { id, kind, label, environment, createdAt, lastUsedAt, deactivatedAt } = one;
  const act = (what: 'end' | 'rotate') => ({
    by: { id },
    also: ['/api/admin/merchants'] as const,
    ask: { title: text.keyAsk[what](label), lead: text.keyLead[what], action: text.keyDo[what] },
  });
  const used =
    lastUsedAt === null ? text.neverUsed : text.used(span(Math.max(0, minutesBetween(lastUsedAt, now))));
  return (
    <li className="row wrap" data-key={label}>
      <span className="grow">
        <strong>{label}</strong>{' '}
        <span className="soft">
          {wordOf(text.keyKinds, kind)}
          {environment === 'test' && ` · ${text.test}`}
        </span>
        <br />
        <span className="soft">
          {text.made(moment(createdAt))} · {deactivatedAt === null ? used : text.ended(moment(deactivatedAt))}
        </span>
      </span>
      {deactivatedAt !== null && <Status tone="plain">{text.dead}</Status>}
      {deactivatedAt === null && mayWrite && (
        <span className="row">
          <Act
            of="POST /api/admin/credentials/{id}/rotate"
            {...act('rotate')}
            done={({ key }) => showOnce(text.newKey, [[text.key, key]])}
          >
            {text.rotate}
          </Act>
          <Act
            kind="quiet"
            of="DELETE /api/admin/credentials/{id}"
            {...act('end')}
            success={text.keyEnded(label)}
          >
            {text.revoke}
          </Act>
        </span>
      )}
    </li>
  );
}

const KEY = c.record({
  label: c.field(text.keyLabel, c.needed, { hint: text.keyLabelHint }),
  kind: c.field(text.keyKind, c.oneOf(['full_api_key', 'model_m_key'], text.keyKinds)),
});

/** The key is only in the answer of this call, never in the cache of queries. */
function NewKey({ merchant, close }: { merchant: Merchant; close: (key?: string) => void }) {
  return (
    <RecordDialog
      codec={KEY}
      begin={{ kind: 'full_api_key' }}
      title={text.newKey}
      action={text.issue}
      missing={recordFormWords.needed}
      save={(key) => sendChange('POST /api/admin/credentials', { ...key, merchantId: merchant.id })}
      saved={({ key }) => close(key)}
      close={close}
    />
  );
}

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
  const { renewPairTitle: title, renewPairLead: lead, renewPairDo: action } = text;
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
          {...(clientId !== null && { ask: { title, lead, action } })}
          done={(made) =>
            showOnce(text.pair, [
              ['client_id', made.clientId],
              ['client_secret', made.clientSecret],
            ])
          }
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
        success={text.saved(name)}
        save={(body) => sendChange('PUT /api/admin/merchants/{id}/open-delivery', { id, ...body })}
      />
    </section>
  );
}
