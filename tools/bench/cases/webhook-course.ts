import { setTimeout as pause } from 'node:timers/promises';
import type { Accepted } from '../load/receiver.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { quantile } from '../statistics.js';

const POLL_MS = 100;
/** Several retries after five and thirty seconds. */
const LIMIT_MS = 300_000;

/** An event as its publisher knows it: the instant since the epoch at which its commit was told, by its id. */
type Commits = ReadonlyMap<number, number>;

interface Split {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** The way of webhooks: to the attempt that was accepted, to the receiver, to the end on record, and the whole of it. */
export interface Course {
  readonly attempt: Split;
  readonly receipt: Split;
  readonly done: Split;
  readonly whole: Split;
}

/** Of receivers with faults, and of the others. */
export interface Courses {
  readonly faulty: Course;
  readonly healthy: Course;
  /** Webhooks a second that all accepted until the healthy had all of theirs: what was refused comes later, by its schedule. */
  readonly perSecond: number;
}

interface Delivered {
  readonly outboxId: number;
  readonly subscriptionId: number;
  readonly label: string;
  readonly attemptAt: Date;
  readonly doneAt: Date;
}

// The last attempt is the one that was accepted.
const DELIVERED = `
  select d.outbox_id as "outboxId", d.subscription_id as "subscriptionId",
         o.payload #>> '{order,externalId}' as label, a.at as "attemptAt", d.settled_at as "doneAt"
    from webhook_deliveries d
    join outbox o on o.id = d.outbox_id
   cross join lateral (select max(at) as at from webhook_attempts where delivery_id = d.id) a
   where d.outbox_id >= $1 and d.subscription_id = any($2::bigint[]) and d.state = 'delivered'`;

const UNSENT = `select exists (select from outbox where id >= $1 and processed_at is null)
  or exists (select from webhook_deliveries_open where outbox_id >= $1) as unsent`;

/**
 * Waits until every event was sent, and tells how long each part of its way took. Fails where one is lost, came again or
 * was overtaken by a later one of its order. The first `faulty` subscriptions are those with faults.
 */
export async function coursesOf(
  stage: BenchSetup,
  commits: Commits,
  subscriptionIds: readonly number[],
  { faulty, each }: { readonly faulty: number; readonly each: number },
): Promise<Courses> {
  const first = least(commits.keys());
  await sent(stage, first);
  const accepted = await stage.load.accepted(subscriptionIds.length);
  for (const [i, one] of accepted.entries()) checkSequence(i, one);
  const received = accepted.reduce((sum, { length }) => sum + length, 0);
  if (received !== commits.size * each)
    throw new Error(`${String(received)} of ${String(commits.size * each)} webhooks came`);
  const rows = await stage.core.db.query<Delivered>(DELIVERED, [first, subscriptionIds]);
  const instants = accepted.map((one) => new Map(one));
  const waysOf = (wanted: (receiver: number) => boolean) =>
    courseOf(
      rows.flatMap((row) => {
        const receiver = subscriptionIds.indexOf(row.subscriptionId);
        const receivedAt = instants[receiver]?.get(row.label);
        const committedAt = commits.get(row.outboxId);
        return !wanted(receiver) || receivedAt === undefined || committedAt === undefined
          ? []
          : [[committedAt, row.attemptAt.getTime(), receivedAt, row.doneAt.getTime()] as const];
      }),
    );
  return {
    faulty: waysOf((receiver) => receiver < faulty),
    healthy: waysOf((receiver) => receiver >= faulty),
    perSecond: rateOf(accepted, faulty, least(commits.values())),
  };
}

function rateOf(accepted: readonly (readonly Accepted[])[], faulty: number, began: number): number {
  const until = Math.max(...accepted.slice(faulty).map((one) => one.at(-1)?.[1] ?? began));
  const count = accepted.reduce((sum, one) => sum + one.filter(([, at]) => at <= until).length, 0);
  return count / ((until - began) / 1_000);
}

async function sent({ core: { db } }: BenchSetup, first: number): Promise<void> {
  const until = performance.now() + LIMIT_MS;
  while ((await db.first<{ unsent: boolean }>(UNSENT, [first]))?.unsent !== false) {
    if (performance.now() > until) throw new Error('The webhooks were not sent in time');
    await pause(POLL_MS);
  }
}

function courseOf(ways: readonly (readonly [number, number, number, number])[]): Course {
  const split = (from: 0 | 1 | 2, to: 1 | 2 | 3): Split => {
    // The database keeps milliseconds, and a publisher is told of its commit after others are.
    const waits = ways.map((way) => Math.max(0, way[to] - way[from])).sort((a, b) => a - b);
    return { p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99) };
  };
  return { attempt: split(0, 1), receipt: split(1, 2), done: split(2, 3), whole: split(0, 3) };
}

/** Too many for the arguments of a call. */
function least(values: Iterable<number>): number {
  let found = Infinity;
  for (const value of values) found = Math.min(found, value);
  return found;
}

/** Each receiver has the events of an order one after the other, and each once. Labels are `bench-<order>-<event>`. */
function checkSequence(receiver: number, accepted: readonly Accepted[]): void {
  const newest = new Map<string, number>();
  for (const [label] of accepted) {
    const [, order = '', event = ''] = label.split('-');
    if (Number(event) <= (newest.get(order) ?? 0))
      throw new Error(`Receiver ${String(receiver)} had ${label} late or again`);
    newest.set(order, Number(event));
  }
}
