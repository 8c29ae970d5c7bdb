import { call, itemsOf } from '../../base/api/client.js';
import { useOpen } from '../../base/open.js';
import type { DraftOf } from '../../base/form-fields.js';
import { AddressField, type FoundPlace } from '../../base/ui/address-field.js';
import { Button } from '../../base/ui/button.js';
import { TextField, Check, SelectField } from '../../base/ui/field.js';
import { Icon } from '../../base/ui/icon.js';
import { orderMap } from '../data/order-map.query.js';
import { usePlaces, type Place, type useOffering } from '../data/places.hook.js';
import { isCollectable, stopAt, type DraftStop, type Draft } from './draft.rules.js';
import { useSettled } from '../../base/settled.js';
import { deliverWords as text } from '../words.js';
import { money } from '../../base/money.js';
import { FallbackFields } from '../../base/ui/fallback.js';
import type { Payment } from '../data/status.rules.js';

interface StopFieldsProps {
  index: number;
  form: DraftOf<DraftStop>;
  /** What was found for its address as it is written now; null: not known yet. */
  found: FoundPlace | null;
  /** null: it is the only stop. */
  remove: (() => void) | null;
}

const SHOWN = 5;
const PAUSE_MS = 200;

/** The fields of a stop's recipient. Choosing a known customer fills all of them. */
export function StopFields({ index, form, found, remove }: StopFieldsProps) {
  return (
    <fieldset className="stack">
      <legend className={remove ? 'row' : 'sr'}>
        <span className="grow">{text.stop(index + 1)}</span>
        {remove && (
          <Button kind="quiet" icon="trash" bare onClick={remove}>
            {text.removeStop(index + 1)}
          </Button>
        )}
      </legend>
      <CustomerField form={form} />
      <AddressField
        label={text.address}
        required
        value={form.values.address}
        error={form.errorAt('address')}
        found={found}
        write={form.set}
        suggest={(q) => call('/api/merchant/addresses', { q }).then(itemsOf)}
        source={orderMap}
      />
      <TextField label={text.phone} type="tel" inputMode="tel" autoComplete="off" {...form.field('phone')} />
      <details>
        <summary>
          <Icon name="down" /> {text.complement}, {text.instructions.toLowerCase()}
        </summary>
        <div className="stack">
          <TextField label={text.complement} autoComplete="off" {...form.field('complement')} />
          <TextField label={text.instructions} autoComplete="off" {...form.field('instructions')} />
          <TextField
            label={text.collect}
            hint={text.collectHint}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('collect')}
            error={isCollectable(form.values) ? undefined : text.notAmount}
          />
        </div>
      </details>
    </fieldset>
  );
}

function CustomerField({ form }: Pick<StopFieldsProps, 'form'>) {
  const searching = useOpen();
  const search = useSettled(form.values.name.trim(), PAUSE_MS);
  const found = usePlaces('recipients', search, searching.is).data?.slice(0, SHOWN) ?? [];
  const take = (place: Place) => {
    form.set(stopAt(place));
    searching.close();
  };
  return (
    <div
      className="known-customers"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) searching.close();
      }}
    >
      <TextField
        label={text.name}
        autoComplete="off"
        {...form.field('name')}
        onFocus={searching.open}
        onInput={searching.open}
      />
      {searching.is && found.length > 0 && (
        <ul aria-label={text.known}>
          {found.map((place) => (
            <li key={place.id}>
              <button type="button" className="choice" onClick={() => take(place)}>
                <span className="grow">
                  <strong className="block">{place.name}</strong>
                  <span className="soft cut block">{place.address}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OptionsProps {
  form: DraftOf<Draft>;
  payments: readonly Payment[];
  payment: Payment;
  balanceCents: number | null;
  vehicles: NonNullable<ReturnType<typeof useOffering>['data']>;
  pickups: readonly Place[];
}

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
              none={text.ownAddress}
              options={pickups.map((place) => [place.id, place.name])}
            />
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
