import { useState } from 'react';
import { phoneText } from '../../ground/brazil.js';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { Icon } from '../../ground/ui/icon.js';
import { refused } from '../../ground/ui/toast.js';
import { usePlaces, type PlaceKind } from '../data/places.hook.js';
import { useAddPickup, useRemovePlace } from './store.hook.js';
import { storeWords as text } from '../words.js';

/** Customers that orders remembered, or the places where goods are collected. */
export function Book({ kind, mayChange }: { kind: PlaceKind; mayChange: boolean }) {
  const [search, setSearch] = useState('');
  const found = usePlaces(kind, search);
  const removing = useRemovePlace(kind);
  const customers = kind === 'recipients';
  return (
    <section className="box stack" aria-labelledby={kind}>
      <h2 id={kind}>{customers ? text.book : text.pickups}</h2>
      <p className="soft">{customers ? text.bookLead : text.pickupsLead}</p>
      {customers && (
        <TextField
          label={text.search}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {!found.isSuccess && <Unread of={found} lines={3} />}
      {found.data?.length === 0 && search === '' && <p>{customers ? text.noBook : text.noPickups}</p>}
      <ul className="lines">
        {found.data?.map(({ id, name, phone, address, complement, uses }) => (
          <li key={id} className="row">
            <span className="grow cut">
              <strong>{name}</strong>{' '}
              {phone !== null && <span className="soft number">{phoneText(phone)}</span>}
              <span className="soft cut" style={{ display: 'block' }}>
                {address} {complement} {customers && `· ${text.uses(uses)}`}
              </span>
            </span>
            {mayChange && (
              <Button
                kind="quiet"
                icon="trash"
                bare
                onClick={() => void removing.mutateAsync(id).catch(refused)}
              >
                {text.remove(name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!customers && mayChange && <NewPickup />}
    </section>
  );
}

function NewPickup() {
  const adding = useAddPickup();
  const form = useForm({ begin: { name: '', address: '' }, save: (body) => adding.mutateAsync(body) });
  return (
    <details>
      <summary>
        <Icon name="plus" /> {text.addPickup}
      </summary>
      <Form form={form}>
        <TextField label={text.pickupName} required autoComplete="off" {...form.field('name')} />
        <TextField label={text.address} required autoComplete="off" {...form.field('address')} />
        <p>
          <Button type="submit" busy={form.busy}>
            {text.add}
          </Button>
        </p>
      </Form>
    </details>
  );
}
