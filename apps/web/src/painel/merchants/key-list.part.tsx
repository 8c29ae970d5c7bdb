import { useQuery } from '@tanstack/react-query';
import { read, sendChange } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { minutesBetween, moment, span, useNow } from '../../base/time.js';
import { useMay } from '../../desk/session.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import { Lines } from '../../base/ui/box.js';
import { RecordDialog } from '../../base/ui/record-form.js';
import { Secret } from '../../desk/ui/secret.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Status } from '../../base/ui/status.js';
import { wordOf } from '../../base/texts.js';
import type { Key, Merchant } from './merchants.hook.js';
import { merchantWords as text, recordFormWords } from '../words.js';

/** Keys of a merchant and when each was last used. A key is shown in full once, when it is made. */
export function KeyList({ merchant }: { merchant: Merchant }) {
  const mayWrite = useMay()('credentials');
  const keys = useQuery({
    ...read('/api/admin/credentials', { merchantId: merchant.id }),
    select: ({ items }) => items.filter(({ kind }) => kind !== 'open_delivery_pair').toReversed(),
  });
  const issue = async () => {
    const key = await showDialog<string>((close) => <NewKey merchant={merchant} close={close} />);
    if (key !== undefined) showKey(key);
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

function showKey(key: string): void {
  void showDialog(<ShownOnce title={text.newKey} facts={[[text.key, key]]} />);
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
            done={({ key }) => showKey(key)}
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

/** Issues a key, which is only in the answer of this call, never in the cache of queries. */
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

/** Shows a secret until the dialog is closed; it cannot be shown again. */
export function ShownOnce({ title, facts }: { title: string; facts: Parameters<typeof Secret>[0]['lines'] }) {
  return (
    <Dialog title={title}>
      <Secret lines={facts} />
    </Dialog>
  );
}
