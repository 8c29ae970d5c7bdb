import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write, sendChange } from '../../ground/api/client.js';
import { phoneText } from '../../ground/brazil.js';
import { useForm } from '../../ground/form.js';
import { useOpen } from '../../ground/open.js';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Icon } from '../../ground/ui/icon.js';
import { usePlaces, type PlaceKind } from '../data/places.hook.js';
import { storeWords as text } from '../words.js';

/** Where else goods are collected. */
export function Pickups() {
  return (
    <section className="box stack" aria-labelledby="pickups">
      <h2 id="pickups">{text.pickups}</h2>
      <p className="soft">{text.pickupsLead}</p>
      <Places kind="pickups" search="" mayChange />
      <NewPickup />
    </section>
  );
}

/** Customers that orders remembered, folded until somebody looks for one. */
export function Customers({ mayChange }: { mayChange: boolean }) {
  const [search, setSearch] = useState('');
  const opened = useOpen();
  return (
    <section className="box stack" aria-labelledby="recipients">
      <h2 id="recipients">{text.book}</h2>
      <p className="soft">{text.bookLead}</p>
      <details onToggle={({ currentTarget }) => (currentTarget.open ? opened.open() : opened.close())}>
        <summary>
          <Icon name="down" /> {text.showBook}
        </summary>
        <div className="stack">
          <TextField
            label={text.search}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {opened.is && <Places kind="recipients" search={search} mayChange={mayChange} />}
        </div>
      </details>
    </section>
  );
}

function Places({ kind, search, mayChange }: { kind: PlaceKind; search: string; mayChange: boolean }) {
  const found = usePlaces(kind, search);
  const removing = useMutation(write(`DELETE /api/merchant/${kind}/{id}`));
  const customers = kind === 'recipients';
  if (!found.isSuccess) return <Unread of={found} lines={3} />;
  if (found.data.length === 0 && search === '') return <p>{customers ? text.noBook : text.noPickups}</p>;
  return (
    <ul className="lines">
      {found.data.map(({ id, name, phone, address, complement, uses }) => (
        <li key={id} className="row">
          <span className="grow cut">
            <strong>{name}</strong>{' '}
            {phone !== null && <span className="soft number">{phoneText(phone)}</span>}
            <span className="soft cut block">
              {address} {complement} {customers && `· ${text.uses(uses)}`}
            </span>
          </span>
          {mayChange && (
            <Button kind="quiet" icon="trash" bare onClick={() => removing.mutate({ id })}>
              {text.remove(name)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function NewPickup() {
  const form = useForm({
    begin: { name: '', address: '' },
    save: (body) => sendChange('POST /api/merchant/pickups', body, '/api/merchant/recipients'),
  });
  return (
    <details>
      <summary>
        <Icon name="plus" /> {text.addPickup}
      </summary>
      <Form form={form}>
        <TextField label={text.pickupName} required autoComplete="off" {...form.field('name')} />
        <TextField label={text.address} required autoComplete="off" {...form.field('address')} />
        <p>
          <Submit form={form} kind="plain">
            {text.add}
          </Submit>
        </p>
      </Form>
    </details>
  );
}
