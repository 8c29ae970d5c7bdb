import { Injectable } from '@nestjs/common';
import type { OutboxTopic } from '../outbox/index.js';
import { Clock, Database, statement, type Transaction } from '../shared/index.js';
import { DeliveryStreams, type StreamKey } from './delivery.streams.js';
import { DeliveryWording, type Plan } from './delivery.wording.js';
import { byId, packTexts, placeIn, textAt } from './batch.sql.js';
import type { WebhookDialect } from './webhook.dialect.js';
import type { SubscriptionTarget } from './webhook.types.js';

/** A row whose turn has come, with its event when it has not been worded yet. */
export interface ClaimedDelivery extends StreamKey {
  readonly id: number;
  readonly hubId: number;
  readonly outboxId: number | null;
  readonly topic: OutboxTopic;
  readonly aggregateId: number;
  readonly attempts: number;
  readonly tries: number;
  readonly event: string | null;
  readonly body: string | null;
  readonly headers: Record<string, string> | null;
  readonly merchantId: number | null;
  readonly payload: object | null;
  readonly occurredAt: Date | null;
}

/** In a sender's hands until `leasedUntil`; afterwards another sender may take it. */
export interface ReadyDelivery extends StreamKey {
  readonly id: number;
  readonly hubId: number;
  readonly attempts: number;
  readonly tries: number;
  /** As it is kept, signed and sent. */
  readonly body: Buffer;
  readonly headers: Record<string, string>;
  readonly leasedUntil: Date;
  readonly subscription: SubscriptionTarget;
}

export interface ClaimLimits {
  readonly limit: number;
  /** So that one long backlog does not take a whole batch from the others. */
  readonly perSubscription: number;
  /** Subscriptions whose receiver can take no more at present. */
  readonly except: readonly number[];
  readonly leaseMs: number;
}

export interface Claim {
  readonly ready: readonly ReadyDelivery[];
  /** Rows looked at, those put off or ended included: zero means that nothing is due. */
  readonly taken: number;
}

// Hops from subscription to subscription along the index instead of walking the backlog of each, and takes a few
// of every one: a receiver with a hundred thousand waiting costs the others nothing.
const CLAIM = statement(
  'webhook_claim',
  `with recursive hop (subscription_id) as (
    (select subscription_id from webhook_deliveries
      where face = $1 and due_at is not null order by subscription_id limit 1)
    union all
    select (select d.subscription_id from webhook_deliveries d
             where d.face = $1 and d.due_at is not null and d.subscription_id > hop.subscription_id
             order by d.subscription_id limit 1)
      from hop where hop.subscription_id is not null
  ), waiting as (
    select subscription_id from hop
     where subscription_id is not null and subscription_id <> all($4::bigint[]) order by random()
  ), claimed as (
    select d.* from waiting w cross join lateral (
      select * from webhook_deliveries d
       where d.face = $1 and d.subscription_id = w.subscription_id and d.due_at <= $2
         and (d.leased_until is null or d.leased_until <= $2)
       order by d.due_at limit $3
         for update skip locked
    ) d
    limit $5
  )
  select c.id, c.hub_id as "hubId", c.subscription_id as "subscriptionId", c.stream, c.outbox_id as "outboxId", c.topic,
         c.aggregate_id as "aggregateId", c.attempts, c.tries, c.event, c.body, c.headers,
         o.merchant_id as "merchantId", o.payload, o.occurred_at as "occurredAt"
    from claimed c left join lateral (
      select * from outbox where id = c.outbox_id and c.body is null limit 1
    ) o on true
   order by c.id`,
);

const KEEP = statement(
  'webhook_keep',
  `update webhook_deliveries d
      set (leased_until, event, headers, body) = (
        select $2::timestamptz, coalesce(d.event, ($3::text[])[k.i]), coalesce(d.headers, ($4::text[])[k.i]::jsonb),
               coalesce(d.body, ${textAt('$7', '($5::int[])[k.i]', '($6::int[])[k.i]')})
          from ${placeIn('$1', 'd.id')} as k(i))
    where d.id = any($1::bigint[])`,
);

const APPEND_PART = statement(
  'webhook_append_part',
  `insert into webhook_deliveries
          (hub_id, face, subscription_id, outbox_id, part, topic, aggregate_id, stream, state, event, body, headers, created_at)
   select hub_id, face, subscription_id, outbox_id, $2, topic, aggregate_id, stream, 'queued', $3, $4, $5, $6
     from webhook_deliveries where id = $1
   on conflict (subscription_id, outbox_id, part) do nothing`,
);

const PUT_OFF = statement(
  'webhook_put_off',
  `update webhook_deliveries d set due_at = k.due_at
     from unnest($1::bigint[], $2::timestamptz[]) as k(id, due_at)
    where d.id = k.id and d.id = any($1::bigint[])`,
);

const END = statement(
  'webhook_end',
  `update webhook_deliveries d set state = k.state, last_error = k.reason, settled_at = $4, due_at = null, leased_until = null
     from unnest($1::bigint[], $2::text[], $3::text[]) as k(id, state, reason)
    where d.id = k.id and d.id = any($1::bigint[])`,
);

/** How senders come by their work. Any number of them may claim at once; no row is in two hands. */
@Injectable()
export class DeliveryClaims {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wording: DeliveryWording,
    private readonly streams: DeliveryStreams,
  ) {}

  /** Takes what is due, words what is new and leases it; bytes are stored before anyone sends them. */
  async claim(dialect: WebhookDialect, limits: ClaimLimits): Promise<Claim> {
    const now = this.clock.now();
    const leasedUntil = new Date(now.getTime() + limits.leaseMs);
    const plan = await this.db.transaction(async (tx) => {
      const { limit, perSubscription, except } = limits;
      const rows = await tx.query<ClaimedDelivery>(CLAIM, [
        dialect.face,
        now,
        perSubscription,
        except,
        limit,
      ]);
      const made = await this.wording.plan(tx, dialect, rows);
      this.keep(tx, made, leasedUntil);
      return made;
    });
    await this.afterwards(dialect, plan);
    return { taken: plan.taken, ready: plan.send.map((row) => Object.assign(row, { leasedUntil })) };
  }

  /** The commit waits for all of it. */
  private keep(tx: Transaction, plan: Plan, leasedUntil: Date): void {
    if (plan.send.length > 0) {
      plan.send.sort(byId);
      const { bytes, starts, lengths } = packTexts(plan.send.map((row) => (row.kept ? null : row.body)));
      void tx.send(KEEP, [
        plan.send.map((row) => row.id),
        leasedUntil,
        plan.send.map((row) => row.event),
        plan.send.map((row) => JSON.stringify(row.headers)),
        starts,
        lengths,
        bytes,
      ]);
    }
    for (const { id, part, message } of plan.parts) {
      const headers = message.headers ?? {};
      void tx.send(APPEND_PART, [id, part, message.name, message.body, headers, this.clock.now()]);
    }
    if (plan.later.length > 0)
      void tx.send(PUT_OFF, [plan.later.map((row) => row.id), plan.later.map((row) => row.dueAt)]);
    if (plan.end.length > 0)
      void tx.send(END, [
        plan.end.map((row) => row.id),
        plan.end.map((row) => row.state),
        plan.end.map((row) => row.reason),
        this.clock.now(),
      ]);
  }

  private async afterwards(dialect: WebhookDialect, plan: Plan): Promise<void> {
    await this.streams.promote(plan.end);
    if (plan.later.length === 0) return;
    const earliest = Math.min(...plan.later.map((row) => row.dueAt.getTime()));
    this.streams.wakeAt(dialect.face, new Date(earliest));
    await this.streams.releaseHeld(plan.later);
  }
}
