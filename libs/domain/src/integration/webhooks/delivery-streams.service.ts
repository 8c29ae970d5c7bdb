import { Injectable, Logger } from '@nestjs/common';
import {
  Clock,
  arraysOf,
  type FaceName,
  WakeUps,
  Database,
  hubWorks,
  isUniqueViolation,
  statement,
} from '../../base/index.js';
import { isRendered } from './delivery-batch.statements.js';

/** A stream: one subscription and one order (or request, or courier). */
export interface StreamKey {
  readonly subscriptionId: number;
  readonly stream: string;
}

/** A stream whose first delivery was put off to wait for later events. */
export interface HeldStream extends StreamKey {
  /** Last event that was known at that time. */
  readonly seen: number;
}

// Makes the first queued delivery due of each stream that has none due. The update finds its rows by an array
// of ids, because for a join the planner may read the whole table. Each stream is looked up by itself,
// because an anti-join that was planned while few deliveries were due compared each stream with all due ones.
// `d.id <> first.id` has only streams with a queued delivery looked up for a due one: most have none. `state
// || ''` keeps the planner from an index by state, of which it would read every row.
const PROMOTE = statement(
  'webhooks.webhook_promote',
  `with streams as materialized (
     select distinct * from unnest($1::bigint[], $2::text[]) as u(subscription_id, stream)
   ), next as materialized (
     select first.id
       from streams s
      cross join lateral (
        select d.id from webhook_deliveries_open d
         where d.subscription_id = s.subscription_id and d.stream = s.stream and d.state = 'queued'
         order by d.outbox_id, d.part limit 1
      ) first
      where (
        select true from webhook_deliveries_open d
         where d.subscription_id = s.subscription_id and d.stream = s.stream and d.state = 'due' and d.id <> first.id limit 1
      ) is null
   )
   update webhook_deliveries_open d set state = 'due', due_at = $3, leased_until = null
    where d.id = any(array(select id from next)) and d.state || '' = 'queued'
   returning d.face`,
);

// Makes held deliveries due, but leased ones: a sender that put one off looks for later events itself.
const RELEASE_HELD = statement(
  'webhooks.webhook_release_held',
  `with held as materialized (
     select (select d.id from webhook_deliveries_open d
              where d.subscription_id = s.subscription_id and d.stream = s.stream and d.state = 'due'
                and not (${isRendered('d')}) and d.due_at > $4 and d.leased_until is null
                and exists (
                  select from webhook_deliveries_open q
                   where q.subscription_id = s.subscription_id and q.stream = s.stream and q.state = 'queued'
                     and q.outbox_id > s.seen
                )
                for update skip locked) as id
       from (select subscription_id, stream, max(seen) as seen
               from unnest($1::bigint[], $2::text[], $3::bigint[]) as u(subscription_id, stream, seen)
              group by subscription_id, stream) s
   )
   update webhook_deliveries_open d set due_at = $4
    where d.id = any(array(select id from held)) and d.state || '' = 'due'
   returning d.face`,
);

const STUCK = statement(
  'webhooks.webhook_stuck_streams',
  `select distinct q.subscription_id as "subscriptionId", q.stream
     from webhook_deliveries_open q
    where q.state = 'queued' and ${hubWorks('q.hub_id')} and not exists (
      select from webhook_deliveries_open d
       where d.subscription_id = q.subscription_id and d.stream = q.stream and d.state = 'due'
    )
    limit 1000`,
);

/** Attempts to promote. One fails when another process promotes the same stream at the same time. */
const TRIES = 3;

/**
 * Makes the next delivery of a stream due when the one before it has ended (promotes the stream).
 *
 * A transaction that adds a delivery to a stream and one that ends its due one do not see each other's
 * uncommitted rows. So each process looks at the stream again after its commit: the last to commit sees both
 * changes and promotes. `sweep` promotes streams left because a process died between commit and look.
 */
@Injectable()
export class DeliveryStreams {
  private readonly log = new Logger(DeliveryStreams.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
  ) {}

  /** After deliveries were written: wakes faces with some due, and looks again at streams that waited. */
  announce(written: readonly (StreamKey & { readonly face: FaceName; readonly state: string })[]): void {
    this.wake(written.filter((row) => row.state === 'due').map((row) => row.face));
    const waiting = written.filter((row) => row.state === 'queued');
    if (waiting.length > 0) void this.moveOn(waiting);
  }

  /** Outside of any transaction. Returns how many were promoted. */
  async promote(streams: readonly StreamKey[]): Promise<number> {
    if (streams.length === 0) return 0;
    for (let attempt = 1; ; attempt++) {
      try {
        const values = [...arraysOf(streams, 'subscriptionId', 'stream'), this.clock.now()];
        const moved = await this.db.query<{ face: FaceName }>(PROMOTE, values);
        this.wake(moved.map((row) => row.face));
        return moved.length;
      } catch (error) {
        if (!isUniqueViolation(error) || attempt === TRIES) throw error;
      }
    }
  }

  /** Makes held deliveries due if a later event queued behind them than was known when they were put off. */
  async releaseHeld(streams: readonly HeldStream[]): Promise<void> {
    if (streams.length === 0) return;
    const values = [...arraysOf(streams, 'subscriptionId', 'stream', 'seen'), this.clock.now()];
    const released = await this.db.query<{ face: FaceName }>(RELEASE_HELD, values);
    this.wake(released.map((row) => row.face));
  }

  async sweep(): Promise<number> {
    return await this.promote(await this.db.query<StreamKey>(STUCK));
  }

  wake(faces: readonly FaceName[]): void {
    for (const face of new Set(faces)) this.wakeUps.wake('webhooks.send', { face }, { key: face });
  }

  wakeAt(face: FaceName, at: Date): void {
    const delayMs = Math.max(0, at.getTime() - this.clock.millis());
    this.wakeUps.wake('webhooks.send', { face }, { delayMs });
  }

  /** What fails is left to the next sweep. */
  async moveOn(streams: readonly StreamKey[]): Promise<void> {
    try {
      await this.promote(streams);
      await this.releaseHeld(streams.map((key) => ({ ...key, seen: 0 })));
    } catch (error) {
      this.log.warn(`${String(streams.length)} streams wait for the next sweep: ${String(error)}`);
    }
  }
}
