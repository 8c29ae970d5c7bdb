import { useState } from 'react';
import { formText } from '../../ground/form-text.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { refused } from '../../ground/ui/toast.js';
import { useKeyChanges, useKeys, type Key, type KeyKind } from './integrations.hook.js';
import { Secret } from './secret.part.js';
import { integrationWords as text } from '../words.js';

type Act = 'rotate' | 'end';

/** Customer keys of the Full API and company keys of Model M. */
export function Keys() {
  const keys = useKeys();
  const { issuing, rotating, ending, said, kept } = useKeyChanges();
  const [asked, setAsked] = useState<{ readonly key: Key; readonly act: Act } | null>(null);
  const close = () => {
    setAsked(null);
  };
  const act = () => {
    if (asked?.act === 'rotate') rotating.mutate(asked.key, { onError: refused });
    if (asked?.act === 'end') ending.mutate(asked.key, { onError: refused });
    close();
  };
  return (
    <section className="box stack" aria-labelledby="keys">
      <h2 id="keys">{text.keys}</h2>
      <p className="soft">{text.keysLead}</p>
      {said.length > 0 && <Secret lines={said.map(({ label, key }) => [label, key])} kept={kept} />}
      {keys.error && <Failure error={keys.error} again={keys.refetch} />}
      {keys.isPending && <Loading lines={3} />}
      {keys.data?.length === 0 && <p>{text.noKeys}</p>}
      <ul className="lines">
        {keys.data?.map((key) => (
          <li key={key.id} className="row wrap">
            <span className="grow">
              <strong>{key.label}</strong>
              <span className="soft small" style={{ display: 'block' }}>
                {text.kinds[key.kind as KeyKind]} ·{' '}
                {key.lastUsedAt === null ? text.never : text.used(moment(key.lastUsedAt))}
              </span>
            </span>
            {(['rotate', 'end'] as const).map((one) => (
              <Button
                key={one}
                onClick={() => {
                  setAsked({ key, act: one });
                }}
              >
                {text[one]}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const page = event.currentTarget;
          const form = new FormData(page);
          const body = { kind: formText(form, 'kind') as KeyKind, label: formText(form, 'label') };
          issuing.mutate(body, {
            onSuccess: () => {
              page.reset();
            },
            onError: refused,
          });
        }}
      >
        <SelectField label={text.kind} name="kind">
          {(['full_api_key', 'model_m_key'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField label={text.label} name="label" required maxLength={200} autoComplete="off" />
        <p>
          <Button type="submit" busy={issuing.isPending}>
            {text.newKey}
          </Button>
        </p>
      </form>
      {asked && (
        <Confirm
          title={asked.act === 'end' ? text.endTitle(asked.key.label) : text.rotateTitle(asked.key.label)}
          action={text[asked.act]}
          confirm={act}
          close={close}
        >
          <p>{text.endLead}</p>
        </Confirm>
      )}
    </section>
  );
}
