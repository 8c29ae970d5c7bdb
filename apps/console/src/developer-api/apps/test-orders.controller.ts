import { ORDER_STATUSES, TEST_SCENARIOS, TEST_STEPS, TestOrders, DeveloperApps } from '#domain';
import { z } from 'zod';
import { cursorFields, cursorPage, pathId } from '../../http/field.schemas.js';
import { centsAnswer, instantAnswer, textAnswer, cursorOf } from '../../docs/record.schemas.js';
import { developerApi } from '../session/developer-api.decorator.js';
import { appParams } from './app.schemas.js';

const newOrderBody = z.strictObject({
  /** What happens to the test order. Robots play it by themselves; where they are off, the developer’s steps do. */
  scenario: z.enum(TEST_SCENARIOS).default('normal'),
});

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
const orderLineAnswer = z.strictObject(line);
const testOrderAnswer = z
  .strictObject({
    ...line,
    /** Steps that the order's state allows. */
    steps: z.array(z.enum(TEST_STEPS)),
    stops: z.array(z.strictObject({ ordinal: z.int(), address: z.string(), status: z.string() })),
    timeline: z.array(z.strictObject({ type: z.string(), at: instantAnswer, stop: z.int().nullable() })),
  })
  .meta({ id: 'TestOrder' });

type TestOrder = Awaited<ReturnType<TestOrders['get']>>;

function testOrderBody({ order, timeline, steps }: TestOrder) {
  return { ...order, steps, timeline };
}

const api = developerApi(
  'apps/:id/orders',
  { apps: DeveloperApps, orders: TestOrders },
  { ...appParams, orderId: pathId('order_not_found') },
);

/** Orders of an app's sandbox: those that the app placed, and test orders. */
export const AppTestOrdersController = api.controller('AppTestOrdersController', {
  list: api.get('', {
    summary: 'Lists the sandbox’s orders, newest first',
    query: z.strictObject(cursorFields),
    answer: cursorOf(orderLineAnswer),
    run: async ({ apps, orders, by, id, query: { cursor, limit } }) => {
      const app = await apps.require(by, id);
      return cursorPage(await orders.list(app, limit, cursor ?? null), limit);
    },
  }),
  create: api.post('', {
    summary: 'Creates a test order in the sandbox',
    body: newOrderBody,
    answer: testOrderAnswer,
    errors: [404, 409],
    audit: { entity: 'developer_app', action: 'order_created', content: false, ownTransactions: true },
    run: async ({ orders, apps, by, id, body: { scenario } }) =>
      testOrderBody(await orders.create(await apps.require(by, id), scenario)),
  }),
  read: api.get(':orderId', {
    summary: 'Shows an order of the sandbox with its history and the steps it allows',
    answer: testOrderAnswer,
    run: async ({ orders, apps, by, id, orderId }) =>
      testOrderBody(await orders.get(await apps.require(by, id), orderId)),
  }),
  step: api.post(':orderId/steps', {
    summary: 'Moves an order by one step, with the webhooks of a real one',
    body: z.strictObject({ step: z.enum(TEST_STEPS).default('next') }),
    answer: testOrderAnswer,
    errors: [404, 409],
    audit: { entity: 'developer_app', action: 'order_moved', content: false },
    run: async ({ orders, apps, by, id, orderId, body: { step } }) =>
      testOrderBody(await orders.step(await apps.require(by, id), orderId, step)),
  }),
});
