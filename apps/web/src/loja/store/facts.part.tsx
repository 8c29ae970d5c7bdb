import { useState, type SubmitEvent } from 'react';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { phoneText } from '../../ground/brazil.js';
import { formText } from '../../ground/form-text.js';
import { Button } from '../../ground/ui/button.js';
import { defaultOf } from '../../ground/fallback.rules.js';
import { DefaultFallbackField } from '../../ground/ui/fallback.js';
import { TextField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { appWords as app, storeWords as text } from '../words.js';
import { useChangeAccount, type Account } from './store.hook.js';

const PARTS = ['number', 'complement', 'district', 'city', 'state', 'postalCode'] as const;
const ADDRESS = ['street', ...PARTS] as const;

type Address = Readonly<Record<(typeof PARTS)[number], string | null>> & { readonly street: string };

/** As it is written in the form, and whether it is another than the stored one. */
function addressOf(form: FormData, { address: before }: Account): { written: Address; changed: boolean } {
  const texts = Object.fromEntries(
    PARTS.map((part) => [part, formText(form, part) === '' ? null : formText(form, part)]),
  ) as Omit<Address, 'street'>;
  const written = { ...texts, street: formText(form, 'street') };
  const changed = ADDRESS.some((part) => (written[part] ?? '') !== (before?.[part] ?? ''));
  return { written, changed };
}

/** Name, phone and the address where goods are collected; an address that no map knows is refused. */
export function Facts({ account }: { account: Account }) {
  const changing = useChangeAccount();
  const [streetless, setStreetless] = useState(false);
  const { address } = account;
  const unknown = fieldText(changing.error, 'address.street');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { written, changed } = addressOf(form, account);
    setStreetless(changed && written.street === '');
    if (changed && written.street === '') {
      event.currentTarget.querySelector<HTMLInputElement>('[name=street]')?.focus();
      return;
    }
    const note = formText(form, 'courierNote');
    const body = {
      name: formText(form, 'name'),
      phone: formText(form, 'phone'),
      courierNote: note === '' ? null : note,
      ifUndelivered: defaultOf(formText(form, 'ifUndelivered')),
      ...(changed && { address: written }),
    };
    changing.mutate(body, {
      onSuccess: () => {
        notify(app.saved);
      },
    });
  };
  return (
    <section className="box stack" aria-labelledby="facts">
      <h2 id="facts">{text.facts}</h2>
      <form className="stack" onSubmit={send}>
        <div className="two">
          <TextField label={text.name} name="name" required defaultValue={account.name} />
          <TextField
            label={text.phone}
            name="phone"
            type="tel"
            required
            defaultValue={phoneText(account.phone)}
          />
        </div>
        <TextField
          label={text.street}
          name="street"
          error={streetless ? text.noStreet : unknown}
          defaultValue={address?.street ?? ''}
        />
        <div className="two">
          {PARTS.map((part) => (
            <TextField key={part} label={text[part]} name={part} defaultValue={address?.[part] ?? ''} />
          ))}
        </div>
        <TextField
          label={text.courierNote}
          hint={text.courierNoteHint}
          name="courierNote"
          defaultValue={account.courierNote ?? ''}
        />
        <DefaultFallbackField name="ifUndelivered" value={account.ifUndelivered} />
        {changing.error && unknown === undefined && (
          <p className="notice bad" role="alert">
            {problemText(changing.error)}
          </p>
        )}
        <p>
          <Button kind="primary" type="submit" busy={changing.isPending}>
            {app.save}
          </Button>
        </p>
      </form>
    </section>
  );
}
