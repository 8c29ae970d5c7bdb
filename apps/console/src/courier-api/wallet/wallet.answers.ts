import { z } from 'zod';
import { instantAnswer, pageOf } from '../../docs/record.schemas.js';

const balance = { balanceCents: z.int() };

export const courierEntryAnswer = z.strictObject({
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
