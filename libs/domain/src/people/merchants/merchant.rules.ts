import { type Actor, DomainError, isDocument, onlyDigits, requirePassword } from '../../base/index.js';
import {
  Merchant,
  MERCHANT_STATUSES,
  type MerchantAddress,
  type NewMerchant,
  NO_RESTRICTIONS,
} from './merchant.entity.js';
import { checkOpeningHours } from './opening-hours.rules.js';

const MAX_PREPARATION_MINUTES = 240;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Values of a new merchant for fields that are absent. */
export function merchantDefaults(): Omit<
  Merchant,
  'id' | 'hubId' | 'name' | 'phone' | 'createdAt' | 'updatedAt'
> {
  return {
    ownerId: null,
    legalName: null,
    email: null,
    passwordHash: null,
    externalId: null,
    contractNumber: null,
    documentKind: null,
    document: null,
    invoicingEnabled: true,
    blockedAt: null,
    status: 'active',
    address: null,
    paymentCodes: [],
    categoryIds: [],
    serviceAreaId: null,
    chargesReturn: true,
    preparationMinutes: null,
    openingHours: null,
    courierNote: null,
    ifUndelivered: null,
    minimumAge: null,
    extraData: null,
    media: [],
    restrictions: NO_RESTRICTIONS,
    dayLimitCents: null,
    requestsEnabled: false,
    requestWebhookUrl: null,
    requestWebhookAcceptsAny2xx: false,
    acceptsMarketplaceRequests: false,
    codeCallbackUrl: null,
  };
}

/** `by`: the program of a hub may choose what its contract allows. @throws required_value · invalid_value */
export function checkMerchant(input: Partial<NewMerchant>, by: Actor): void {
  if (input.name?.trim() === '') throw new DomainError('required_value', { field: 'name' });
  if (input.email !== undefined && input.email !== null && !EMAIL.test(input.email)) {
    throw new DomainError('invalid_value', { field: 'email' });
  }
  checkPassword(input, by);
  if (input.status !== undefined && !MERCHANT_STATUSES.includes(input.status)) {
    throw new DomainError('invalid_value', { field: 'status' });
  }
  checkPreparation(input);
  if (input.openingHours !== undefined) checkOpeningHours(input.openingHours);
  checkDocument(input);
}

function checkPassword({ password }: Partial<NewMerchant>, { kind }: Actor): void {
  if (password !== undefined) requirePassword(kind === 'integration' ? 'contract' : 'merchant', password);
}

function checkPreparation({ preparationMinutes: minutes = null }: Partial<NewMerchant>): void {
  if (minutes !== null && !(Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_PREPARATION_MINUTES))
    throw new DomainError('invalid_value', { field: 'preparationMinutes' });
}

function checkDocument({ document, documentKind }: Partial<NewMerchant>): void {
  if (document === undefined || document === null) return;
  if (!documentKind || !isDocument(documentKind, document))
    throw new DomainError('invalid_value', { field: 'document' });
}

/** Texts as they are compared and stored: e-mail in lower case, documents as digits. */
export function normalized<T extends Partial<NewMerchant>>(input: T): T {
  const result = { ...input };
  if (typeof result.email === 'string') result.email = normalizeEmail(result.email);
  if (typeof result.document === 'string') result.document = onlyDigits(result.document);
  if (typeof result.name === 'string') result.name = result.name.trim();
  return result;
}

const UNIQUE_FIELDS: Record<string, string> = {
  merchants_hub_email_idx: 'email',
  merchants_hub_document_idx: 'document',
  merchants_hub_contract_idx: 'contractNumber',
};

/** Turns the violation of a unique index into `not_unique` with the field; other errors pass unchanged. */
export function asNotUnique(error: unknown): unknown {
  const cause = (error as { driverError?: unknown } | null)?.driverError ?? error;
  const field = UNIQUE_FIELDS[(cause as { constraint?: string } | null)?.constraint ?? ''];
  return field === undefined ? error : new DomainError('not_unique', { field }, { cause: error });
}

/** An address as its merchant writes it. */
export type WrittenAddress = Omit<MerchantAddress, 'latitude' | 'longitude'>;

/** The parts that an address is looked up by. */
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
 * The written address with the point of the one before, when it names the same place: the point may have been set by hand.
 * null: it has to be looked up.
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
 * A shop's user as its orders go: by what it has of its own, else by its shop's settings. Of ages, and of the categories that
 * name ages, those of both hold.
 */
export function underShop(user: Merchant, shop: Merchant): Merchant {
  if (user.ownerId === null) return user;
  return Object.assign(new Merchant(), user, {
    ...Object.fromEntries(INHERITED.map((key) => [key, user[key] ?? shop[key]])),
    categoryIds: [...user.categoryIds, ...shop.categoryIds],
    minimumAge: Math.max(user.minimumAge ?? 0, shop.minimumAge ?? 0) || null,
  });
}
