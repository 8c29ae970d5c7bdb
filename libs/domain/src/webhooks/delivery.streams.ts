import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, statement, WakeUps, type FaceName } from '../shared/index.js';

/** A subscription and what one of its orders (or requests, couriers) goes by. */
export interface StreamKey {
  readonly subscriptionId: number;
  readonly stream: string;
}

/** A stream whose first is held back, and the last event known when that was decided. */
export interface HeldStream extends StreamKey {
  readonly seen: number;
}

// By an array of ids, here and wherever a batch is written: a join would tempt the planner to read the whole table.
// One look per stream for the same reason: an anti-join, planned while little was due, compared each stream with all
// that was due. And a state that no index can promise (`|| ''`), or all that is in it would be looked through as well.
const PROMOTE = statement(
  'webhook_promote',
  `with streams as materialized (
     select distinct * from unnest($1::bigint[], $2::text[]) as u(subscription_id, stream)
   ), next as materialized (
     select first.id
       from streams s
      cross join lateral (
        select d.id from webhook_deliveries d
         where d.subscription_id = s.subscription_id and d.stream = s.stream and d.state = 'queued'
         order by d.outbox_id, d.part limit 1
      ) first
      where (
        select true from webhook_deliveries d
         where d.subscription_id = s.subscription_id and d.stream = s.stream and d.state = 'due' limit 1
      ) is null
   )
   update webhook_deliveries d set state = 'due', due_at = $3, leased_until = null
    where d.id = any(array(select id from next)) and d.state || '' = 'queued'
   returning d.face`,
);

// Rows in a sender's hands are passed over: it looks for newcomers itself after it has put a row off.
const RELEASE_HELD = statement(
  'webhook_release_held',
  `with held as materialized (
     select (select d.id from webhook_deliveries d
              where d.subscription_id = s.subscription_id and d.stream = s.stream and d.state = 'due'
                and d.body is null and d.due_at > $4 and d.leased_until is null
                and exists (
                  select from webhook_deliveries q
                   where q.subscription_id = s.subscription_id and q.stream = s.stream and q.state = 'queued'
                     and q.outbox_id > s.seen
                )
                for update skip locked) as id
       from (select subscription_id, stream, max(seen) as seen
               from unnest($1::bigint[], $2::text[], $3::bigint[]) as u(subscription_id, stream, seen)
              group by subscription_id, stream) s
   )
   update webhook_deliveries d set due_at = $4
    where d.id = any(array(select id from held)) and d.state || '' = 'due'
   returning d.face`,
);

const STUCK = statement(
  'webhook_stuck_streams',
  `select distinct q.subscription_id as "subscriptionId", q.stream
     from webhook_deliveries q
    where q.state = 'queued' and not exists (
      select from webhook_deliveries d
       where d.subscription_id = q.subscription_id and d.stream = q.stream and d.state = 'due'
    )
    limit 1000`,
);

/** Another promoter was quicker, or the two met in different order: with a fresh look there is less to do. */
const CLASHES = new Set(['23505', '40P01']);
const TRIES = 3;

/**
 * Moves streams along: when their due delivery has come to its end, the next one's turn has come.
 *
 * Whoever adds to a stream and whoever ends its delivery cannot see each other's uncommitted rows, so each of them
 * looks again after its own commit: whichever commits last sees both and promotes. `sweep` finds what a crash
 * between commit and second look left behind.
 */
@Injectable()
export class DeliveryStreams {
  private readonly log = new Logger(DeliveryStreams.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
  ) {}

  /** After rows were added: wakes the faces that have something due, looks again at streams that had to wait. */
  announce(written: readonly (StreamKey & { readonly face: FaceName; readonly state: string })[]): void {
    this.wake(written.filter((row) => row.state === 'due').map((row) => row.face));
    const waiting = written.filter((row) => row.state === 'queued');
    if (waiting.length > 0) void this.moveOn(waiting);
  }

  /** Outside of any transaction. Answers how many streams moved. */
  async promote(streams: readonly StreamKey[]): Promise<number> {
    if (streams.length === 0) return 0;
    for (let attempt = 1; ; attempt++) {
      try {
        const moved = await this.db.query<{ face: FaceName }>(PROMOTE, [
          streams.map((key) => key.subscriptionId),
          streams.map((key) => key.stream),
          this.clock.now(),
        ]);
        this.wake(moved.map((row) => row.face));
        return moved.length;
      } catch (error) {
        const clash = CLASHES.has(String((error as { code?: unknown }).code));
        if (!clash || attempt === TRIES) throw error;
      }
    }
  }

  /** First rows held back for what might follow become due, where something unseen has queued behind them. */
  async releaseHeld(streams: readonly HeldStream[]): Promise<void> {
    if (streams.length === 0) return;
    const released = await this.db.query<{ face: FaceName }>(RELEASE_HELD, [
      streams.map((key) => key.subscriptionId),
      streams.map((key) => key.stream),
      streams.map((key) => key.seen),
      this.clock.now(),
    ]);
    this.wake(released.map((row) => row.face));
  }

  /** Streams that wait for nobody. */
  async sweep(): Promise<number> {
    return await this.promote(await this.db.query<StreamKey>(STUCK));
  }

  wake(faces: readonly FaceName[]): void {
    for (const face of new Set(faces)) this.wakeUps.wake('webhooks.send', { face }, { key: face });
  }

  /** Something of this face becomes due then. */
  wakeAt(face: FaceName, at: Date): void {
    const delayMs = Math.max(0, at.getTime() - this.clock.millis());
    this.wakeUps.wake('webhooks.send', { face }, { delayMs });
  }

  /** What does not move now waits for the next sweep. */
  async moveOn(streams: readonly StreamKey[]): Promise<void> {
    try {
      await this.promote(streams);
      await this.releaseHeld(streams.map((key) => ({ ...key, seen: 0 })));
    } catch (error) {
      this.log.warn(`${String(streams.length)} streams wait for the next sweep: ${String(error)}`);
    }
  }
}
