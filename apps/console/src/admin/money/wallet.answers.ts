import { LedgerTransaction, Order, Payment, PAYOUT_STATES } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { ENTRY_KINDS } from '../../vocabulary/wallet-entry.vocabulary.js';

const entryMembers = answers.recordOf(
  LedgerTransaction,
  ['id uuid operation description status externalId paymentMethod orderId referenceId createdAt'],
  { kind: z.enum(ENTRY_KINDS), amountCents: answers.cents },
).shape;
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
const paymentMembers = answers.recordOf(Payment, [
  'id hubId orderId txid endToEndId provider amount outcome paidAt createdAt',
  'decision decisionNote decidedBy decidedAt',
]).shape;
export const paymentAnswer = answers.named('Payment', paymentMembers);
export const listedPaymentAnswer = z.strictObject({
  ...paymentMembers,
  /** The order of the payment; null: it was deleted. */
  order: answers
    .recordOf(Order, ['id publicId status paymentStatus totalCents'], { merchant: z.string() })
    .nullable(),
});

export const walletStatementAnswer = answers
  .pageOf(walletEntryAnswer)
  .extend({ balanceCents: answers.cents });
/** Owner of a Pix key as banks show it. */
export const keyOwner = z
  .strictObject({ name: z.string(), document: answers.text, bank: answers.text })
  .nullable();

export const payoutAnswer = answers.named('Payout', {
  state: z.enum(PAYOUT_STATES),
  ...answers.each(['provider', 'providerId', 'endToEndId', 'trouble', 'reason'], answers.text),
  ...answers.each(['payingSince', 'endedAt'], answers.optionalInstant),
  /** What arrives; the rest is the fee that the courier bears. */
  paysCents: answers.cents,
  feeCents: answers.cents,
  keyOwner,
  approvalsNeeded: z.int().min(0).max(2),
  approvals: z.array(z.strictObject({ id: z.int(), name: z.string(), at: answers.instant })),
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
