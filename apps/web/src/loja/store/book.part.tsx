import { useState, type SubmitEvent } from 'react';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { phoneText } from '../../ground/brazil.js';
import { formText } from '../../ground/form-text.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { refused } from '../../ground/ui/toast.js';
import { usePlaces, type PlaceKind } from '../data/places.hook.js';
import { useAddPickup, useRemovePlace } from './store.hook.js';
import { storeWords as text } from '../words.js';

/** Customers that orders remembered, or the places where goods are collected. */
export function Book({ kind, mayChange }: { kind: PlaceKind; mayChange: boolean }) {
  const [search, setSearch] = useState('');
  const { data, error, refetch, isPending } = usePlaces(kind, search);
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
          onChange={({ target }) => {
            setSearch(target.value);
          }}
        />
      )}
      {error && <Failure error={error} again={refetch} />}
      {isPending && <Loading lines={3} />}
      {data?.length === 0 && search === '' && <p>{customers ? text.noBook : text.noPickups}</p>}
      <ul className="lines">
        {data?.map(({ id, name, phone, address, complement, uses }) => (
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
  const taken = fieldText(adding.error, 'name');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = event.currentTarget;
    const form = new FormData(page);
    adding.mutate(
      { name: formText(form, 'place'), address: formText(form, 'address') },
      {
        onSuccess: () => {
          page.reset();
        },
      },
    );
  };
  return (
    <details>
      <summary>
        <Icon name="plus" /> {text.addPickup}
      </summary>
      <form className="stack" onSubmit={send}>
        <TextField label={text.pickupName} name="place" required autoComplete="off" error={taken} />
        <TextField label={text.address} name="address" required autoComplete="off" />
        {adding.error && taken === undefined && (
          <p className="notice bad" role="alert">
            {problemText(adding.error)}
          </p>
        )}
        <p>
          <Button type="submit" busy={adding.isPending}>
            {text.add}
          </Button>
        </p>
      </form>
    </details>
  );
}
