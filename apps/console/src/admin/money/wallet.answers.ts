import { ORDER_STATUSES, Payment, PAYMENT_DECISIONS, PAYMENT_OUTCOMES, PAYOUT_STATES } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { ENTRY_KINDS, ENTRY_OPERATIONS, ENTRY_STATUSES } from '../../vocabulary/wallet-entry.vocabulary.js';

const entryMembers = {
  id: z.int(),
  uuid: z.uuid(),
  operation: z.enum(ENTRY_OPERATIONS),
  kind: z.enum(ENTRY_KINDS),
  amountCents: answers.cents,
  description: z.string(),
  status: z.enum(ENTRY_STATUSES),
  externalId: answers.text,
  paymentMethod: answers.text,
  orderId: z.int().nullable(),
  referenceId: z.int().nullable(),
  createdAt: answers.instant,
};
export const walletEntryAnswer = answers.named('WalletEntry', entryMembers);
export const postingAnswer = answers.named('Posting', {
  ...entryMembers,
  balanceCents: answers.cents,
  duplicated: z.boolean(),
});
export const topUpAnswer = postingAnswer.extend({ feeCents: answers.cents });
const owner = z.strictObject({
  kind: z.enum(['merchant', 'courier']),
  id: z.int(),
  name: z.string(),
  phone: answers.text,
  pixKey: answers.text,
});
const paymentMembers = answers.recordOf(
  Payment,
  ['id hubId orderId txid endToEndId provider amount paidAt createdAt decisionNote decidedBy decidedAt'],
  {
    outcome: z.enum(PAYMENT_OUTCOMES),
    decision: z.enum(PAYMENT_DECISIONS).nullable(),
  },
).shape;
export const paymentAnswer = answers.named('Payment', paymentMembers);
export const listedPaymentAnswer = z.strictObject({
  ...paymentMembers,
  /** The order of the payment; null: it was deleted. */
  order: z
    .strictObject({
      id: z.int(),
      publicId: z.string(),
      status: z.enum(ORDER_STATUSES),
      paymentStatus: answers.text,
      totalCents: answers.cents,
      merchant: z.string(),
    })
    .nullable(),
});

export const walletStatementAnswer = answers
  .pageOf(walletEntryAnswer)
  .extend({ balanceCents: answers.cents });
/** As banks show it. */
const keyOwnerAnswer = z.strictObject({ name: z.string(), document: answers.text, bank: answers.text });

export const payoutAnswer = answers.named('Payout', {
  state: z.enum(PAYOUT_STATES),
  /** What arrives; the rest is the fee that the courier bears. */
  paysCents: answers.cents,
  feeCents: answers.cents,
  keyOwner: keyOwnerAnswer.nullable(),
  approvalsNeeded: z.int().min(0).max(2),
  approvals: z.array(z.strictObject({ id: z.int(), name: z.string(), at: answers.instant })),
  provider: answers.text,
  providerId: answers.text,
  endToEndId: answers.text,
  payingSince: answers.optionalInstant,
  trouble: answers.text,
  /** Why the money was returned to the wallet. */
  reason: answers.text,
  endedAt: answers.optionalInstant,
});
/** `payout` null: the hub pays by hand. */
export const withdrawalAnswer = z.strictObject({ ...entryMembers, owner, payout: payoutAnswer.nullable() });
export const movementAnswer = z.strictObject({
  ...entryMembers,
  owner: owner.pick({ kind: true, id: true }),
});
export const refusedWithdrawalAnswer = z.strictObject({ ...entryMembers, balanceCents: answers.cents });

/** The balance of this account is not the sum of its entries. */
export const discrepancyAnswer = z.strictObject({
  accountId: z.int(),
  role: z.string(),
  holderId: z.int(),
  balanceCents: answers.cents,
  entriesCents: answers.cents,
});

const holder = z.strictObject({ kind: z.enum(['merchant', 'courier']), id: z.int(), name: answers.text });

/** Below zero the wallet owes. */
export const walletBalanceAnswer = z.strictObject({ owner: holder, balanceCents: answers.cents });

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
  movements: answers.count,
  amountCents: answers.cents,
});

export const standingAnswer = z.strictObject({
  wallets: z.array(
    z.strictObject({
      role: z.enum(['merchant', 'courier']),
      wallets: answers.count,
      heldCents: answers.cents,
      owedCents: answers.cents,
    }),
  ),
  waiting: z.array(
    z.strictObject({
      what: z.enum(['withdrawals', 'payments']),
      count: answers.count,
      amountCents: answers.cents,
      oldestAt: answers.optionalInstant,
    }),
  ),
});
