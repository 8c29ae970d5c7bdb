import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { cache } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { usePageUrl } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { privacy, type Subject } from '../data/privacy.query.js';
import { privacyWords as text } from '../words.js';

const KINDS = ['recipient', 'courier', 'merchant'] as const;
type Kind = (typeof KINDS)[number];

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
  // The number of a courier who asked in their app: the board's alert leads here.
  const asked = usePageUrl().query.get('entregador');
  const [kind, setKind] = useState<Kind>(asked === null ? 'recipient' : 'courier');
  const [asking, setAsking] = useState(false);
  const finding = useMutation({
    mutationFn: async (subject: Subject) => ({ subject, data: await privacy.read(subject) }),
  });
  const forgetting = useMutation({
    mutationFn: privacy.anonymise,
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
      <form className="card padded row wrap end" onSubmit={send}>
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
          defaultValue={kind === 'courier' ? (asked ?? '') : ''}
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
