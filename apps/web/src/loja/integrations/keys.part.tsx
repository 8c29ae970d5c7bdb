import { useQuery } from '@tanstack/react-query';
import { itemsOf } from '../../ground/api/list.js';
import { read } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { refused } from '../../ground/ui/toast.js';
import { useKeyChanges, type Key, type KeyKind } from './integrations.hook.js';
import { Secret } from './secret.part.js';
import { integrationWords as text } from '../words.js';

const KINDS = ['full_api_key', 'model_m_key'] as const;
const NEW_KEY: { readonly kind: KeyKind; readonly label: string } = { kind: 'full_api_key', label: '' };

/** Customer keys of the Full API and company keys of Model M. */
export function Keys() {
  const keys = useQuery({ ...read('/api/merchant/keys'), select: itemsOf });
  const { issuing, rotating, ending, said, kept } = useKeyChanges();
  const form = useForm({ begin: NEW_KEY, save: (body) => issuing.mutateAsync(body) });
  const ask = async (act: 'rotate' | 'end', key: Key) => {
    const title = act === 'end' ? text.endTitle(key.label) : text.rotateTitle(key.label);
    if (!(await confirm({ title, lead: text.endLead, action: text[act] }))) return;
    (act === 'end' ? ending : rotating).mutate(key, { onError: refused });
  };
  return (
    <section className="box stack" aria-labelledby="keys">
      <h2 id="keys">{text.keys}</h2>
      <p className="soft">{text.keysLead}</p>
      {said.length > 0 && <Secret lines={said.map(({ label, key }) => [label, key])} kept={kept} />}
      {!keys.isSuccess && <Unread of={keys} lines={3} />}
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
              <Button key={one} onClick={() => ask(one, key)}>
                {text[one]}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <Form form={form}>
        <SelectField
          label={text.kind}
          {...form.choice('kind', KINDS)}
          options={KINDS.map((kind) => [kind, text.kinds[kind]])}
        />
        <TextField label={text.label} required maxLength={200} autoComplete="off" {...form.field('label')} />
        <p>
          <Submit form={form} kind="plain">
            {text.newKey}
          </Submit>
        </p>
      </Form>
    </section>
  );
}
