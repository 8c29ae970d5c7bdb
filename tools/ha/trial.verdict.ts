import type { Database } from '#domain';
import { recordFaults } from '../../test/faults/torn-records.queries.js';
import { until } from '../../test/support/until.js';
import type { Acknowledged, MixedLoad } from './mixed-load.driver.js';
import type { WebhookReceiver } from './webhook-receiver.js';

/** A delivery whose sender lost its connection waits for the end of its lease. */
const SENDING = { limitMs: 240_000, lookEveryMs: 250 };
const OPEN = `
  select where exists (select from delivery_requests where status = 'received')
            or exists (select from outbox where processed_at is null)
            or exists (select from webhook_deliveries where state in ('due', 'queued'))`;

/** Compares what clients and receiver were told with the database, once everything is sent. */
export async function verdictOf(db: Database, { acknowledged }: MixedLoad, receiver: WebhookReceiver) {
  const isAllSent = async () => (await db.unchecked.first(OPEN)) === null;
  await until('requests are decided and events are sent', isAllSent, SENDING);
  const records = await recordsOf(db, acknowledged);
  const counts = receiver.takeCounts();
  const notSent = acknowledged.filter((one) => !wasTold(one, receiver)).length;
  return { ...records, webhooks: { ...counts, notSent } };
}

function wasTold({ work, face, id, reference }: Acknowledged, receiver: WebhookReceiver): boolean {
  if (work === 'credit') return true;
  if (work === 'robots' || work === 'developer') return receiver.knows('robots', id);
  return receiver.knows(face, face === 'open-delivery' ? reference : id);
}

/** An order of Open Delivery has its request's reference; one cancelled before the decision has no order. */
const ORDERS = `
  select external_id as reference, status from orders
  union all select order_ref, status from delivery_requests where order_id is null and status = 'cancelled'`;
/** What is stored of each other work than an order. */
const STORED: Partial<Record<Acknowledged['work'], string>> = {
  cancellation: `select reference from (${ORDERS}) as orders where status = 'cancelled'`,
  credit: 'select external_id as reference from ledger_transactions',
  // An order is delivered once.
  courier: `select o.external_id as reference from orders o join order_events e on e.order_id = o.id
             where o.status = 'completed' and e.type = 'order.completed'`,
  // A test order has no name of its client's own.
  developer: 'select id::text as reference from orders',
};

/**
 * What was acknowledged and is not stored, requests of a client that were carried out more than once, and
 * faults of the ledger or half-written records. Everything may go on in the database meanwhile.
 */
export async function recordsOf(db: Database, acknowledged: readonly Acknowledged[]) {
  const missing: string[] = [];
  const doubled: string[] = [];
  for (const work of new Set(acknowledged.map((one) => one.work))) {
    const own = acknowledged.filter((one) => one.work === work);
    const rows = await db.unchecked.query<{ reference: string; times: number }>(
      `select reference, count(*)::int as times from (${STORED[work] ?? ORDERS}) as stored
        where reference = any($1::text[]) group by reference`,
      [own.map(({ reference }) => reference)],
    );
    const times = new Map(rows.map((row) => [row.reference, row.times]));
    for (const { face, reference } of own) {
      const name = `${work} ${face} ${reference}`;
      if (!times.has(reference)) missing.push(name);
      else if (times.get(reference) !== 1) doubled.push(name);
    }
  }
  const books = Object.entries(await recordFaults(db))
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `${what}: ${count}`);
  return { missing, doubled, books };
}
