import { Injectable } from '@nestjs/common';
import { Clock, Database, statement } from '../shared/index.js';
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

// The attempt happened whatever became of the lease; the row moves only while its lease is still ours.
const SETTLE = statement(
  'webhook_settle',
  `with outcome as (
     select * from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::timestamptz[], $5::int[], $6::int[], $7::text[],
                          $8::text[], $9::text[], $10::timestamptz[])
       as o(id, hub_id, lease, at, duration_ms, status, error, answer, state, due_at)
   ), attempt as (
     insert into webhook_attempts (delivery_id, hub_id, at, duration_ms, status, error, answer)
     select id, hub_id, at, duration_ms, status, error, answer from outcome
   )
   update webhook_deliveries d
      set state = o.state, due_at = o.due_at, leased_until = null, attempts = d.attempts + 1, tries = d.tries + 1,
          last_status = o.status, last_error = o.error, settled_at = case when o.due_at is null then $11::timestamptz end
     from outcome o
    where d.id = o.id and d.id = any($1::bigint[]) and d.state = 'due' and d.leased_until = o.lease`,
);

const RELEASE = statement(
  'webhook_release',
  `update webhook_deliveries d set due_at = $3, leased_until = null
     from unnest($1::bigint[], $2::timestamptz[]) as k(id, lease)
    where d.id = k.id and d.id = any($1::bigint[]) and d.state = 'due' and d.leased_until = k.lease`,
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

  async settle(attempted: readonly Attempted[]): Promise<void> {
    if (attempted.length === 0) return;
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
      this.health.record(attempted),
    ]);
  }

  /** Claimed but not tried, because the receiver's circuit opened meanwhile. */
  async release(deliveries: readonly ReadyDelivery[], dueAt: Date): Promise<void> {
    if (deliveries.length === 0) return;
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
