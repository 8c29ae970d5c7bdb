import { z } from 'zod';
import { CANCEL_REASONS } from './order-status.rules.js';
import { GOODS_PLACES } from './order.types.js';
import { LEFT } from './stop.types.js';
import { REFUSAL_CAUSES, refusedActSchema } from './refused-act.types.js';

/** Facts that belong to one kind of entry of an order's timeline. Earlier releases wrote others. */
export const orderEventDataSchema = z
  .looseObject({
    ...refusedActSchema.shape,
    cause: z.enum(REFUSAL_CAUSES),
    /** Of a cancellation, a failed delivery, a refused act or a rating. */
    reason: z.string().nullable(),
    note: z.string().nullable(),
    cancellationWithdrawn: z.enum(CANCEL_REASONS),
    previousCourierId: z.int().nullable(),
    /** The courier before delivered it. */
    delivered: z.boolean(),
    groupId: z.int().nullable(),
    leaderOrderId: z.int(),
    /** The redelivery. */
    orderId: z.int(),
    publicId: z.string(),
    /** Paid after the limit. */
    late: z.boolean(),
    /** Metres to the place at which the courier says to have arrived. */
    arrivedFarM: z.int(),
    /** Metres from a stop that failed or where goods were left; null: nobody knows. */
    farM: z.int().nullable(),
    waitedS: z.int(),
    left: z.enum(LEFT),
    goodsAt: z.enum(GOODS_PLACES),
    /** Fields of the order that were changed. */
    fields: z.array(z.string()),
    /** Until the recipient is at the door. */
    minutes: z.int(),
    /** By which the recipient moved the pin. */
    metres: z.int(),
    /** Code of the refusal of a payment from the wallet. */
    refused: z.string(),
    amountCents: z.int(),
    balanceCents: z.int(),
    stars: z.int(),
    /** By which a shop was told that nobody takes its order. */
    channel: z.string(),
    /** Kind of a claim or of a recipient's request, and how it stands. */
    claim: z.string(),
    request: z.string(),
    state: z.string(),
  })
  .partial();
export type OrderEventData = z.output<typeof orderEventDataSchema>;
