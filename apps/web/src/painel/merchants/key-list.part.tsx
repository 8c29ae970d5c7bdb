import { useQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { read, write } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { minutesBetween, moment, span, useNow } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { Status } from '../../ground/ui/status.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { merchantWords as text, recordFormWords } from '../words.js';
import { useKeyIssue } from './merchants.hook.js';
import { KEY_KINDS, type Key, type KeyKind, type Merchant } from './merchants.rules.js';
import { ShownOnce } from './shown-once.part.js';

type Asked = { readonly what: 'end' | 'rotate'; readonly key: Key };

/** Keys of a merchant and when each was last used. A key is shown in full once, when it is made. */
export function KeyList({ merchant, mayWrite }: { merchant: Merchant; mayWrite: boolean }) {
  const keys = useQuery(read('/api/admin/credentials', { merchantId: merchant.id }));
  const rotation = useMutation(
    write('POST /api/admin/credentials/{id}/rotate', {
      also: ['/api/admin/merchants'],
      onError: refused,
      gcTime: 0,
    }),
  );
  const ending = useMutation(
    write('DELETE /api/admin/credentials/{id}', { also: ['/api/admin/merchants'], onError: refused }),
  );
  const [creating, setCreating] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [issued, setIssued] = useState<string | null>(null);
  if (!keys.isSuccess) return <Unread of={keys} lines={4} />;
  const items = keys.data.items.filter(({ kind }) => kind !== 'open_delivery_pair').toReversed();
  const stop = () => setAsked(null);
  return (
    <div className="stack">
      <p className="row">
        <span className="grow soft">{text.keysLead}</span>
        {mayWrite && (
          <Button icon="plus" onClick={() => setCreating(true)}>
            {text.newKey}
          </Button>
        )}
      </p>
      {items.length === 0 && <p className="soft">{text.noKeys}</p>}
      <ul className="lines">
        {items.map((key) => (
          <KeyLine key={key.id} one={key} mayWrite={mayWrite} ask={setAsked} />
        ))}
      </ul>
      {creating && (
        <NewKey
          merchant={merchant}
          close={(key) => {
            setCreating(false);
            if (key !== undefined) setIssued(key);
          }}
        />
      )}
      {asked && (
        <Confirm
          title={text.keyAsk[asked.what](asked.key.label)}
          action={text.keyDo[asked.what]}
          busy={rotation.isPending || ending.isPending}
          confirm={() => {
            if (asked.what === 'rotate')
              rotation.mutate(
                { id: asked.key.id },
                {
                  onSuccess: ({ key }) => {
                    stop();
                    setIssued(key);
                  },
                },
              );
            else
              ending.mutate(
                { id: asked.key.id },
                {
                  onSuccess: () => {
                    notify(text.keyEnded(asked.key.label));
                    stop();
                  },
                },
              );
          }}
          close={stop}
        >
          {text.keyLead[asked.what]}
        </Confirm>
      )}
      {issued !== null && (
        <ShownOnce title={text.newKey} facts={[[text.key, issued]]} close={() => setIssued(null)} />
      )}
    </div>
  );
}

function KeyLine({ one, mayWrite, ask }: { one: Key; mayWrite: boolean; ask: (asked: Asked) => void }) {
  const now = useNow();
  const { kind, label, environment, createdAt, lastUsedAt, deactivatedAt } = one;
  const kinds: Readonly<Record<string, string>> = text.keyKinds;
  const used =
    lastUsedAt === null ? text.neverUsed : text.used(span(Math.max(0, minutesBetween(lastUsedAt, now))));
  return (
    <li className="row wrap" data-key={label}>
      <span className="grow">
        <strong>{label}</strong>{' '}
        <span className="soft">
          {kinds[kind] ?? kind}
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
          <Button onClick={() => ask({ what: 'rotate', key: one })}>{text.rotate}</Button>
          <Button kind="quiet" onClick={() => ask({ what: 'end', key: one })}>
            {text.revoke}
          </Button>
        </span>
      )}
    </li>
  );
}

const NEW_KEY: { readonly kind: KeyKind; readonly label: string } = { kind: 'full_api_key', label: '' };

function NewKey({ merchant, close }: { merchant: Merchant; close: (key?: string) => void }) {
  const { needed } = recordFormWords;
  const issue = useKeyIssue(merchant.id);
  const form = useForm({
    begin: NEW_KEY,
    faults: ({ label }) => (label.trim() === '' ? { label: needed } : {}),
    save: ({ kind, label }) => issue.mutateAsync({ kind, label: label.trim() }),
    saved: ({ key }) => close(key),
  });
  return (
    <FormDialog form={form} title={text.newKey} action={text.issue} close={() => close()}>
      <TextField label={text.keyLabel} hint={text.keyLabelHint} {...form.field('label')} />
      <SelectField
        label={text.keyKind}
        {...form.choice('kind', KEY_KINDS)}
        options={KEY_KINDS.map((one) => [one, text.keyKinds[one]])}
      />
    </FormDialog>
  );
}
