import type { InputHTMLAttributes } from 'react';
import { call } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { DefaultFallbackField } from '../../ground/ui/fallback.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { notify } from '../../ground/ui/toast.js';
import { changesOf, recordFaults } from '../people/record.rules.js';
import { draftOf, PLACES, recordOf, TEXTS } from './merchant-form.rules.js';
import { keep } from './merchants.hook.js';
import type { Merchant } from './merchants.rules.js';
import { merchantWords as text } from '../words.js';

interface MerchantFormProps {
  /** The record to edit; absent: a new merchant. */
  merchant?: Merchant;
  /** The account of a new sub-user. */
  ownerId?: number;
  close: (created?: number) => void;
}

const INPUTS: Partial<Record<(typeof TEXTS)[number], InputHTMLAttributes<HTMLInputElement>>> = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email' },
  password: { type: 'password', autoComplete: 'new-password' },
  document: { inputMode: 'numeric' },
};

/** The form of a merchant's record. Refused fields show their message and keep what was typed. */
export function MerchantForm({ merchant, ownerId, close }: MerchantFormProps) {
  const form = useForm({
    begin: () => draftOf(merchant),
    // An empty password is none, or stays as it is.
    faults: (draft) => recordFaults(draft, draft.password === '' ? 0 : PASSWORD_MIN.merchant),
    save: (draft, _, begun): Promise<Merchant> => {
      const record = recordOf(draft);
      if (merchant)
        return call('PATCH /api/admin/merchants/{id}', {
          id: merchant.id,
          ...changesOf(recordOf(begun), record),
        });
      return call('POST /api/admin/merchants', { ...record, ...(ownerId !== undefined && { ownerId }) });
    },
    saved: (saved) => {
      keep();
      notify(text.saved(saved.name));
      close(merchant ? undefined : saved.id);
    },
  });
  const title = merchant
    ? text.editTitle(merchant.name)
    : ownerId === undefined
      ? text.create
      : text.newSubUser;
  return (
    <FormDialog wide title={title} action={text.save} form={form} close={() => close()}>
      <div className="two">
        {TEXTS.map((field) => (
          <TextField
            key={field}
            {...INPUTS[field]}
            label={text.fields[field]}
            hint={field === 'password' && merchant ? text.passwordKept : undefined}
            {...form.field(field)}
          />
        ))}
      </div>
      <fieldset className="frame pair">
        <legend>{text.fields.address}</legend>
        <p className="soft">{text.addressLead}</p>
        {PLACES.map((field) => (
          <div key={field} className={`of-${field}`}>
            <TextField
              label={text.places[field]}
              inputMode={field === 'latitude' || field === 'longitude' ? 'decimal' : undefined}
              {...form.field(`address.${field}`)}
            />
          </div>
        ))}
      </fieldset>
      <div className="row wrap">
        {(['invoicingEnabled', 'chargesReturn'] as const).map((field) => (
          <Check key={field} label={text.fields[field]} {...form.check(field)} />
        ))}
      </div>
      <TextField label={text.fields.courierNote} hint={text.courierNoteHint} {...form.field('courierNote')} />
      <TextField
        label={text.fields.minimumAge}
        hint={text.minimumAgeHint}
        inputMode="numeric"
        maxLength={2}
        {...form.field('minimumAge')}
      />
      <DefaultFallbackField
        value={form.values.ifUndelivered}
        change={(ifUndelivered) => form.set({ ifUndelivered })}
      />
    </FormDialog>
  );
}
