import { ORDER_STATUSES, TEST_SCENARIOS, TEST_STEPS, TestOrders } from '#domain';
import { z } from 'zod';
import { cursorFields } from '../../admin/field.schemas.js';
import { centsAnswer, instantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { pathId } from '../../http/path.schemas.js';
import { appParams } from './app.schemas.js';

export const orderParams = { ...appParams, orderId: pathId('order_not_found') };
export const ordersQuery = z.strictObject(cursorFields);
export const newOrderBody = z.strictObject({
  /** What happens to the test order. Robots play it by themselves; where they are off, the developer’s steps do. */
  scenario: z.enum(TEST_SCENARIOS).default('normal'),
});
export const stepBody = z.strictObject({ step: z.enum(TEST_STEPS).default('next') });

const line = {
  id: z.int(),
  publicId: z.string(),
  externalId: textAnswer,
  status: z.enum(ORDER_STATUSES),
  cancelReason: textAnswer,
  totalCents: centsAnswer.nullable(),
  /** Charged on top for a late arrival or a late collection. */
  lateChargeCents: centsAnswer,
  createdAt: instantAnswer,
};
export const orderLineAnswer = z.strictObject(line);
export const testOrderAnswer = z
  .strictObject({
    ...line,
    /** Steps that the order's state allows. */
    steps: z.array(z.enum(TEST_STEPS)),
    stops: z.array(z.strictObject({ ordinal: z.int(), address: z.string(), status: z.string() })),
    timeline: z.array(z.strictObject({ type: z.string(), at: instantAnswer, stop: z.int().nullable() })),
  })
  .meta({ id: 'TestOrder' });

type TestOrder = Awaited<ReturnType<TestOrders['get']>>;

export function orderLineBody({
  id,
  publicId,
  externalId,
  status,
  cancelReason,
  totalCents,
  lateChargeCents,
  createdAt,
}: TestOrder['order']) {
  return { id, publicId, externalId, status, cancelReason, totalCents, lateChargeCents, createdAt };
}

export function testOrderBody({ order, timeline, steps }: TestOrder) {
  return {
    ...orderLineBody(order),
    steps,
    stops: order.stops.map(({ ordinal, address, status }) => ({ ordinal, address, status })),
    timeline: timeline.map(({ type, at, stop }) => ({ type, at, stop })),
  };
}
