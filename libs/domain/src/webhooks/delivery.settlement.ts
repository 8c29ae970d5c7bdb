import { Injectable } from '@nestjs/common';
import { Clock, Database, statement } from '../shared/index.js';
import { byId, placeIn } from './batch.sql.js';
import type { ReadyDelivery } from './delivery.claims.js';
import { DeliveryStreams } from './delivery.streams.js';
import { nextTry } from './retry.schedule.js';
import { SubscriptionHealth } from './subscription.health.js';
import type { AttemptResult, DeliveryState } from './webhook.types.js';

/** One attempt that came to its end. */
export interface Attempted {
  readonly delivery: ReadyDelivery;
  readonly startedAt: Date;
  readonly result: AttemptResult;
}

interface Verdict {
  readonly state: DeliveryState;
  readonly dueAt: Date | null;
}

const ANSWER_KEPT = 2048;

// The attempt happened whatever became of the lease; the row moves only while its lease is still ours. The commit does
// not wait for the disk: lost in a crash, the delivery is sent again under its id, as if the crash had come before; and
// what follows in its stream is kept on disk before it is sent, and this with it.
const SETTLE = statement(
  'webhook_settle',
  `with lazily as materialized (select set_config('synchronous_commit', 'off', true)), attempt as (
     insert into webhook_attempts (delivery_id, hub_id, at, duration_ms, status, error, answer)
     select a.* from lazily,
            unnest($1::bigint[], $2::bigint[], $4::timestamptz[], $5::int[], $6::int[], $7::text[], $8::text[]) a
   )
   update webhook_deliveries d
      set leased_until = null, attempts = d.attempts + 1, tries = d.tries + 1,
          (state, due_at, last_status, last_error, settled_at) = (
            select ($9::text[])[o.i], ($10::timestamptz[])[o.i], ($6::int[])[o.i], ($7::text[])[o.i],
                   case when ($10::timestamptz[])[o.i] is null then $11::timestamptz end
              from ${placeIn('$1', 'd.id')} as o(i))
    where d.id = any($1::bigint[]) and d.leased_until = ($3::timestamptz[])[${placeIn('$1', 'd.id')}]`,
);

const RELEASE = statement(
  'webhook_release',
  `update webhook_deliveries d set due_at = $3, leased_until = null
    where d.id = any($1::bigint[]) and d.leased_until = ($2::timestamptz[])[${placeIn('$1', 'd.id')}]`,
);

const HOLD_OFF = statement(
  'webhook_hold_off',
  `update webhook_deliveries set due_at = $2
    where state = 'due' and subscription_id = any($1::bigint[]) and due_at < $2
      and (leased_until is null or leased_until < $3)`,
);

/** Writes down what came of a batch of attempts, and lets their streams go on. */
@Injectable()
export class DeliverySettlement {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly streams: DeliveryStreams,
    private readonly health: SubscriptionHealth,
  ) {}

  async settle(batch: readonly Attempted[]): Promise<void> {
    if (batch.length === 0) return;
    const attempted = batch.toSorted((a, b) => byId(a.delivery, b.delivery));
    const now = this.clock.now();
    const verdicts = attempted.map((one) => verdict(one, now));
    await this.db.execute(SETTLE, [
      attempted.map(({ delivery }) => delivery.id),
      attempted.map(({ delivery }) => delivery.hubId),
      attempted.map(({ delivery }) => delivery.leasedUntil),
      attempted.map(({ startedAt }) => startedAt),
      attempted.map(({ result }) => Math.round(result.durationMs)),
      attempted.map(({ result }) => result.status),
      attempted.map(({ result }) => result.error),
      attempted.map(({ result }) => storable(result.answer)),
      verdicts.map(({ state }) => state),
      verdicts.map(({ dueAt }) => dueAt),
      now,
    ]);
    const ended = attempted.filter((_, i) => verdicts[i]?.dueAt === null);
    await Promise.all([
      this.streams.promote(ended.map(({ delivery }) => delivery)),
      this.health.record(batch),
    ]);
  }

  /** Claimed but not tried, because the receiver's circuit opened meanwhile. */
  async release(given: readonly ReadyDelivery[], dueAt: Date): Promise<void> {
    if (given.length === 0) return;
    const deliveries = given.toSorted(byId);
    await this.db.execute(RELEASE, [
      deliveries.map((delivery) => delivery.id),
      deliveries.map((delivery) => delivery.leasedUntil),
      dueAt,
    ]);
  }

  /** Nothing is due for these subscriptions before then; spares claiming what could not be sent. */
  async holdOff(subscriptionIds: readonly number[], until: Date): Promise<void> {
    await this.db.execute(HOLD_OFF, [subscriptionIds, until, this.clock.now()]);
  }
}

function verdict({ delivery, result }: Attempted, now: Date): Verdict {
  if (result.error === null) return { state: 'delivered', dueAt: null };
  if (result.error === 'gone') return { state: 'given_up', dueAt: null };
  const dueAt = nextTry(delivery.tries + 1, result, now, Math.random);
  return { state: dueAt === null ? 'given_up' : 'due', dueAt };
}

/** Text columns refuse NUL, and a receiver may answer anything. */
function storable(answer: string | null): string | null {
  return answer === null ? null : answer.slice(0, ANSWER_KEPT).replaceAll('\0', '');
}
