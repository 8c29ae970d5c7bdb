import { Invoice, INVOICE_STATES } from '#domain';
import { z } from 'zod';
import { centsAnswer, countAnswer, instantAnswer, recordOf, textAnswer } from '../../docs/record.schemas.js';

export const invoiceAnswer = z
  .strictObject(
    recordOf(
      Invoice,
      [
        'id hubId number merchantId fromDay throughDay dueDay orderCount totalCents closedAt paidAt paidEntryId voidedAt',
      ],
      { state: z.enum(INVOICE_STATES), merchantName: z.string() },
    ),
  )
  .meta({ id: 'Invoice' });
/** What became of each account; `refusal` is an error code. */
export const closedAccountsAnswer = z.strictObject({
  results: z.array(
    z.strictObject({
      merchantId: z.int(),
      state: z.enum(['done', 'refused']),
      invoice: invoiceAnswer.nullable(),
      refusal: textAnswer,
    }),
  ),
});
export const invoicedOrderAnswer = z.strictObject({
  id: z.int(),
  publicId: z.string(),
  externalId: textAnswer,
  merchantId: z.int(),
  status: z.enum(['completed', 'cancelled']),
  endedAt: instantAnswer,
  dropoff: textAnswer,
  distanceM: countAnswer,
  totalCents: centsAnswer,
  lateChargeCents: centsAnswer,
  amountCents: centsAnswer,
});
export const unbilledAnswer = z.strictObject({
  merchantId: z.int(),
  merchantName: z.string(),
  orders: countAnswer,
  totalCents: centsAnswer,
  since: z.iso.date(),
});
