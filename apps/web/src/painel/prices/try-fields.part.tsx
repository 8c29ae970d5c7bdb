import type { DraftOf } from '../../ground/form-fields.js';
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
  form: DraftOf<TrialDraft>;
}

interface ChoiceFieldsProps extends TrialFieldsProps {
  vehicles: readonly VehicleType[];
  categories: readonly Category[];
  merchants: readonly { id: number; name: string }[];
}

/** Fields that decide which tariff applies. */
export function ChoiceFields({ form, vehicles, categories, merchants }: ChoiceFieldsProps) {
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
        {...form.field('vehicle')}
        onChange={({ target }) => form.set({ vehicle: target.value, category: '' })}
      >
        {options(vehicles)}
      </SelectField>
      <SelectField label={text.category} {...form.field('category')}>
        <option value="">{text.everyCategory}</option>
        {options(categories.filter(({ vehicleTypeId }) => String(vehicleTypeId) === form.values.vehicle))}
      </SelectField>
      <SelectField label={text.merchant} {...form.field('merchant')}>
        <option value="">{text.everyMerchant}</option>
        {options(merchants)}
      </SelectField>
    </div>
  );
}

export function AddressFields({ form }: TrialFieldsProps) {
  const { stops } = form.values;
  const text = tryWords;
  return (
    <>
      <TextField label={text.pickup} {...form.field('pickup')} />
      {stops.map((_, at) => (
        <div key={at} className="row end">
          <div className="grow">
            <TextField label={text.stop(at + 1)} {...form.field(`stops.${at}`)} />
          </div>
          {stops.length > 1 && (
            <Button
              kind="quiet"
              icon="close"
              bare
              onClick={() => form.set({ stops: stops.filter((__, other) => other !== at) })}
            >
              {text.removeStop(at + 1)}
            </Button>
          )}
        </div>
      ))}
    </>
  );
}
