import { expectBalancedLedger } from '../support/index.js';
import { until, type RunningGateway } from '../support/running-gateway.js';
import type { TestReceiver } from '../support/test-receiver.js';
import type { OrderingClients } from './ordering-clients.driver.js';

/** Checks that nothing is half-written: an order exists with timeline, events and counts, or not at all. */
export async function expectWholeRecords({ core }: RunningGateway): Promise<void> {
  const [torn] = await core.database.query<Record<string, number>>(`
    select
      (select count(*) from orders o where not exists
        (select from order_events e where e.order_id = o.id and e.sequence = 1)) as "withoutTimeline",
      (select count(*) from orders o where not exists
        (select from outbox x where x.aggregate_id = o.id and x.topic = 'order.created')) as "withoutEvents",
      (select count(*) from outbox x where x.topic like 'order.%' and not exists
        (select from orders o where o.id = x.aggregate_id)) as "eventsOfNothing",
      (select count(*) from orders) - (select sum(total)::bigint from order_counters where merchant_id = 0) as "uncounted",
      (select count(*) from orders o where payment_method = 'wallet' and not exists
        (select from ledger_transactions t where t.order_id = o.id)) as "unpaid"`);
  expect(torn).toEqual({
    withoutTimeline: 0,
    withoutEvents: 0,
    eventsOfNothing: 0,
    uncounted: 0,
    unpaid: 0,
  });
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
    core.database.query<{ id: number }>(
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
