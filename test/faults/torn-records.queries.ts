import type { Database } from '#domain';
import { ledgerFaults } from '../support/balanced-ledger.js';

/** Counts what is half-written and what is wrong in the ledger. */
export async function recordFaults(db: Database): Promise<Record<string, number>> {
  return { ...(await ledgerFaults(db)), ...(await tornRecords(db)) };
}

/** Counts what is half-written: an order exists with timeline, events and counts, or not at all. */
export async function tornRecords(db: Database): Promise<Record<string, number>> {
  const [torn] = await db.unchecked.query<Record<string, number>>(`
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
  return torn!;
}
