import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { answer, api, cache } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { privacyWords } from './privacy-words.js';

const KINDS = ['recipient', 'courier', 'merchant'] as const;
type Kind = (typeof KINDS)[number];

interface Subject {
  readonly kind: Kind;
  /** A recipient's phone, or the id of a record. */
  readonly key: string;
}

function dataOf({ kind, key }: Subject) {
  if (kind === 'recipient')
    return answer(api.GET('/api/admin/privacy/recipients/{phone}', { params: { path: { phone: key } } }));
  const path = { id: Number(key) };
  return kind === 'courier'
    ? answer(api.GET('/api/admin/privacy/couriers/{id}', { params: { path } }))
    : answer(api.GET('/api/admin/privacy/merchants/{id}', { params: { path } }));
}

function forget({ kind, key }: Subject): Promise<unknown> {
  if (kind === 'recipient')
    return api.POST('/api/admin/privacy/recipients/{phone}/anonymise', { params: { path: { phone: key } } });
  const path = { id: Number(key) };
  return kind === 'courier'
    ? api.POST('/api/admin/privacy/couriers/{id}/anonymise', { params: { path } })
    : api.POST('/api/admin/privacy/merchants/{id}/anonymise', { params: { path } });
}

/** Number of entries about the person in each table. */
function countsOf(data: Readonly<Record<string, unknown>>): [name: string, count: number][] {
  return Object.entries(data).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.length : value === null ? 0 : 1,
  ]);
}

function download(data: unknown, { kind, key }: Subject): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${kind}-${key.replace(/\D/g, '')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Privacy requests: gives out or erases the data about a person. */
export function PrivacyPart() {
  const text = useWords(privacyWords);
  const [kind, setKind] = useState<Kind>('recipient');
  const [asking, setAsking] = useState(false);
  const finding = useMutation({
    mutationFn: async (subject: Subject) => ({ subject, data: await dataOf(subject) }),
  });
  const forgetting = useMutation({
    mutationFn: forget,
    onSuccess: () => {
      notify(text.forgotten);
      finding.reset();
      return cache.invalidateQueries();
    },
    onError: refused,
    onSettled: () => {
      setAsking(false);
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = new FormData(event.currentTarget).get('key') as string;
    finding.mutate({ kind, key: key.trim() });
  };
  const found = finding.data;
  return (
    <>
      <form className="card padded who-asks" onSubmit={send}>
        <SelectField
          label={text.who}
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as Kind);
            finding.reset();
          }}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {text.kinds[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          key={kind}
          name="key"
          required
          label={kind === 'recipient' ? text.phone : text.number}
          hint={kind === 'recipient' ? text.phoneHint : text.numberHint}
          inputMode={kind === 'recipient' ? 'tel' : 'numeric'}
          pattern={kind === 'recipient' ? undefined : '[0-9]+'}
        />
        <Button type="submit" icon="search" busy={finding.isPending}>
          {text.find}
        </Button>
      </form>
      {finding.error && (
        <p className="error" role="alert">
          <Icon name="alert" />
          {problemText(finding.error)}
        </p>
      )}
      {found && (
        <section className="card padded stack narrow" aria-label={text.found}>
          <h3>{text.found}</h3>
          <dl className="facts">
            {countsOf(found.data).map(([name, count]) => (
              <div key={name} className="key-line">
                <dt>{name}</dt>
                <dd>{text.entries(count)}</dd>
              </div>
            ))}
          </dl>
          <p className="row wrap">
            <Button
              kind="primary"
              onClick={() => {
                download(found.data, found.subject);
              }}
            >
              {text.give}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(true);
              }}
            >
              {text.forget}
            </Button>
          </p>
        </section>
      )}
      {asking && found && (
        <Confirm
          title={text.forgetTitle}
          action={text.forgetNow}
          busy={forgetting.isPending}
          close={() => {
            setAsking(false);
          }}
          confirm={() => {
            forgetting.mutate(found.subject);
          }}
        >
          {text.forgetLead}
        </Confirm>
      )}
    </>
  );
}
