import { PAYOUT_STATES, WEEKDAYS } from '#domain';
import { z } from 'zod';
import { instantAnswer, optionalInstantAnswer, pageOf, textAnswer } from '../../docs/record.schemas.js';

const balance = { balanceCents: z.int() };

const courierEntryAnswer = z.strictObject({
  id: z.int(),
  uuid: z.uuid(),
  operation: z.enum(['credit', 'debit']),
  kind: z.string(),
  amountCents: z.int(),
  description: z.string(),
  status: z.enum(['completed', 'pending', 'reversed']),
  orderId: z.int().nullable(),
  createdAt: instantAnswer,
});
export const balanceAnswer = z.strictObject(balance);
export const earningsAnswer = z.strictObject({
  /** The courier's today, in the company's zone. */
  today: z.iso.date(),
  days: z.array(z.strictObject({ day: z.iso.date(), cents: z.int(), orders: z.int() })),
});
export const entriesAnswer = z.strictObject({ ...pageOf(courierEntryAnswer).shape, ...balance });
export const requestedWithdrawalAnswer = z.strictObject({ ...courierEntryAnswer.shape, ...balance });

const keyOwner = z.strictObject({ name: z.string(), document: textAnswer, bank: textAnswer }).nullable();

/** `payout` null: the company pays by hand. */
export const listedWithdrawalAnswer = z.strictObject({
  ...courierEntryAnswer.shape,
  payout: z
    .strictObject({
      state: z.enum(PAYOUT_STATES),
      arrivesCents: z.int(),
      feeCents: z.int(),
      keyOwner,
      payingSince: optionalInstantAnswer,
      /** Why it was returned to the wallet. */
      reason: textAnswer,
    })
    .nullable(),
});
export const withdrawalTermsAnswer = z.strictObject({
  leastCents: z.int(),
  /** What is taken off a withdrawal. */
  feeCents: z.int(),
  /** A payment provider pays; else somebody of the company does. */
  provider: z.boolean(),
  /** false: the company pays on its days only. */
  onDemand: z.boolean(),
  schedule: z.enum(['none', 'daily', 'weekly']),
  weekday: z.enum(WEEKDAYS),
  hour: z.int().min(0).max(23),
  keyOwner,
});
