import { sendChange } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { defaultFallback } from '../../base/fallback.rules.js';
import { Fields, RecordDialog } from '../../base/ui/record-form.js';
import { PASSWORD_MIN } from '../../base/password.rules.js';
import type { Merchant } from './merchants.hook.js';
import { merchantWords as text, recordFormWords } from '../words.js';

interface MerchantFormProps {
  /** Absent: a new merchant. */
  merchant?: Merchant;
  /** The account of a new sub-user. */
  ownerId?: number;
  /** Gets the id of a new merchant. */
  close?: (created?: number) => void;
}

const label = text.fields;
const least = PASSWORD_MIN.merchant;
const STREET = ['postalCode', 'street', 'number', 'complement', 'district', 'city', 'state'] as const;

const MERCHANT = c.record({
  name: c.field(label.name, c.needed),
  phone: c.field(label.phone, c.needed, { type: 'tel', inputMode: 'tel' }),
  email: c.field(label.email, c.optionalText, { type: 'email' }),
  password: c.field(
    label.password,
    c.optional(c.saying(recordFormWords.shortPassword(least), c.secret(least))),
  ),
  ...c.fields(label, ['legalName', 'externalId', 'contractNumber'], c.optionalText),
  document: c.field(label.document, c.optional(c.digits)),
  address: c.optional(
    c.record({
      ...c.fields(text.places, STREET, c.optionalText),
      ...c.fields(text.places, ['latitude', 'longitude'], c.optional(c.decimal(-180, 180, 15))),
    }),
  ),
  ...c.fields(label, ['invoicingEnabled', 'chargesReturn'], c.flag),
  courierNote: c.field(label.courierNote, c.optionalText, { hint: text.courierNoteHint }),
  minimumAge: c.field(label.minimumAge, c.optional(c.whole(1, 99)), {
    hint: text.minimumAgeHint,
    maxLength: 2,
  }),
  ifUndelivered: defaultFallback,
});
const CPF_DIGITS = 11;

const kindOf = (document: string) => (document.length > CPF_DIGITS ? ('CNPJ' as const) : ('CPF' as const));

/** The length tells the kind of a document; an empty password is none, or stays as it is. */
function bodyOf<R extends { document?: string | null; password?: string | null }>({ password, ...body }: R) {
  const { document }: { document?: string | null | undefined } = body;
  return {
    ...body,
    ...(password && { password }),
    ...(document !== undefined && { documentKind: document === null ? null : kindOf(document) }),
  };
}

export function MerchantForm({ merchant, ownerId, close }: MerchantFormProps) {
  const created = ownerId === undefined ? text.create : text.newSubUser;
  return (
    <RecordDialog
      wide
      codec={MERCHANT}
      begin={() => merchant ?? {}}
      title={merchant ? text.editTitle(merchant.name) : created}
      missing={recordFormWords.needed}
      save={(record, changes): Promise<Merchant> =>
        merchant
          ? sendChange('PATCH /api/admin/merchants/{id}', { id: merchant.id, ...bodyOf(changes) })
          : sendChange('POST /api/admin/merchants', {
              ...bodyOf(record),
              ...(ownerId !== undefined && { ownerId }),
            })
      }
      success={({ name }) => text.saved(name)}
      saved={({ id }) => close?.(id)}
      close={close}
    >
      {(form) => (
        <>
          <div className="two">
            <Fields form={form} of={['name', 'phone', 'email']} />
            <Fields form={form} of={['password']} hint={merchant && text.passwordKept} />
            <Fields form={form} of={['legalName', 'document', 'externalId', 'contractNumber']} />
          </div>
          <fieldset className="frame pair">
            <legend>{label.address}</legend>
            <p className="soft">{text.addressLead}</p>
            <Fields form={form} of={['address']} />
          </fieldset>
          <Fields form={form} of={['invoicingEnabled', 'chargesReturn']} className="row wrap" />
          <Fields form={form} of={['courierNote', 'minimumAge', 'ifUndelivered']} />
        </>
      )}
    </RecordDialog>
  );
}
