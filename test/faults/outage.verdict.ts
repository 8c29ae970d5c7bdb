import { expectBalancedLedger } from '../support/index.js';
import { until, type RunningGateway } from '../support/running-gateway.js';
import type { TestReceiver } from '../support/test-receiver.js';
import type { OrderingClients } from './ordering-clients.driver.js';
import { tornRecords } from './torn-records.queries.js';

export async function expectWholeRecords({ core }: RunningGateway): Promise<void> {
  const torn = await tornRecords(core.database);
  expect(Object.entries(torn).filter(([, count]) => count !== 0)).toEqual([]);
  await expectBalancedLedger(core.database);
}
/** The orders of all acknowledged ids, once their requests are decided. */
export async function acknowledgedOrders(
  { core }: RunningGateway,
  callers: OrderingClients,
): Promise<number[]> {
  const { acknowledged } = callers;
  const requests = acknowledged['open-delivery'];
  const decided = async () =>
    core.database.unchecked.query<{ id: number }>(
      'select order_id as id from delivery_requests where delivery_id = any($1::uuid[]) and order_id is not null',
      [requests],
    );
  await until('requests are decided', async () => (await decided()).length === requests.length);
  return [
    ...acknowledged['full-api'].map(Number),
    ...acknowledged['model-m'].map(Number),
    ...(await decided()).map(({ id }) => id),
  ];
}

/** Checks that every acknowledged order is stored and its event reached the receiver. */
export async function expectNothingLost(
  gateway: RunningGateway,
  callers: OrderingClients,
  receiver: TestReceiver,
): Promise<void> {
  const orders = await acknowledgedOrders(gateway, callers);
  expect(new Set(orders).size).toBe(callers.counts.reduce((a, b) => a + b));
  const received = () =>
    new Set(receiver.bodies().map((body) => (JSON.parse(body) as { order: { id: number } }).order.id));
  await until('every event is received', () => {
    const ids = received();
    return orders.every((id) => ids.has(id));
  });
}
