import { Injectable } from '@nestjs/common';
import { Clock, arraysOf, nextAttemptAt, Database, namedStatement, statement } from '../../base/index.js';
import { byId, positionIn } from './delivery-batch.statements.js';
import { DeliveryStreams } from './delivery-streams.service.js';
import { SubscriptionHealth } from './subscription-health.service.js';
import { dayOf, isOpen, isPauseLifted } from './webhook.entity.js';
import { DUE_NOW } from './webhook-dialect.port.js';
import type { DeliveryOutcome, ReadyDelivery } from './webhook.types.js';

/** Subscriptions of a host that a sender calls no more for a while. */
export interface OpenCircuit {
  readonly subscriptions: readonly number[];
  readonly openedAt: Date;
  readonly until: Date;
}

const ANSWER_KEPT = 2048;

// Records each attempt, also when the lease has passed to another sender. The delivery changes only while
// this sender still has the lease.
const SETTLE = namedStatement(
  'webhooks.webhook_settle',
  ['ids hubs leases now', 'startedAt durations statuses errors answers', 'states dueAts'],
  `with attempt as (
     insert into webhook_attempts (delivery_id, hub_id, at, duration_ms, status, error, answer)
     select a.* from unnest($ids::bigint[], $hubs::bigint[], $startedAt::timestamptz[], $durations::int[],
           $statuses::int[], $errors::text[], $answers::text[]) a)
   update webhook_deliveries d
      set leased_until = null, attempts = d.attempts + 1, tries = d.tries + 1,
          (state, due_at, last_status, last_error, settled_at, settled_on) = (
            select ($states::text[])[o.i], ($dueAts::timestamptz[])[o.i], ($statuses::int[])[o.i],
                   ($errors::text[])[o.i],
                   case when ($dueAts::timestamptz[])[o.i] is null then $now::timestamptz end,
                   case when ($dueAts::timestamptz[])[o.i] is null then ${dayOf('$now')} else 'infinity' end
              from ${positionIn('$ids', 'd.id')} as o(i))
    where d.id = any($ids::bigint[]) and ${isOpen('d')}
      and d.leased_until = ($leases::timestamptz[])[${positionIn('$ids', 'd.id')}]`,
);

const RELEASE = statement(
  'webhooks.webhook_release',
  `update webhook_deliveries_open d set due_at = $3, leased_until = null
    where d.id = any($1::bigint[]) and d.leased_until = ($2::timestamptz[])[${positionIn('$1', 'd.id')}]`,
);

// Leaves out tests, and deliveries that a lift of the pause made due since the circuit opened: somebody waits
// for these.
const HOLD_OFF = statement(
  'webhooks.webhook_hold_off',
  `update webhook_deliveries_open d set due_at = $2
    where d.state = 'due' and d.subscription_id = any($1::bigint[]) and d.due_at < $2 and d.due_at > $5
      and (d.leased_until is null or d.leased_until < $3) and not ${isPauseLifted('d.subscription_id', '$4')}`,
);

@Injectable()
export class DeliverySettlement {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly streams: DeliveryStreams,
    private readonly health: SubscriptionHealth,
  ) {}

  async settle(batch: readonly DeliveryOutcome[]): Promise<void> {
    if (batch.length === 0) return;
    const attempted = batch.toSorted((a, b) => byId(a.delivery, b.delivery));
    const now = this.clock.now();
    const verdicts = attempted.map((one) => verdict(one, now));
    const columns = SETTLE({
      ids: attempted.map(({ delivery }) => delivery.id),
      hubs: attempted.map(({ delivery }) => delivery.hubId),
      leases: attempted.map(({ delivery }) => delivery.leasedUntil),
      startedAt: attempted.map(({ startedAt }) => startedAt),
      durations: attempted.map(({ result }) => Math.round(result.durationMs)),
      statuses: attempted.map(({ result }) => result.status),
      errors: attempted.map(({ result }) => result.error),
      answers: attempted.map(({ result }) => storable(result.answer)),
      states: verdicts.map(({ state }) => state),
      dueAts: verdicts.map(({ dueAt }) => dueAt),
      now,
    });
    await this.db.execute(...columns);
    const ended = attempted.filter((_, i) => verdicts[i]?.dueAt === null);
    await Promise.all([
      this.streams.promote(ended.map(({ delivery }) => delivery)),
      this.health.record(batch),
    ]);
  }

  /** Gives claimed deliveries back that were not sent because the receiver's circuit opened. */
  async release(given: readonly ReadyDelivery[], dueAt: Date): Promise<void> {
    if (given.length === 0) return;
    const deliveries = given.toSorted(byId);
    await this.db.execute(RELEASE, [...arraysOf(deliveries, 'id', 'leasedUntil'), dueAt]);
  }

  /** Puts due deliveries off until the circuit closes, so that senders claim none that they cannot send. */
  async holdOff({ subscriptions, openedAt, until }: OpenCircuit): Promise<void> {
    await this.db.execute(HOLD_OFF, [subscriptions, until, this.clock.now(), openedAt, DUE_NOW]);
  }
}

function verdict({ delivery, result }: DeliveryOutcome, now: Date) {
  if (result.error === null) return { state: 'delivered', dueAt: null };
  if (result.error === 'gone') return { state: 'given_up', dueAt: null };
  const dueAt = nextAttemptAt(delivery.tries + 1, result, now, Math.random);
  return { state: dueAt === null ? 'given_up' : 'due', dueAt };
}

/** The receiver's answer without NUL, which PostgreSQL's text columns refuse. */
function storable(answer: string | null): string | null {
  return answer === null ? null : answer.slice(0, ANSWER_KEPT).replaceAll('\0', '');
}
