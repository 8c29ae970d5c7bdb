import type { Database } from '#domain';
import { recordFaults } from '../../test/faults/torn-records.queries.js';
import { until } from '../../test/support/until.js';
import { WORKS, type Acknowledged, type MixedLoad, type Work } from './mixed-load.driver.js';
import type { WebhookCounts, WebhookReceivers } from './webhook-receivers.js';

/** A delivery whose sender lost its connection waits for the end of its lease. */
const SENDING = { limitMs: 240_000, lookEveryMs: 250 };

export interface Verdict {
  readonly acknowledged: Readonly<Partial<Record<Work, number>>>;
  /** Acknowledged, but not in the database. */
  readonly missing: readonly string[];
  /** One request of a client, carried out more than once. */
  readonly doubled: readonly string[];
  /** Faults of the ledger, and half-written records. */
  readonly books: readonly string[];
  readonly webhooks: WebhookCounts & { readonly missing: number };
}

/** Compares what clients and receivers were told with the database, once everything is sent. */
export async function verdictOf(
  db: Database,
  load: MixedLoad,
  receivers: WebhookReceivers,
): Promise<Verdict> {
  const { acknowledged } = load;
  const works = [...new Set([...WORKS, ...acknowledged.map(({ work }) => work)])];
  await until('requests are decided and events are sent', () => isDone(db), SENDING);
  const records = await recordsOf(db, acknowledged);
  const counts = receivers.takeCounts();
  return {
    acknowledged: Object.fromEntries(works.map((work) => [work, load.count(work)])),
    ...records,
    webhooks: { ...counts, missing: acknowledged.filter((one) => !told(one, receivers)).length },
  };
}

/** Everything may go on in the database meanwhile. */
export async function recordsOf(
  db: Database,
  acknowledged: readonly Acknowledged[],
): Promise<Pick<Verdict, 'missing' | 'doubled' | 'books'>> {
  const stored = new Map<Work, ReadonlyMap<string, number>>();
  for (const work of new Set(acknowledged.map((one) => one.work)))
    stored.set(work, await timesStored(db, work, acknowledged));
  const times = ({ work, reference }: Acknowledged) => stored.get(work)?.get(reference) ?? 0;
  return {
    missing: acknowledged.filter((one) => times(one) === 0).map(nameOf),
    doubled: acknowledged.filter((one) => times(one) > 1).map(nameOf),
    books: Object.entries(await recordFaults(db))
      .filter(([, count]) => count !== 0)
      .map(([what, count]) => `${what}: ${String(count)}`),
  };
}

/** By reference. */
async function timesStored(
  db: Database,
  work: Work,
  acknowledged: readonly Acknowledged[],
): Promise<ReadonlyMap<string, number>> {
  const own = acknowledged.filter((one) => one.work === work);
  const found = new Map<string, number>();
  for (const [sql, mine] of lookUps(work, own)) {
    const rows = await db.query<{ reference: string; times: number }>(
      `select reference, count(*)::int as times from (${sql}) as rows group by reference`,
      [mine.map(({ reference }) => reference)],
    );
    for (const { reference, times } of rows) found.set(reference, times);
  }
  return found;
}

const ORDERS = 'select external_id as reference from orders where external_id = any($1::text[])';
const REQUESTS = `select r.order_ref as reference from delivery_requests r join orders o on o.id = r.order_id
  where r.order_ref = any($1::text[])`;
const CREDITS =
  'select external_id as reference from ledger_transactions where external_id = any($1::text[])';
// A request that was cancelled before the decision has no order.
const CANCELLED_REQUESTS = `select r.order_ref as reference from delivery_requests r left join orders o on o.id = r.order_id
  where r.order_ref = any($1::text[]) and (o.status = 'cancelled' or o.id is null and r.status = 'cancelled')`;

// An order is delivered once; a test order has no name of its client's own.
const DELIVERED = `select o.external_id as reference from orders o join order_events e on e.order_id = o.id
  where o.external_id = any($1::text[]) and o.status = 'completed' and e.type = 'order.completed'`;
const TEST_ORDERS = 'select id::text as reference from orders where id = any($1::text[]::bigint[])';

function lookUps(work: Work, own: readonly Acknowledged[]): [string, readonly Acknowledged[]][] {
  if (work === 'credit') return [[CREDITS, own]];
  if (work === 'courier') return [[DELIVERED, own]];
  if (work === 'developer') return [[TEST_ORDERS, own]];
  const ofRequests = own.filter(({ face }) => face === 'open-delivery');
  const ofOrders = own.filter(({ face }) => face !== 'open-delivery');
  if (work === 'cancellation')
    return [
      [CANCELLED_REQUESTS, ofRequests],
      [`${ORDERS} and status = 'cancelled'`, ofOrders],
    ];
  return [
    [`${REQUESTS} union all ${CANCELLED_REQUESTS} and o.id is null`, ofRequests],
    [ORDERS, ofOrders],
  ];
}

async function isDone(db: Database): Promise<boolean> {
  const open = await db.first(
    `select where exists (select from delivery_requests where status = 'received')
               or exists (select from outbox where processed_at is null)
               or exists (select from webhook_deliveries where state in ('due', 'queued'))`,
  );
  return open === null;
}

function told({ work, face, id, reference }: Acknowledged, receivers: WebhookReceivers): boolean {
  if (work === 'credit') return true;
  if (work === 'robots' || work === 'developer') return receivers.knows('robots', id);
  return receivers.knows(face, face === 'open-delivery' ? reference : id);
}

function nameOf({ work, face, reference }: Acknowledged): string {
  return `${work} ${face} ${reference}`;
}
