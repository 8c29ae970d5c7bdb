import { MAX_BATCH_ORDERS, MAX_STOPS, ORDER_STATUSES } from '#domain';
import { z } from 'zod';
import * as fields from '../../http/field.schemas.js';
import { InvalidBodyError, readBySchema } from '../../http/schema.parser.js';

const pickup = z.strictObject(fields.place).meta({ id: 'MerchantPickup' });
const stop = z.strictObject({ ...fields.place, ...fields.stop }).meta({ id: 'MerchantStop' });

const asked = {
  /** Absent: the company's first vehicle type. */
  vehicleTypeId: fields.id.nullable().default(null),
  categoryId: fields.id.nullable().default(null),
  /** Absent: the merchant's own address. */
  pickup: pickup.exactOptional(),
  needsReturn: z.boolean().default(false),
};

export const quoteBody = z
  .strictObject({
    ...asked,
    stops: z.array(pickup).min(1).max(MAX_STOPS),
    scheduledFor: fields.instant.nullable().default(null),
  })
  .meta({ examples: [{ stops: [{ address: 'Rua Cometa Dourada, 450', name: 'Maria' }] }] });
export type MerchantQuoteInput = z.output<typeof quoteBody>;

export const orderBody = z
  .strictObject({
    ...asked,
    stops: z.array(stop).max(MAX_STOPS).default([]),
    /** A courier call: so many stops, whose addresses the courier enters at pickup. */
    openStops: z.int().min(1).max(MAX_STOPS).exactOptional(),
    needsProof: z.boolean().default(false),
    externalId: fields.shortText,
    observation: fields.text.nullable().exactOptional(),
    goodsValueCents: fields.cents.nullable().default(null),
    paymentMethod: z.enum(['invoiced', 'wallet', 'online']),
    /** The price that was seen: at another nothing is ordered. Courier calls, without a price, ignore it. */
    expectedTotalCents: fields.cents.nullable().default(null),
    /** Id of a quote that still holds (`POST /api/merchant/quotes`): it costs what was quoted, once. */
    quoteId: z.string().min(1).max(8_100).nullable().default(null),
    /** true: the search begins when the order is marked ready. */
    waitsForReady: z.boolean().default(false),
    scheduledFor: fields.instant.nullable().default(null),
  })
  .meta({
    examples: [{ paymentMethod: 'wallet', stops: [{ address: 'Rua Cometa Dourada, 450', name: 'Maria' }] }],
  });
export type MerchantOrderInput = z.output<typeof orderBody>;

export const batchBody = z.strictObject({
  /** true: all are placed, or none. false: each for itself. */
  atomic: z.boolean().default(false),
  orders: z.array(orderBody).min(1).max(MAX_BATCH_ORDERS),
});

/** As `batchBody`, with orders that are read one by one. */
const batchRows = batchBody.extend({ orders: z.array(z.unknown()).min(1).max(MAX_BATCH_ORDERS) });

/** What is wrong with an order refuses no other, unless all or none are placed. @throws InvalidBodyError */
export function readBatch(sent: unknown) {
  const { atomic, orders } = readBySchema(batchRows, sent);
  return atomic ? readBySchema(batchBody, sent) : { atomic, orders: orders.map(readOrder) };
}

function readOrder(sent: unknown): MerchantOrderInput | InvalidBodyError {
  try {
    return readBySchema(orderBody, sent);
  } catch (error) {
    if (error instanceof InvalidBodyError) return error;
    throw error;
  }
}

export const cancelBody = z.strictObject({ note: fields.text.nullable().default(null) });

export const listQuery = z.strictObject({
  /** Number, public or external id; else a recipient's name or phone. */
  q: z.string().trim().min(2).max(100).exactOptional(),
  status: fields.oneOrMore(ORDER_STATUSES).exactOptional(),
  /** Only orders that the person placed, none of the account's others. */
  own: fields.flagText.exactOptional(),
  scheduledOnly: fields.flagText.exactOptional(),
  createdFrom: fields.instant.exactOptional(),
  createdTo: fields.instant.exactOptional(),
  ...fields.cursor,
});
