import { money } from '../../ground/money.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { FallbackFields } from '../../ground/ui/fallback.js';
import { Icon } from '../../ground/ui/icon.js';
import type { Place, useOffering } from '../data/places.hook.js';
import type { Draft } from './draft.rules.js';
import type { Payment } from '../data/payment.rules.js';
import { deliverWords as text } from '../words.js';

interface OptionsProps {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  payments: readonly Payment[];
  payment: Payment;
  balanceCents: number | null;
  vehicles: NonNullable<ReturnType<typeof useOffering>['data']>;
  pickups: readonly Place[];
  /** What the server said of the goods that nobody takes. */
  fault: string | undefined;
}

/** How a delivery is paid, and what seldom differs. */
export function Options({
  draft,
  change,
  payments,
  payment,
  balanceCents,
  vehicles,
  pickups,
  fault,
}: OptionsProps) {
  const [first] = vehicles;
  const flags = {
    ...{ needsReturn: text.back, needsProof: text.proof },
    ...{ adultsOnly: text.adultsOnly, waitsForReady: text.ready },
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
        onChange={({ target }) => {
          change({ payment: target.value as Payment });
        }}
      >
        {payments.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </SelectField>
      <details>
        <summary>
          <Icon name="down" /> {text.more}
        </summary>
        <div className="stack">
          <SelectField
            label={text.vehicle}
            value={draft.vehicleTypeId === '' ? String(first?.id ?? '') : draft.vehicleTypeId}
            onChange={({ target }) => {
              change({ vehicleTypeId: target.value });
            }}
          >
            {vehicles.map((vehicle) => (
              <option key={vehicle.id} value={vehicle.id}>
                {vehicle.name}
              </option>
            ))}
          </SelectField>
          {pickups.length > 0 && (
            <SelectField
              label={text.pickup}
              value={draft.pickup}
              onChange={({ target }) => {
                change({ pickup: target.value });
              }}
            >
              <option value="">{text.ownAddress}</option>
              {pickups.map((place) => (
                <option key={place.id} value={place.id}>
                  {place.name}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            label={text.schedule}
            type="datetime-local"
            value={draft.schedule}
            onChange={({ target }) => {
              change({ schedule: target.value });
            }}
          />
          <TextField
            label={text.external}
            autoComplete="off"
            value={draft.externalId}
            onChange={({ target }) => {
              change({ externalId: target.value });
            }}
          />
          {draft.kind === 'delivery' && <FallbackFields draft={draft} change={change} error={fault} />}
          {(['needsReturn', 'needsProof', 'adultsOnly', 'waitsForReady'] as const).map((flag) => (
            <Check
              key={flag}
              label={flags[flag]}
              checked={draft[flag]}
              onChange={({ target }) => {
                change({ [flag]: target.checked });
              }}
            />
          ))}
        </div>
      </details>
    </>
  );
}
