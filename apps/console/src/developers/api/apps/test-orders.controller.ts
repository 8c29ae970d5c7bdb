import { Order, TEST_SCENARIOS } from '#domain';
import { TEST_STEPS, TestOrders } from '#domain/modules';
import { z } from 'zod';
import * as fields from '../../../http/field.schemas.js';
import * as answers from '../../../docs/record.schemas.js';
import { appApi } from '../session/developer-api.decorator.js';

const newOrderBody = z.strictObject({
  /** What happens to the test order. Robots play it; where they are off, the developer’s steps do. */
  scenario: z.enum(TEST_SCENARIOS).default('normal'),
});

const line = answers.recordOf(Order, [
  'id publicId externalId status cancelReason totalCents lateChargeCents createdAt',
]);
const testOrderAnswer = answers.named('TestOrder', {
  ...line.shape,
  steps: z.array(z.enum(TEST_STEPS)),
  stops: z.array(z.strictObject({ ordinal: z.int(), address: z.string(), status: z.string() })),
  timeline: z.array(z.strictObject({ type: z.string(), at: answers.instant, stop: z.int().nullable() })),
});

type TestOrder = Awaited<ReturnType<TestOrders['get']>>;

function testOrderBody({ order, timeline, steps }: TestOrder) {
  return { ...order, steps, timeline };
}

const api = appApi('apps/:id/orders', { orders: TestOrders }, { orderId: fields.pathId('order_not_found') });

export const AppTestOrdersController = api.controller('AppTestOrdersController', {
  list: api.get('', {
    summary: 'Lists the sandbox’s orders, newest first',
    query: z.strictObject(fields.cursor),
    answer: answers.cursorOf(line),
    run: ({ orders, app, query: { cursor, limit } }) => orders.list(app, limit, cursor ?? null),
  }),
  create: api.post('', {
    summary: 'Creates a test order in the sandbox',
    body: newOrderBody,
    answer: testOrderAnswer,
    errors: [404, 409],
    audit: { entity: 'developer_app', action: 'order_created', content: false, ownTransactions: true },
    run: async ({ orders, app, body: { scenario } }) => testOrderBody(await orders.create(app, scenario)),
  }),
  read: api.get(':orderId', {
    summary: 'Shows an order of the sandbox with its history and the steps it allows',
    answer: testOrderAnswer,
    run: async ({ orders, app, orderId }) => testOrderBody(await orders.get(app, orderId)),
  }),
  step: api.post(':orderId/steps', {
    summary: 'Moves an order by one step, with the webhooks of a real one',
    body: z.strictObject({ step: z.enum(TEST_STEPS).default('next') }),
    answer: testOrderAnswer,
    errors: [404, 409],
    audit: { entity: 'developer_app', action: 'order_moved', content: false },
    run: async ({ orders, app, orderId, body: { step } }) =>
      testOrderBody(await orders.step(app, orderId, step)),
  }),
});
