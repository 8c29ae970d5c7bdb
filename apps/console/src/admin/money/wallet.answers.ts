import { ORDER_STATUSES, Payment, PAYMENT_DECISIONS, PAYMENT_OUTCOMES, PAYOUT_STATES } from '#domain';
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
  operation: z.enum(ENTRY_OPERATIONS),
  kind: z.enum(ENTRY_KINDS),
  amountCents: centsAnswer,
  description: z.string(),
  status: z.enum(ENTRY_STATUSES),
  externalId: textAnswer,
  paymentMethod: textAnswer,
  orderId: z.int().nullable(),
  referenceId: z.int().nullable(),
  createdAt: instantAnswer,
};
export const walletEntryAnswer = z.strictObject(entryMembers).meta({ id: 'WalletEntry' });
export const postingAnswer = z
  .strictObject({
    ...entryMembers,
    balanceCents: centsAnswer,
    duplicated: z.boolean(),
  })
  .meta({ id: 'Posting' });
export const topUpAnswer = postingAnswer.extend({ feeCents: centsAnswer });
const owner = z.strictObject({
  kind: z.enum(['merchant', 'courier']),
  id: z.int(),
  name: z.string(),
  phone: textAnswer,
  /** The Pix key for payments to the courier. */
  pixKey: textAnswer,
});
const paymentMembers = recordOf(
  Payment,
  ['id hubId orderId txid endToEndId provider amount paidAt createdAt decisionNote decidedBy decidedAt'],
  {
    outcome: z.enum(PAYMENT_OUTCOMES),
    decision: z.enum(PAYMENT_DECISIONS).nullable(),
  },
);
export const paymentAnswer = z.strictObject(paymentMembers).meta({ id: 'Payment' });
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
/** Owner of a Pix key, as banks show it. */
const keyOwnerAnswer = z.strictObject({ name: z.string(), document: textAnswer, bank: textAnswer });

/** What a payment provider does for a withdrawal. */
export const payoutAnswer = z
  .strictObject({
    state: z.enum(PAYOUT_STATES),
    /** What arrives; the rest is the fee that the courier bears. */
    paysCents: centsAnswer,
    feeCents: centsAnswer,
    keyOwner: keyOwnerAnswer.nullable(),
    approvalsNeeded: z.int().min(0).max(2),
    approvals: z.array(z.strictObject({ id: z.int(), name: z.string(), at: instantAnswer })),
    provider: textAnswer,
    /** The provider's id of the transfer. */
    providerId: textAnswer,
    endToEndId: textAnswer,
    payingSince: optionalInstantAnswer,
    /** What a person should look at. */
    trouble: textAnswer,
    /** Why it was returned to the wallet. */
    reason: textAnswer,
    endedAt: optionalInstantAnswer,
  })
  .meta({ id: 'Payout' });
/** `payout` null: the hub pays by hand. */
export const withdrawalAnswer = z.strictObject({ ...entryMembers, owner, payout: payoutAnswer.nullable() });
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
