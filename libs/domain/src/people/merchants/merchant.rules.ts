import { type Actor, DomainError, isDocument, onlyDigits, requirePassword } from '../../base/index.js';
import type { NewMerchant } from './merchant.commands.js';
import { checkOpeningHours } from './opening-hours.rules.js';
import { MERCHANT_STATUSES, NO_RESTRICTIONS, type Merchant } from './merchant.entity.js';

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
