import { useState, type SubmitEvent } from 'react';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { plain } from '../../ground/ui/picker.js';
import { notify } from '../../ground/ui/toast.js';
import { recordFormWords } from '../people/words.js';
import type { Fleet } from './couriers.rules.js';
import { useActiveCouriers, useFleetSaving, useMembers } from './fleets.hook.js';
import { courierWords } from './words.js';

export function FleetForm({ fleet, close }: { fleet?: Fleet; close: () => void }) {
  const text = useWords(courierWords);
  const form = useWords(recordFormWords);
  const saving = useFleetSaving();
  const [name, setName] = useState(fleet?.name ?? '');
  const [description, setDescription] = useState(fleet?.description ?? '');
  const [tried, setTried] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '') return;
    saving.mutate(
      { id: fleet?.id ?? null, name, description },
      {
        onSuccess: () => {
          notify(text.saved(name.trim()));
          close();
        },
      },
    );
  };
  const missing = tried && name.trim() === '' ? form.needed : undefined;
  const said = fieldText(saving.error, 'name');
  return (
    <Dialog
      title={fleet ? text.editTitle(fleet.name) : text.newFleet}
      close={close}
      actions={
        <Button kind="primary" type="submit" form="fleet" busy={saving.isPending}>
          {text.save}
        </Button>
      }
    >
      <form id="fleet" className="stack" onSubmit={send} noValidate>
        <TextField
          label={text.fleetName}
          value={name}
          error={missing ?? said}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <TextField
          label={text.fleetDescription}
          value={description}
          onChange={({ target }) => {
            setDescription(target.value);
          }}
        />
        {saving.error && said === undefined && (
          <p className="error" role="alert">
            {problemText(saving.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Replaces the members of a fleet. */
export function MembersDialog({ fleet, close }: { fleet: Fleet; close: () => void }) {
  const text = useWords(courierWords);
  const couriers = useActiveCouriers();
  const saving = useMembers();
  const [query, setQuery] = useState('');
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null);
  const all = couriers.data ?? [];
  const members = changed ?? new Set(all.filter(({ fleetId }) => fleetId === fleet.id).map(({ id }) => id));
  const shown = all.filter(({ name }) => plain(name).includes(plain(query)));
  const toggle = (id: number) => {
    const next = new Set(members);
    if (!next.delete(id)) next.add(id);
    setChanged(next);
  };
  return (
    <Dialog
      title={text.membersTitle(fleet.name)}
      close={close}
      actions={
        <>
          <span className="grow soft">{text.members(members.size)}</span>
          <Button
            kind="primary"
            busy={saving.isPending}
            disabled={!couriers.data}
            onClick={() => {
              saving.mutate(
                { id: fleet.id, courierIds: [...members] },
                {
                  onSuccess: () => {
                    notify(text.saved(fleet.name));
                    close();
                  },
                },
              );
            }}
          >
            {text.save}
          </Button>
        </>
      }
    >
      {couriers.isPending && <Loading />}
      {couriers.error && <Failure error={couriers.error} again={couriers.refetch} />}
      {couriers.data && (
        <div className="stack">
          <TextField
            label={text.search}
            type="search"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
            }}
          />
          <ul className="member-list">
            {shown.map(({ id, name, fleetId }) => (
              <li key={id}>
                <Check
                  label={
                    <>
                      {name}
                      {fleetId !== null && fleetId !== fleet.id && (
                        <span className="soft"> {text.fromOther}</span>
                      )}
                    </>
                  }
                  checked={members.has(id)}
                  onChange={() => {
                    toggle(id);
                  }}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
