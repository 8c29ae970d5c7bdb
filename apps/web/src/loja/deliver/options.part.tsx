import type { DraftOf } from '../../base/form-fields.js';
import { money } from '../../base/money.js';
import { Check, SelectField, TextField } from '../../base/ui/field.js';
import { FallbackFields } from '../../base/ui/fallback.js';
import { Icon } from '../../base/ui/icon.js';
import type { Place, useOffering } from '../data/places.hook.js';
import type { Draft } from './draft.rules.js';
import type { Payment } from '../data/status.rules.js';
import { deliverWords as text } from '../words.js';

interface OptionsProps {
  form: DraftOf<Draft>;
  payments: readonly Payment[];
  payment: Payment;
  balanceCents: number | null;
  vehicles: NonNullable<ReturnType<typeof useOffering>['data']>;
  pickups: readonly Place[];
}

/** How a delivery is paid, and what seldom differs. */
export function Options({ form, payments, payment, balanceCents, vehicles, pickups }: OptionsProps) {
  const draft = form.values;
  const [first] = vehicles;
  const flags = {
    needsReturn: text.back,
    needsProof: text.proof,
    adultsOnly: text.adultsOnly,
    waitsForReady: text.ready,
  };
  const name = (one: Payment) =>
    one === 'wallet'
      ? text.payments.wallet(balanceCents === null ? '…' : money(balanceCents))
      : text.payments[one];
  return (
    <>
      <SelectField
        label={text.payment}
        value={payment}
        onChange={({ target }) => form.set({ payment: target.value as Payment })}
        options={payments.map((one) => [one, name(one)])}
      />
      <details>
        <summary>
          <Icon name="down" /> {text.more}
        </summary>
        <div className="stack">
          <SelectField
            label={text.vehicle}
            {...form.field('vehicleTypeId')}
            value={draft.vehicleTypeId === '' ? String(first?.id ?? '') : draft.vehicleTypeId}
            options={vehicles.map((vehicle) => [vehicle.id, vehicle.name])}
          />
          {pickups.length > 0 && (
            <SelectField
              label={text.pickup}
              {...form.field('pickup')}
              options={pickups.map((place) => [place.id, place.name])}
            >
              <option value="">{text.ownAddress}</option>
            </SelectField>
          )}
          <TextField label={text.schedule} type="datetime-local" {...form.field('schedule')} />
          <TextField label={text.external} autoComplete="off" {...form.field('externalId')} />
          {draft.kind === 'delivery' && <FallbackFields form={form} />}
          {(['needsReturn', 'needsProof', 'adultsOnly', 'waitsForReady'] as const).map((flag) => (
            <Check key={flag} label={flags[flag]} {...form.check(flag)} />
          ))}
        </div>
      </details>
    </>
  );
}
