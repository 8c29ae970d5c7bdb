import { type Answer, sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { minutesBetween, moment, span, useNow } from '../../base/time.js';
import { wordOf } from '../../base/texts.js';
import { Act } from '../../base/ui/act.js';
import { Lines } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { RecordDialog } from '../../base/ui/record-form.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Status } from '../../base/ui/status.js';
import { apiKeyWords as text } from '../../base/words.js';
import { showSecret } from './secret.js';

interface ApiKeysProps {
  at: '/api/admin/credentials' | '/api/merchant/keys';
  /** The shop whose keys an operator sees. */
  merchantId?: number;
  /** The person may only read. */
  locked?: boolean;
}

/** Keys of a shop for its own systems, newest first. */
export function ApiKeys({ at, locked = false, ...whose }: ApiKeysProps) {
  const keys = useRead(at, whose, {
    select: ({ items }) => items.filter(({ kind }) => kind !== 'open_delivery_pair').toReversed(),
  });
  return (
    <>
      <p className="row">
        <span className="grow soft">{text.lead}</span>
        {!locked && (
          <Button icon="plus" onClick={() => showDialog(<NewKey at={at} {...whose} />)}>
            {text.newKey}
          </Button>
        )}
      </p>
      <Lines of={keys} lines={4} empty={text.none}>
        {(key) => <KeyLine key={key.id} at={at} one={key} locked={locked} />}
      </Lines>
    </>
  );
}

interface KeyLineProps extends Pick<ApiKeysProps, 'at' | 'locked'> {
  one: Answer<'/api/merchant/keys'>['items'][number];
}

function KeyLine({ at, one, locked }: KeyLineProps) {
  const now = useNow();
  const { id, kind, label, environment, createdAt, lastUsedAt, deactivatedAt } = one;
  const ask = (what: 'end' | 'rotate') => ({
    title: text.ask[what](label),
    lead: text.leads[what],
    action: text.acts[what],
  });
  const used =
    lastUsedAt === null ? text.never : text.used(span(Math.max(0, minutesBetween(lastUsedAt, now))));
  return (
    <li className="row wrap" data-key={label}>
      <span className="grow">
        <strong>{label}</strong>{' '}
        <span className="soft">
          {wordOf(text.kinds, kind)}
          {environment === 'test' && ` · ${text.test}`}
        </span>
        <br />
        <span className="soft">
          {text.made(moment(createdAt))} · {deactivatedAt === null ? used : text.ended(moment(deactivatedAt))}
        </span>
      </span>
      {deactivatedAt !== null && <Status tone="plain">{text.dead}</Status>}
      {deactivatedAt === null && !locked && (
        <span className="row">
          <Act of={`POST ${at}/{id}/rotate`} by={{ id }} ask={ask('rotate')} done={showKey}>
            {text.rotate}
          </Act>
          <Act
            kind="quiet"
            of={`DELETE ${at}/{id}`}
            by={{ id }}
            ask={ask('end')}
            success={text.revoked(label)}
          >
            {text.revoke}
          </Act>
        </span>
      )}
    </li>
  );
}

const KEY = c.record({
  label: c.field(text.label, c.needed, { hint: text.labelHint, required: true, maxLength: 200 }),
  kind: c.field(text.kind, c.choice(text.kinds)),
});

function NewKey({ at, ...whose }: Pick<ApiKeysProps, 'at' | 'merchantId'>) {
  return (
    <RecordDialog
      codec={KEY}
      begin={{ kind: 'full_api_key' }}
      title={text.newKey}
      action={text.issue}
      save={(key) => sendChange(`POST ${at}`, { ...key, ...whose })}
      saved={showKey}
    />
  );
}

/** The key is only in the answer that made it, never in the cache of queries. */
function showKey({ key }: Answer<'POST /api/merchant/keys'>): void {
  showSecret({ title: text.newKey, lines: [[text.key, key]] });
}
