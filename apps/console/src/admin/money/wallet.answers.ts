import { ORDER_STATUSES, Payment, PAYMENT_DECISIONS, PAYMENT_OUTCOMES } from '#domain';
import { z } from 'zod';
import {
  centsAnswer,
  countAnswer,
  instantAnswer,
  optionalInstantAnswer,
  pageOf,
  recordOf,
  textAnswer,
} from '../../docs/record.schemas.js';
import { ENTRY_KINDS, ENTRY_OPERATIONS, ENTRY_STATUSES } from '../../vocabulary/wallet-entry.vocabulary.js';

const entryMembers = {
  id: z.int(),
  uuid: z.uuid(),
  operation: z.enum(Object.values(ENTRY_OPERATIONS)),
  kind: z.enum(Object.values(ENTRY_KINDS)),
  amountCents: centsAnswer,
  description: z.string(),
  status: z.enum(Object.values(ENTRY_STATUSES)),
  externalId: textAnswer,
  paymentMethod: textAnswer,
  orderId: z.int().nullable(),
  referenceId: z.int().nullable(),
  createdAt: instantAnswer,
};
export const walletEntryAnswer = z.strictObject(entryMembers);
export const postingAnswer = z.strictObject({
  ...entryMembers,
  balanceCents: centsAnswer,
  duplicated: z.boolean(),
});
export const topUpAnswer = postingAnswer.extend({ feeCents: centsAnswer });
const owner = z.strictObject({
  kind: z.enum(['merchant', 'courier']),
  id: z.int(),
  name: z.string(),
  phone: textAnswer,
  /** The Pix key for payments to the courier. */
  pixKey: textAnswer,
});
const paymentMembers = recordOf(Payment, {
  outcome: z.enum(PAYMENT_OUTCOMES),
  decision: z.enum(PAYMENT_DECISIONS).nullable(),
});
export const paymentAnswer = z.strictObject(paymentMembers);
export const listedPaymentAnswer = z.strictObject({
  ...paymentMembers,
  /** The order of the payment; null: it was deleted. */
  order: z
    .strictObject({
      id: z.int(),
      publicId: z.string(),
      status: z.enum(ORDER_STATUSES),
      paymentStatus: textAnswer,
      totalCents: centsAnswer,
      merchant: z.string(),
    })
    .nullable(),
});

export const walletStatementAnswer = pageOf(walletEntryAnswer).extend({ balanceCents: centsAnswer });
export const withdrawalAnswer = z.strictObject({ ...entryMembers, owner });
/** A movement of an order, with the owner of its wallet. */
export const movementAnswer = z.strictObject({
  ...entryMembers,
  owner: owner.pick({ kind: true, id: true }),
});
export const refusedWithdrawalAnswer = z.strictObject({ ...entryMembers, balanceCents: centsAnswer });

/** An account whose balance is not the sum of its entries. */
export const discrepancyAnswer = z.strictObject({
  accountId: z.int(),
  role: z.string(),
  holderId: z.int(),
  balanceCents: centsAnswer,
  entriesCents: centsAnswer,
});

const holder = z.strictObject({ kind: z.enum(['merchant', 'courier']), id: z.int(), name: textAnswer });

/** A wallet with a balance; below zero it owes. */
export const walletBalanceAnswer = z.strictObject({ owner: holder, balanceCents: centsAnswer });

export const ledgerMovementAnswer = z.strictObject({
  ...entryMembers,
  owner: holder,
  /** The hub's account on the other side. */
  counterpart: z.string(),
});

export const dayTotalAnswer = z.strictObject({
  day: z.iso.date(),
  kind: entryMembers.kind,
  operation: entryMembers.operation,
  status: entryMembers.status,
  movements: countAnswer,
  amountCents: centsAnswer,
});

export const standingAnswer = z.strictObject({
  wallets: z.array(
    z.strictObject({
      role: z.enum(['merchant', 'courier']),
      wallets: countAnswer,
      heldCents: centsAnswer,
      owedCents: centsAnswer,
    }),
  ),
  waiting: z.array(
    z.strictObject({
      what: z.enum(['withdrawals', 'payments']),
      count: countAnswer,
      amountCents: centsAnswer,
      oldestAt: optionalInstantAnswer,
    }),
  ),
});
