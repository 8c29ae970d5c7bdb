import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import type { FormOf } from '../../ground/form.js';
import type { TariffDraft } from './tariff-draft.rules.js';
import { priceWords as text } from '../words.js';

export interface DraftProps {
  form: FormOf<TariffDraft>;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

interface ForWhomProps extends DraftProps {
  vehicles: readonly Named[];
  categories: readonly (Named & { vehicleTypeId: number })[];
  merchants: readonly Named[];
}

/** Fields: the name, and the vehicle type, category and merchant a tariff applies to. */
export function ForWhom({ form, vehicles, categories, merchants }: ForWhomProps) {
  const options = (all: readonly Named[]) =>
    all.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <section className="stack">
      <h3 className="caption">{text.basics}</h3>
      <TextField label={text.name} maxLength={100} {...form.field('name')} />
      <div className="pair">
        <SelectField
          label={text.vehicle}
          {...form.field('vehicleTypeId')}
          onChange={({ target }) => form.set({ vehicleTypeId: target.value, categoryId: '' })}
        >
          {options(vehicles)}
        </SelectField>
        <SelectField label={text.category} {...form.field('categoryId')}>
          <option value="">{text.everyCategory}</option>
          {options(
            categories.filter(({ vehicleTypeId }) => String(vehicleTypeId) === form.values.vehicleTypeId),
          )}
        </SelectField>
        <SelectField label={text.merchant} {...form.field('merchantId')}>
          <option value="">{text.everyMerchant}</option>
          {options(merchants)}
        </SelectField>
      </div>
    </section>
  );
}

/** Fields: the period of validity, the courier's share, and the promise. */
export function RestFields({ form }: DraftProps) {
  return (
    <section className="stack">
      <h3 className="caption">{text.rest}</h3>
      <div className="pair">
        <TextField label={text.validFrom} type="date" {...form.field('validFrom')} />
        <TextField label={text.validUntil} type="date" {...form.field('validUntil')} />
        <TextField label={text.share} hint={text.shareHint} inputMode="decimal" {...form.field('share')} />
        <TextField
          label={text.promise}
          hint={text.promiseHint}
          inputMode="numeric"
          {...form.field('promise')}
        />
      </div>
      <Check label={text.activeField} {...form.check('active')} />
    </section>
  );
}
