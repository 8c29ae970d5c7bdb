import { useQuery, useMutation } from '@tanstack/react-query';
import { read, write } from '../../ground/api/client.js';
import { goQuery } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Empty, Unread } from '../../ground/ui/empty.js';
import { Grid } from '../../ground/ui/layout.js';
import { notify } from '../../ground/ui/toast.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import type { Fleet } from './couriers.rules.js';
import { FleetForm, MembersDialog } from './fleet-dialogs.part.js';
import { courierWords as text } from '../words.js';

/** Fleets: groups of couriers such as a shift, a partner or a quarter. */
export function FleetList({ mayWrite }: { mayWrite: boolean }) {
  const fleets = useQuery({ ...read('/api/admin/fleets'), staleTime: 60_000 });
  const removal = useMutation(write('DELETE /api/admin/fleets/{id}', { also: ['/api/admin/couriers'] }));
  const edit = (fleet?: Fleet) => showDialog((close) => <FleetForm {...{ fleet, close }} />);
  const remove = async (fleet: Fleet) => {
    const { name, couriers } = fleet;
    const question = {
      title: text.removeFleet(name),
      lead: text.removeFleetLead(couriers),
      action: text.remove,
    };
    if (await confirm(question)) removal.mutate(fleet, { onSuccess: () => notify(text.fleetRemoved(name)) });
  };
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
        <Empty icon="people" title={text.noFleets} action={create}>
          {text.noFleetsLead}
        </Empty>
      ) : (
        <>
          <p className="row">
            <span className="grow soft">{text.fleetsLead}</span>
            {create}
          </p>
          <Grid as="ul" least={340}>
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
                      <Button
                        onClick={() => showDialog((close) => <MembersDialog fleet={fleet} close={close} />)}
                      >
                        {text.chooseMembers}
                      </Button>
                      <Button kind="quiet" onClick={() => edit(fleet)}>
                        {text.edit}
                      </Button>
                      <Button kind="quiet" onClick={() => remove(fleet)}>
                        {text.remove}
                      </Button>
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
