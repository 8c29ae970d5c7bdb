import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import type { TariffDraft } from './tariff-draft.rules.js';
import { priceWords as text } from '../words.js';

export interface DraftProps {
  draft: TariffDraft;
  change: (part: Partial<TariffDraft>) => void;
  faults: ReadonlySet<string>;
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
export function ForWhom({ draft, change, faults, vehicles, categories, merchants }: ForWhomProps) {
  const options = (all: readonly Named[]) =>
    all.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <section className="stack">
      <h3 className="caption">{text.basics}</h3>
      <TextField
        label={text.name}
        error={faults.has('taken') ? text.taken : faults.has('name') ? text.fault : undefined}
        maxLength={100}
        value={draft.name}
        onChange={({ target }) => {
          change({ name: target.value });
        }}
      />
      <div className="pair">
        <SelectField
          label={text.vehicle}
          error={faults.has('vehicleTypeId') ? text.fault : undefined}
          value={draft.vehicleTypeId}
          onChange={({ target }) => {
            change({ vehicleTypeId: target.value, categoryId: '' });
          }}
        >
          {options(vehicles)}
        </SelectField>
        <SelectField
          label={text.category}
          value={draft.categoryId}
          onChange={({ target }) => {
            change({ categoryId: target.value });
          }}
        >
          <option value="">{text.everyCategory}</option>
          {options(categories.filter(({ vehicleTypeId }) => String(vehicleTypeId) === draft.vehicleTypeId))}
        </SelectField>
        <SelectField
          label={text.merchant}
          value={draft.merchantId}
          onChange={({ target }) => {
            change({ merchantId: target.value });
          }}
        >
          <option value="">{text.everyMerchant}</option>
          {options(merchants)}
        </SelectField>
      </div>
    </section>
  );
}

/** Fields: the period of validity, the courier's share, and the promise. */
export function RestFields({ draft, change, faults }: DraftProps) {
  const dayField = (field: 'validFrom' | 'validUntil') => (
    <TextField
      label={text[field]}
      type="date"
      error={faults.has(field) ? text.fault : undefined}
      value={draft[field]}
      onChange={({ target }) => {
        change({ [field]: target.value });
      }}
    />
  );
  return (
    <section className="stack">
      <h3 className="caption">{text.rest}</h3>
      <div className="pair">
        {dayField('validFrom')}
        {dayField('validUntil')}
        <TextField
          label={text.share}
          hint={text.shareHint}
          inputMode="decimal"
          error={faults.has('share') ? text.fault : undefined}
          value={draft.share}
          onChange={({ target }) => {
            change({ share: target.value });
          }}
        />
        <TextField
          label={text.promise}
          hint={text.promiseHint}
          inputMode="numeric"
          error={faults.has('promise') ? text.fault : undefined}
          value={draft.promise}
          onChange={({ target }) => {
            change({ promise: target.value });
          }}
        />
      </div>
      <Check
        label={text.activeField}
        checked={draft.active}
        onChange={({ target }) => {
          change({ active: target.checked });
        }}
      />
    </section>
  );
}
