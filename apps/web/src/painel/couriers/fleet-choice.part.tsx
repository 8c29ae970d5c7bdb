import { call, again } from '../../ground/api/client.js';
import { SelectField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { useCourierAct } from './couriers.hook.js';
import type { CourierRecord, Fleet } from './couriers.rules.js';
import { courierWords as text } from '../words.js';

/** The courier's fleet, or none; saved when chosen. */
export function FleetChoice({ courier, fleets }: { courier: CourierRecord; fleets: readonly Fleet[] }) {
  const choice = useCourierAct((fleetId: number | null) =>
    call('PATCH /api/admin/couriers/{id}', { id: courier.id, fleetId }),
  );
  const move = (fleetId: number | null, undo: boolean) =>
    choice.mutate(fleetId, {
      onSuccess: () => {
        void again('/api/admin/fleets');
        const before = courier.fleetId;
        notify(text.fleetChanged(courier.name), undo ? () => move(before, false) : undefined);
      },
    });
  return (
    <SelectField
      label={text.fleet}
      value={courier.fleetId ?? ''}
      disabled={choice.isPending}
      onChange={({ target }) => move(target.value === '' ? null : Number(target.value), true)}
      options={fleets.map(({ id, name }) => [id, name])}
    >
      <option value="">{text.noFleet}</option>
    </SelectField>
  );
}
