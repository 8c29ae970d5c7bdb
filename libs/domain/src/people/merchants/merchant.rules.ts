import {
  type Actor,
  DeclaredFields,
  DomainError,
  type FieldFacts,
  GONE,
  GONE_NUMBER,
  GONE_WORDS,
  isDocument,
  isEmail,
  normalEmail,
  onlyDigits,
  passwordProblem,
  PERSON_NAME,
  type TextOf,
} from '../../base/index.js';
import { Merchant, MERCHANT_STATUSES, type MerchantAddress, type NewMerchant } from './merchant.entity.js';
import { areOpeningHours } from './opening-hours.rules.js';

const MAX_PREPARATION_MINUTES = 240;

const isPreparation = (minutes: number) =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_PREPARATION_MINUTES;

/** A column of texts does not compile without its facts. */
type DeclaredField =
  TextOf<Merchant> | 'password' | 'preparationMinutes' | 'openingHours' | 'address' | 'extraData' | 'media';
type About = Pick<Partial<NewMerchant>, 'documentKind'> & { readonly by: Actor };

const FIELDS: Readonly<Record<DeclaredField, FieldFacts<About>>> = {
  name: PERSON_NAME,
  legalName: GONE_WORDS,
  email: { normal: normalEmail, valid: isEmail, ...GONE_WORDS, unique: 'merchants_hub_email_idx' },
  phone: { erased: `''`, mark: 'digits', shared: true },
  // The program of a hub may choose what its contract allows.
  password: {
    valid: (text: string, { by }) =>
      passwordProblem(by.kind === 'integration' ? 'contract' : 'merchant', text) ?? true,
  },
  passwordHash: { ...GONE, shared: true },
  externalId: GONE,
  contractNumber: { ...GONE, unique: 'merchants_hub_contract_idx' },
  status: { valid: (one: Merchant['status']) => MERCHANT_STATUSES.includes(one), erased: `'suspended'` },
  preparationMinutes: { valid: isPreparation },
  openingHours: { valid: areOpeningHours },
  documentKind: GONE,
  document: {
    normal: onlyDigits,
    ...GONE_NUMBER,
    unique: 'merchants_hub_document_idx',
    valid: (text: string, { documentKind: kind }) => !!kind && isDocument(kind, text),
  },
  address: { ...GONE, shared: true },
  paymentCodes: {},
  courierNote: GONE,
  ifUndelivered: {},
  extraData: GONE,
  media: { erased: `'[]'` },
  requestWebhookUrl: GONE,
  codeCallbackUrl: GONE,
};
export const MERCHANT_FIELDS = new DeclaredFields(FIELDS);

/** @throws required_value · invalid_value */
export function checkMerchant(input: Partial<NewMerchant>, by: Actor): void {
  const [fault] = MERCHANT_FIELDS.faults(input, { ...input, by });
  if (!fault) return;
  const { code, ...facts } = fault;
  throw new DomainError(code, facts);
}

/** @throws not_unique of the field whose unique index refused; other errors pass unchanged */
export function refuseTaken(error: unknown): never {
  const field = MERCHANT_FIELDS.refusedBy(error);
  throw field === undefined ? error : new DomainError('not_unique', { field }, { cause: error });
}

export type WrittenAddress = Omit<MerchantAddress, 'latitude' | 'longitude'>;

const PLACE_PARTS = [
  'street',
  'number',
  'district',
  'city',
  'state',
] as const satisfies (keyof WrittenAddress)[];

/** The text that an address is looked up by. */
export function addressWords(address: WrittenAddress): string {
  return PLACE_PARTS.map((part) => address[part])
    .filter((part) => part !== null)
    .join(', ');
}

/**
 * The written address with the point of the one before, when it names the same place: the point may have been
 * set by hand. null: it has to be looked up.
 */
export function atSamePoint(written: WrittenAddress, before: MerchantAddress | null): MerchantAddress | null {
  if (before === null || folded(written) !== folded(before)) return null;
  const { latitude, longitude } = before;
  return latitude === null || longitude === null ? null : { ...written, latitude, longitude };
}

function folded(address: WrittenAddress): string {
  return PLACE_PARTS.map((part) => (address[part] ?? '').trim().toLowerCase()).join('\n');
}

const INHERITED = [
  'serviceAreaId',
  'openingHours',
  'preparationMinutes',
  'ifUndelivered',
  'courierNote',
] as const satisfies (keyof Merchant)[];

/**
 * A sub-user with its shop's settings where it has none of its own. Of ages, and of the categories that name
 * ages, both hold.
 */
export function underShop(user: Merchant, shop: Merchant): Merchant {
  if (user.ownerId === null) return user;
  return Object.assign(new Merchant(), user, {
    ...Object.fromEntries(INHERITED.map((key) => [key, user[key] ?? shop[key]])),
    categoryIds: [...user.categoryIds, ...shop.categoryIds],
    minimumAge: Math.max(user.minimumAge ?? 0, shop.minimumAge ?? 0) || null,
  });
}
