import { useOpen } from '../../base/open.js';
import type { DraftOf } from '../../base/form-fields.js';
import { lazy } from '../../base/lazy.js';
import type { PinMapProps } from '../../base/ui/pin-map.js';
import { AddressField, type FoundPlace } from '../../base/ui/address-field.js';
import { Button } from '../../base/ui/button.js';
import { TextField } from '../../base/ui/field.js';
import { Icon } from '../../base/ui/icon.js';
import { orderMap } from '../data/order-map.query.js';
import { suggestedAddresses, usePlaces, type Place } from '../data/places.hook.js';
import { isCollectable, type DraftStop } from './draft.rules.js';
import { useSettled } from '../../base/settled.js';
import { deliverWords as text } from '../words.js';

interface StopFieldsProps {
  index: number;
  form: DraftOf<DraftStop>;
  /** What was found of its address as it is written now; null: not known yet. */
  found: FoundPlace | null;
  /** null: it is the only stop. */
  remove: (() => void) | null;
}

const PinMap = lazy(async () => (await import('../../base/ui/pin-map.js')).PinMap);

const SHOWN = 5;
const PAUSE_MS = 200;

/** Recipient of a stop. A known customer fills all of it. */
export function StopFields({ index, form, found, remove }: StopFieldsProps) {
  return (
    <fieldset className="stack stop-fields">
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
        suggest={suggestedAddresses}
        Pin={StopPin}
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
  const take = ({ name, phone, address, complement, instructions, latitude, longitude }: Place) => {
    const point = latitude === null || longitude === null ? null : { latitude, longitude };
    form.set({
      name,
      phone: phone ?? '',
      address,
      complement: complement ?? '',
      instructions: instructions ?? '',
      point,
    });
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

function StopPin(props: PinMapProps) {
  return <PinMap {...props} source={orderMap} />;
}
