import { useState } from 'react';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { usePlaces, type Place } from '../data/places.hook.js';
import { isCollectable, type DraftStop } from './draft.rules.js';
import { useSettled } from '../../ground/settled.js';
import { deliverWords as text } from '../words.js';

interface StopFieldsProps {
  at: number;
  alone: boolean;
  stop: DraftStop;
  error: string | undefined;
  change: (changes: Partial<DraftStop>) => void;
  remove: () => void;
}

const SHOWN = 5;
const PAUSE_MS = 200;

/** Whom a stop is for. A known customer fills all of it. */
export function StopFields({ at, alone, stop, error, change, remove }: StopFieldsProps) {
  return (
    <fieldset className="stack stop-fields">
      <legend className={alone ? 'sr' : 'row'}>
        <span className="grow">{text.stop(at + 1)}</span>
        {!alone && (
          <Button kind="quiet" icon="trash" bare onClick={remove}>
            {text.removeStop(at + 1)}
          </Button>
        )}
      </legend>
      <CustomerField stop={stop} change={change} />
      <TextField
        label={text.address}
        error={error}
        autoComplete="off"
        required
        value={stop.address}
        onChange={({ target }) => {
          change({ address: target.value, point: null });
        }}
      />
      <TextField
        label={text.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={stop.phone}
        onChange={({ target }) => {
          change({ phone: target.value });
        }}
      />
      <details>
        <summary>
          <Icon name="down" /> {text.complement}, {text.instructions.toLowerCase()}
        </summary>
        <div className="stack">
          <TextField
            label={text.complement}
            autoComplete="off"
            value={stop.complement}
            onChange={({ target }) => {
              change({ complement: target.value });
            }}
          />
          <TextField
            label={text.instructions}
            autoComplete="off"
            value={stop.instructions}
            onChange={({ target }) => {
              change({ instructions: target.value });
            }}
          />
          <TextField
            label={text.collect}
            hint={text.collectHint}
            error={isCollectable(stop) ? undefined : text.notAmount}
            inputMode="decimal"
            autoComplete="off"
            value={stop.collect}
            onChange={({ target }) => {
              change({ collect: target.value });
            }}
          />
        </div>
      </details>
    </fieldset>
  );
}

function CustomerField({ stop, change }: Pick<StopFieldsProps, 'stop' | 'change'>) {
  const [open, setOpen] = useState(false);
  const search = useSettled(stop.name.trim(), PAUSE_MS);
  const found = usePlaces('recipients', search, open).data?.slice(0, SHOWN) ?? [];
  const take = ({ name, phone, address, complement, instructions, latitude, longitude }: Place) => {
    const point = latitude === null || longitude === null ? null : { latitude, longitude };
    change({
      name,
      phone: phone ?? '',
      address,
      complement: complement ?? '',
      instructions: instructions ?? '',
      point,
    });
    setOpen(false);
  };
  return (
    <div
      className="known-customers"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <TextField
        label={text.name}
        autoComplete="off"
        value={stop.name}
        onFocus={() => {
          setOpen(true);
        }}
        onChange={({ target }) => {
          setOpen(true);
          change({ name: target.value });
        }}
      />
      {open && found.length > 0 && (
        <ul aria-label={text.known}>
          {found.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                className="choice"
                onClick={() => {
                  take(place);
                }}
              >
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
