import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cache, call } from '../../base/api/client.js';
import { saveBlob } from '../../desk/download.js';
import { OwnRefusal, Problem } from '../../base/api/problem.js';
import { useForm } from '../../base/form.js';
import { usePageUrl } from '../../base/router.js';
import { Button } from '../../base/ui/button.js';
import { confirm } from '../../base/ui/dialog.js';
import { FactList } from '../../base/ui/fact-list.js';
import { SelectField, TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { refused, notify } from '../../base/ui/toast.js';
import { privacyWords as text } from '../words.js';

const KINDS = ['recipient', 'courier', 'merchant'] as const;

interface Found {
  readonly subject: Subject;
  readonly data: Awaited<ReturnType<typeof dataOf>>;
}

function countsOf(data: Readonly<Record<string, unknown>>): [name: string, count: number][] {
  return Object.entries(data).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.length : value === null ? 0 : 1,
  ]);
}

function download(data: unknown, { kind, key }: Subject): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveBlob(file, `${kind}-${key.replace(/\D/g, '')}.json`);
}

export function PrivacyPart() {
  // The board's alert links here: a courier asked in their app, or a recipient on their page.
  const { query } = usePageUrl();
  const [asked, phone] = [query.get('entregador'), query.get('telefone')];
  const [found, setFound] = useState<Found | null>(null);
  const form = useForm<Subject, Found>({
    begin: found?.subject ?? { kind: asked === null ? 'recipient' : 'courier', key: asked ?? phone ?? '' },
    save: async ({ kind, key }) => {
      const subject = { kind, key: key.trim() };
      return { subject, data: await dataOf(subject) };
    },
    saved: setFound,
  });
  const { kind } = form.values;
  const forgetting = useMutation({
    mutationFn: anonymise,
    onSuccess: (_, subject) => {
      notify(text.forgotten);
      setFound(null);
      form.set(subject);
      return cache.invalidateQueries();
    },
    onError: (error) => {
      const open = error instanceof Problem ? error.fields['orders'] : undefined;
      refused(open ? new OwnRefusal(text.openOrders(open.join(', '))) : error);
    },
  });
  const forget = async (subject: Subject) => {
    if (await confirm({ title: text.forgetTitle, lead: text.forgetLead, action: text.forgetNow }))
      forgetting.mutate(subject);
  };
  return (
    <>
      <Form form={form} className="card padded row wrap end" unasked>
        <SelectField
          label={text.who}
          {...form.choice('kind', KINDS)}
          onChange={({ target }) => {
            setFound(null);
            form.undo();
            form.set({ kind: target.value as Subject['kind'], key: '' });
          }}
          options={KINDS.map((one) => [one, text.kinds[one]])}
        />
        <TextField
          required
          label={kind === 'recipient' ? text.phone : text.number}
          hint={kind === 'recipient' ? text.phoneHint : text.numberHint}
          inputMode={kind === 'recipient' ? 'tel' : 'numeric'}
          pattern={kind === 'recipient' ? undefined : '[0-9]+'}
          {...form.field('key')}
        />
        <Submit form={form} kind="plain" icon="search">
          {text.find}
        </Submit>
      </Form>
      {found && (
        <section className="card padded stack narrow" aria-label={text.found}>
          <h3>{text.found}</h3>
          <FactList facts={countsOf(found.data).map(([name, count]) => [name, text.entries(count)])} />
          <p className="row wrap">
            <Button kind="primary" onClick={() => download(found.data, found.subject)}>
              {text.give}
            </Button>
            <Button kind="danger" busy={forgetting.isPending} onClick={() => forget(found.subject)}>
              {text.forget}
            </Button>
          </p>
        </section>
      )}
    </>
  );
}

interface Subject {
  readonly kind: (typeof KINDS)[number];
  /** A recipient's phone, or the id of a record. */
  readonly key: string;
}

/** Not cached, as it is all that is stored of a person. */
const dataOf = ({ kind, key }: Subject): Promise<Readonly<Record<string, unknown>>> =>
  kind === 'recipient'
    ? call('/api/admin/privacy/recipients/{phone}', { phone: key })
    : call(`/api/admin/privacy/${kind}s/{id}`, { id: key });

const anonymise = ({ kind, key }: Subject): Promise<unknown> =>
  kind === 'recipient'
    ? call('POST /api/admin/privacy/recipients/{phone}/anonymise', { phone: key })
    : call(`POST /api/admin/privacy/${kind}s/{id}/anonymise`, { id: key });
