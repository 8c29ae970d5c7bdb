import { Button } from '../../ground/ui/button.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import type { Category, VehicleType } from './prices.hook.js';
import { priceWords, tryWords } from '../words.js';

/** The trial form as typed. */
export interface TrialDraft {
  readonly pickup: string;
  readonly stops: readonly string[];
  readonly needsReturn: boolean;
  /** Local time of the hub; empty: now. */
  readonly at: string;
  readonly vehicle: string;
  readonly category: string;
  readonly merchant: string;
}

interface TrialFieldsProps {
  asked: TrialDraft;
  change: (part: Partial<TrialDraft>) => void;
}

interface ChoiceFieldsProps extends TrialFieldsProps {
  vehicles: readonly VehicleType[];
  categories: readonly Category[];
  merchants: readonly { id: number; name: string }[];
}

/** Fields that decide which tariff applies. */
export function ChoiceFields({ asked, change, vehicles, categories, merchants }: ChoiceFieldsProps) {
  const text = priceWords;
  const options = (all: readonly { id: number; name: string }[]) =>
    all.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <div className="pair">
      <SelectField
        label={text.vehicle}
        value={asked.vehicle}
        onChange={({ target }) => {
          change({ vehicle: target.value, category: '' });
        }}
      >
        {options(vehicles)}
      </SelectField>
      <SelectField
        label={text.category}
        value={asked.category}
        onChange={({ target }) => {
          change({ category: target.value });
        }}
      >
        <option value="">{text.everyCategory}</option>
        {options(categories.filter(({ vehicleTypeId }) => String(vehicleTypeId) === asked.vehicle))}
      </SelectField>
      <SelectField
        label={text.merchant}
        value={asked.merchant}
        onChange={({ target }) => {
          change({ merchant: target.value });
        }}
      >
        <option value="">{text.everyMerchant}</option>
        {options(merchants)}
      </SelectField>
    </div>
  );
}

export function AddressFields({ asked: { pickup, stops }, change }: TrialFieldsProps) {
  const text = tryWords;
  return (
    <>
      <TextField
        label={text.pickup}
        value={pickup}
        onChange={({ target }) => {
          change({ pickup: target.value });
        }}
      />
      {stops.map((stop, at) => (
        <div key={at} className="row end">
          <div className="grow">
            <TextField
              label={text.stop(at + 1)}
              value={stop}
              onChange={({ target }) => {
                change({ stops: stops.map((one, other) => (other === at ? target.value : one)) });
              }}
            />
          </div>
          {stops.length > 1 && (
            <Button
              kind="quiet"
              icon="close"
              bare
              onClick={() => {
                change({ stops: stops.filter((_, other) => other !== at) });
              }}
            >
              {text.removeStop(at + 1)}
            </Button>
          )}
        </div>
      ))}
    </>
  );
}
