import type { InputHTMLAttributes } from 'react';
import { Check, TextField } from '../../ground/ui/field.js';
import { DefaultFallbackField } from '../../ground/ui/fallback.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { notify } from '../../ground/ui/toast.js';
import { merchants } from '../data/merchants.query.js';
import { RecordDialog } from '../people/record-dialog.part.js';
import { changesOf } from '../people/record.rules.js';
import { useRecordForm } from '../people/record-form.hook.js';
import { draftOf, faultsOf, PLACES, recordOf, TEXTS } from './merchant-form.rules.js';
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
  const form = useRecordForm({
    begin: () => draftOf(merchant),
    faultsOf,
    passwordMin: PASSWORD_MIN.merchant,
    save: (draft, begun) => {
      const record = recordOf(draft);
      if (merchant) return merchants.change(merchant.id, changesOf(recordOf(begun), record));
      return merchants.create({ ...record, ...(ownerId !== undefined && { ownerId }) });
    },
    onSaved: (saved) => {
      keep(saved);
      notify(text.saved(saved.name));
      close(merchant ? undefined : saved.id);
    },
  });
  const { draft, change, errorAt } = form;
  const title = merchant
    ? text.editTitle(merchant.name)
    : ownerId === undefined
      ? text.create
      : text.newSubUser;
  return (
    <RecordDialog
      id="merchant"
      title={title}
      action={text.save}
      form={form}
      close={() => {
        close();
      }}
    >
      <div className="two">
        {TEXTS.map((field) => (
          <TextField
            key={field}
            {...INPUTS[field]}
            label={text.fields[field]}
            hint={field === 'password' && merchant ? text.passwordKept : undefined}
            error={errorAt(field)}
            value={draft.texts[field]}
            onChange={({ target }) => {
              change({ texts: { ...draft.texts, [field]: target.value } });
            }}
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
              error={errorAt(`address.${field}`)}
              inputMode={field === 'latitude' || field === 'longitude' ? 'decimal' : undefined}
              value={draft.places[field]}
              onChange={({ target }) => {
                change({ places: { ...draft.places, [field]: target.value } });
              }}
            />
          </div>
        ))}
      </fieldset>
      <div className="row wrap">
        {(['invoicingEnabled', 'chargesReturn'] as const).map((field) => (
          <Check
            key={field}
            label={text.fields[field]}
            checked={draft[field]}
            onChange={({ target }) => {
              change({ [field]: target.checked });
            }}
          />
        ))}
      </div>
      <TextField
        label={text.fields.courierNote}
        hint={text.courierNoteHint}
        value={draft.courierNote}
        onChange={({ target }) => {
          change({ courierNote: target.value });
        }}
      />
      <DefaultFallbackField
        value={draft.ifUndelivered}
        change={(ifUndelivered) => {
          change({ ifUndelivered });
        }}
      />
    </RecordDialog>
  );
}
