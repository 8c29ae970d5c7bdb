import { TOP_UP_STATES } from '#domain';
import { z } from 'zod';
import { centsAnswer, countAnswer, instantAnswer, optionalInstantAnswer } from '../../docs/record.schemas.js';

export const topUpAnswer = z
  .strictObject({
    id: z.int(),
    state: z.enum(TOP_UP_STATES),
    amountCents: centsAnswer,
    /** The hub's fee. */
    feeCents: centsAnswer,
    /** Pix code to copy and paste. */
    code: z.string(),
    /** Rows of the code's QR drawing; 1 is dark. */
    qr: z.array(z.string()),
    expiresAt: instantAnswer,
    paidAt: optionalInstantAnswer,
    paidCents: centsAnswer.nullable(),
    createdAt: instantAnswer,
  })
  .meta({ id: 'TopUp' });

export const spendingAnswer = z
  .strictObject({
    items: z.array(
      z.strictObject({
        day: z.iso.date(),
        orders: countAnswer,
        delivered: countAnswer,
        cancelled: countAnswer,
        spentCents: centsAnswer,
      }),
    ),
  })
  .meta({ id: 'Spending' });
