import { useState } from 'react';
import { sendChange, useRead } from '../../base/api/client.js';
import { goQuery } from '../../base/router.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Dialog, useClose } from '../../base/ui/dialog.js';
import { Empty, Unread } from '../../base/ui/empty.js';
import { Grid } from '../../desk/ui/layout.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import * as c from '../../base/codec.js';
import { fold } from '../../desk/names.js';
import { toggled } from '../../desk/toggled.js';
import { Check, TextField } from '../../base/ui/field.js';
import { RecordDialog } from '../../base/ui/record-form.js';
import type { Fleet } from './couriers.hook.js';
import { courierWords as text, recordFormWords } from '../words.js';
import { useEveryCourier } from '../people/names.hook.js';

export function FleetList({ mayWrite }: { mayWrite: boolean }) {
  const fleets = useRead('/api/admin/fleets', {}, { staleTime: 60_000 });
  const edit = (fleet?: Fleet) => showDialog(<FleetForm fleet={fleet} />);
  const create = mayWrite && (
    <Button icon="plus" kind="primary" onClick={() => edit()}>
      {text.newFleet}
    </Button>
  );
  if (!fleets.isSuccess) return <Unread of={fleets} lines={6} />;
  const { items } = fleets.data;
  return (
    <div className="screen-page">
      {items.length === 0 ? (
        <Empty icon="people" title={text.noFleets} action={create} lead={text.noFleetsLead} />
      ) : (
        <>
          <p className="row">
            <span className="grow soft">{text.fleetsLead}</span>
            {create}
          </p>
          <Grid least={340}>
            {items.map((fleet) => (
              <li key={fleet.id} className="card padded column g8" data-fleet={fleet.name}>
                <h2>{fleet.name}</h2>
                {fleet.description !== null && <p className="soft">{fleet.description}</p>}
                <p className="grow">{text.members(fleet.couriers)}</p>
                <div className="row wrap">
                  <Button onClick={() => goQuery({ parte: null, frota: String(fleet.id), situacao: 'all' })}>
                    {text.seeFleet}
                  </Button>
                  {mayWrite && (
                    <>
                      <Button onClick={() => showDialog(<MembersDialog fleet={fleet} />)}>
                        {text.chooseMembers}
                      </Button>
                      <Button kind="quiet" onClick={() => edit(fleet)}>
                        {text.edit}
                      </Button>
                      <Act
                        kind="quiet"
                        of="DELETE /api/admin/fleets/{id}"
                        by={fleet}
                        also={['/api/admin/couriers']}
                        ask={{
                          title: text.removeFleet(fleet.name),
                          lead: text.removeFleetLead(fleet.couriers),
                          action: text.remove,
                        }}
                        success={text.fleetRemoved(fleet.name)}
                      >
                        {text.remove}
                      </Act>
                    </>
                  )}
                </div>
              </li>
            ))}
          </Grid>
        </>
      )}
    </div>
  );
}

const FLEET = c.record({
  name: c.field(text.fields.name, c.needed),
  description: c.field(text.fleetDescription, c.optionalText),
});

function FleetForm({ fleet }: { fleet: Fleet | undefined }) {
  const also = '/api/admin/couriers';
  return (
    <RecordDialog
      codec={FLEET}
      begin={fleet ?? {}}
      title={fleet ? text.editTitle(fleet.name) : text.newFleet}
      missing={recordFormWords.needed}
      save={(body) =>
        fleet
          ? sendChange('PATCH /api/admin/fleets/{id}', { id: fleet.id, ...body }, also)
          : sendChange('POST /api/admin/fleets', body, also)
      }
      success={({ name }) => text.saved(name)}
    />
  );
}

function MembersDialog({ fleet }: { fleet: Fleet }) {
  const close = useClose();
  const couriers = useEveryCourier({ registration: 'active' });
  const [query, setQuery] = useState('');
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null);
  const all = couriers.data ?? [];
  const members = changed ?? new Set(all.filter(({ fleetId }) => fleetId === fleet.id).map(({ id }) => id));
  const shown = all.filter(({ name }) => fold(name).includes(fold(query)));
  return (
    <Dialog
      title={text.membersTitle(fleet.name)}
      actions={
        <>
          <span className="grow soft">{text.members(members.size)}</span>
          <Act
            kind="primary"
            disabled={!couriers.data}
            of="PUT /api/admin/fleets/{id}/couriers"
            by={{ id: fleet.id, courierIds: [...members] }}
            also={['/api/admin/couriers']}
            success={text.saved(fleet.name)}
            done={close}
          >
            {text.save}
          </Act>
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
                  onChange={() => setChanged(toggled(members, id))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
