import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendChange, write } from '../../ground/api/client.js';
import * as c from '../../ground/codec.js';
import { fold } from '../../ground/fold.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Fields } from '../../ground/ui/fields.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { useEveryCourier } from '../people/names.hook.js';
import type { Fleet } from './couriers.rules.js';
import { courierWords as text, recordFormWords } from '../words.js';

const FLEET = c.record({
  name: c.field(text.fleetName, c.needed),
  description: c.field(text.fleetDescription, c.optionalText),
});

export function FleetForm({ fleet, close }: { fleet: Fleet | undefined; close: () => void }) {
  const form = useRecordForm(FLEET, {
    begin: fleet ?? {},
    missing: recordFormWords.needed,
    save: (body) =>
      fleet
        ? sendChange('PATCH /api/admin/fleets/{id}', { id: fleet.id, ...body }, '/api/admin/couriers')
        : sendChange('POST /api/admin/fleets', body, '/api/admin/couriers'),
    saved: ({ name }) => {
      notify(text.saved(name));
      close();
    },
  });
  const title = fleet ? text.editTitle(fleet.name) : text.newFleet;
  return (
    <FormDialog form={form} title={title} action={text.save} close={close}>
      <Fields form={form} of={['name', 'description']} />
    </FormDialog>
  );
}

/** Replaces the members of a fleet. */
export function MembersDialog({ fleet, close }: { fleet: Fleet; close: () => void }) {
  const couriers = useEveryCourier({ registration: 'active' });
  const saving = useMutation(write('PUT /api/admin/fleets/{id}/couriers', { also: ['/api/admin/couriers'] }));
  const [query, setQuery] = useState('');
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null);
  const all = couriers.data ?? [];
  const members = changed ?? new Set(all.filter(({ fleetId }) => fleetId === fleet.id).map(({ id }) => id));
  const shown = all.filter(({ name }) => fold(name).includes(fold(query)));
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
            onClick={() =>
              saving.mutate(
                { id: fleet.id, courierIds: [...members] },
                {
                  onSuccess: () => {
                    notify(text.saved(fleet.name));
                    close();
                  },
                },
              )
            }
          >
            {text.save}
          </Button>
        </>
      }
    >
      {!couriers.isSuccess && <Unread of={couriers} />}
      {couriers.data && (
        <div className="stack">
          <TextField
            label={text.search}
            type="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <ul className="tall">
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
                  onChange={() => toggle(id)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
