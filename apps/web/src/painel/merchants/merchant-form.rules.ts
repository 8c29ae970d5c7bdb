import type { DefaultFallback } from '../../ground/fallback.rules.js';
import { addressOf, type Merchant } from './merchants.rules.js';
import { ageOf, textOrNull } from '../../ground/form-text.js';
import { typed } from '../people/record.rules.js';

export const TEXTS = [
  'name',
  'phone',
  'email',
  'password',
  'legalName',
  'document',
  'externalId',
  'contractNumber',
] as const;
export const PLACES = [
  'postalCode',
  'street',
  'number',
  'complement',
  'district',
  'city',
  'state',
  'latitude',
  'longitude',
] as const;

type Texts = Readonly<Record<(typeof TEXTS)[number], string>>;

/** The form as typed. */
interface Draft extends Texts {
  readonly address: Readonly<Record<(typeof PLACES)[number], string>>;
  readonly invoicingEnabled: boolean;
  readonly chargesReturn: boolean;
  readonly courierNote: string;
  readonly ifUndelivered: DefaultFallback | null;
  /** In years; empty: none. */
  readonly minimumAge: string;
}

const NO_TEXTS: Texts = {
  name: '',
  phone: '',
  email: '',
  password: '',
  legalName: '',
  document: '',
  externalId: '',
  contractNumber: '',
};

function textsOf(merchant: Merchant): Texts {
  return {
    name: merchant.name,
    phone: merchant.phone,
    email: typed(merchant.email),
    password: '',
    legalName: typed(merchant.legalName),
    document: typed(merchant.document),
    externalId: typed(merchant.externalId),
    contractNumber: typed(merchant.contractNumber),
  };
}

export function draftOf(merchant: Merchant | undefined): Draft {
  const address = addressOf({ address: merchant?.address ?? null });
  return {
    ...(merchant ? textsOf(merchant) : NO_TEXTS),
    address: {
      postalCode: typed(address.postalCode),
      street: typed(address.street),
      number: typed(address.number),
      complement: typed(address.complement),
      district: typed(address.district),
      city: typed(address.city),
      state: typed(address.state),
      latitude: typed(address.latitude),
      longitude: typed(address.longitude),
    },
    invoicingEnabled: merchant?.invoicingEnabled ?? false,
    chargesReturn: merchant?.chargesReturn ?? false,
    courierNote: merchant?.courierNote ?? '',
    ifUndelivered: merchant?.ifUndelivered ?? null,
    minimumAge: String(merchant?.minimumAge ?? ''),
  };
}

function degrees(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(value) ? null : value;
}

const CPF_DIGITS = 11;

/** The form as a body of the API; empty fields become null. */
export function recordOf({
  address,
  invoicingEnabled,
  chargesReturn,
  courierNote,
  ifUndelivered,
  minimumAge,
  ...texts
}: Draft) {
  const digits = texts.document.replace(/\D/g, '');
  const { latitude, longitude, ...street } = address;
  const empty = Object.values(address).every((text) => text.trim() === '');
  const kind = digits === '' ? null : digits.length <= CPF_DIGITS ? ('CPF' as const) : ('CNPJ' as const);
  return {
    name: texts.name.trim(),
    phone: texts.phone.trim(),
    email: textOrNull(texts.email),
    legalName: textOrNull(texts.legalName),
    documentKind: kind,
    document: digits === '' ? null : digits,
    externalId: textOrNull(texts.externalId),
    contractNumber: textOrNull(texts.contractNumber),
    address: empty
      ? null
      : {
          street: textOrNull(street.street),
          number: textOrNull(street.number),
          complement: textOrNull(street.complement),
          district: textOrNull(street.district),
          city: textOrNull(street.city),
          state: textOrNull(street.state),
          postalCode: textOrNull(street.postalCode),
          latitude: degrees(latitude),
          longitude: degrees(longitude),
        },
    invoicingEnabled,
    chargesReturn,
    courierNote: textOrNull(courierNote),
    ifUndelivered,
    minimumAge: ageOf(minimumAge),
    ...(texts.password !== '' && { password: texts.password }),
  };
}
