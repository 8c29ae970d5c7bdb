import { Injectable } from '@nestjs/common';
import { Clock, arraysOf, Database, hubWorks, statement, type Transaction } from '../../base/index.js';
import { DeliveryStreams } from './delivery-streams.service.js';
import { DeliveryRenderer, type DeliveryPlan } from './delivery-renderer.service.js';
import { byId, distinctTexts, packTexts, positionIn, textAt } from './delivery-batch.statements.js';
import { isOpen, isPauseLifted, settledAt } from './webhook.entity.js';
import { DUE_NOW, type WebhookDialect } from './webhook-dialect.port.js';
import { newNonce } from './webhook-signature.rules.js';
import type { ReadyDelivery } from './webhook.types.js';

export interface SaturatedSubscription {
  readonly id: number;
  /** When the receiver's host was paused; null: it has no capacity now, and is not paused. */
  readonly pausedAt: Date | null;
}

interface ClaimLimits {
  readonly limit: number;
  /** Maximum of rows of one subscription, so that a long backlog does not fill a whole batch. */
  readonly perSubscription: number;
  readonly excludedSubscriptions: readonly SaturatedSubscription[];
  readonly leaseMs: number;
}

// Claims due deliveries: goes by the index from subscription to subscription, taking a few rows of each, so
// that a receiver with 100,000 waiting ones does not delay others. Of a subscription left out, only tests.
const CLAIM = statement(
  'webhooks.webhook_claim',
  `with recursive hop (subscription_id) as (
    (select subscription_id from webhook_deliveries_open
      where face = $1 and due_at is not null order by subscription_id limit 1)
    union all
    select (select d.subscription_id from webhook_deliveries_open d
             where d.face = $1 and d.due_at is not null and d.subscription_id > hop.subscription_id
             order by d.subscription_id limit 1)
      from hop where hop.subscription_id is not null
  ), waiting as (
    select subscription_id, case when exists (
       select from unnest($4::bigint[], $6::timestamptz[]) as x(id, paused_at)
        where x.id = hop.subscription_id and not ${isPauseLifted('x.id', 'x.paused_at')})
       then $7::timestamptz else $2::timestamptz end as until
      from hop where subscription_id is not null
     order by random()
  )
  select d.id from waiting w cross join lateral (
    select id from webhook_deliveries_open d
     where d.face = $1 and d.subscription_id = w.subscription_id and d.due_at <= w.until
       and (d.leased_until is null or d.leased_until <= $2) and ${hubWorks('d.hub_id')}
     order by d.due_at limit $3
       for update skip locked
  ) d
  limit $5`,
);

const LEASE = statement(
  'webhooks.webhook_lease',
  `update webhook_deliveries_open d
      set (leased_until, event, headers, nonce) = (
        select $2::timestamptz, coalesce(d.event, ($3::text[])[($4::int[])[k.i]]),
               coalesce(d.headers, ($5::text[])[($6::int[])[k.i]]::jsonb), ($7::bigint[])[k.i]
          from ${positionIn('$1', 'd.id')} as k(i))
    where d.id = any($1::bigint[])`,
);

const STORE_BODIES = statement(
  'webhooks.webhook_store_bodies',
  `insert into webhook_bodies (delivery_id, hub_id, stored_at, body)
   select id, hub_id, $3, ${textAt('$6', 'start', 'length')}
     from unnest($1::bigint[], $2::bigint[], $4::int[], $5::int[]) as u(id, hub_id, start, length)`,
);

const APPEND_PART = statement(
  'webhooks.webhook_append_part',
  `with delivery as (
     insert into webhook_deliveries (hub_id, face, subscription_id, outbox_id, part,
            topic, aggregate_id, stream, state, event, headers, created_at, nonce)
     select hub_id, face, subscription_id, outbox_id, $2, topic, aggregate_id, stream, 'queued', $3, $5, $6, $7
       from webhook_deliveries_open where id = $1
     returning id, hub_id)
   insert into webhook_bodies (delivery_id, hub_id, stored_at, body) select id, hub_id, $6, $4 from delivery`,
);

const PUT_OFF = statement(
  'webhooks.webhook_put_off',
  `update webhook_deliveries_open d set due_at = k.due_at
     from unnest($1::bigint[], $2::timestamptz[]) as k(id, due_at)
    where d.id = k.id and d.id = any($1::bigint[])`,
);

const END = statement(
  'webhooks.webhook_end',
  `update webhook_deliveries d set state = k.state, last_error = k.reason, ${settledAt('$4')}, due_at = null, leased_until = null
     from unnest($1::bigint[], $2::text[], $3::text[]) as k(id, state, reason)
    where d.id = k.id and ${isOpen('d')} and d.id = any($1::bigint[])`,
);

/** Leases due deliveries to senders. Any number of senders may claim at once; no row is leased to two. */
@Injectable()
export class DeliveryClaims {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly renderer: DeliveryRenderer,
    private readonly streams: DeliveryStreams,
  ) {}

  /**
   * Claims due deliveries, renders the new ones and leases them; bodies are stored before they are sent.
   * `taken`: rows claimed, with those put off or ended at once: zero means that nothing is due.
   */
  async claim(dialect: WebhookDialect, limits: ClaimLimits) {
    const now = this.clock.now();
    const leasedUntil = new Date(now.getTime() + limits.leaseMs);
    const plan = await this.db.transaction(async (tx) => {
      const { limit, perSubscription, excludedSubscriptions: excluded } = limits;
      const [excludedIds, pausedAt] = arraysOf(excluded, 'id', 'pausedAt');
      const most = [perSubscription, excludedIds, limit, pausedAt];
      const claimed = await tx.query(CLAIM, [dialect.face, now, ...most, DUE_NOW]);
      const ids = claimed.map(({ id }) => id);
      const made = await this.renderer.plan(tx, dialect, ids);
      this.store(tx, made, leasedUntil);
      return made;
    });
    await this.moveStreams(dialect, plan);
    const ready: readonly ReadyDelivery[] = plan.send.map((row) => Object.assign(row, { leasedUntil }));
    return { taken: plan.taken, ready };
  }

  /** The commit waits for these statements. */
  private store(tx: Transaction, plan: DeliveryPlan, leasedUntil: Date): void {
    if (plan.send.length > 0) {
      plan.send.sort(byId);
      const names = distinctTexts(plan.send.map((row) => row.event));
      const headers = distinctTexts(plan.send.map((row) => JSON.stringify(row.headers)));
      const [ids, nonces] = arraysOf(plan.send, 'id', 'nonce');
      const texts = [names.texts, names.positions, headers.texts, headers.positions];
      void tx.send(LEASE, [ids, leasedUntil, ...texts, nonces]);
    }
    const unstored = plan.send.filter((row) => !row.alreadyStored);
    if (unstored.length > 0) {
      const { bytes, starts, lengths } = packTexts(unstored.map((row) => row.body));
      const of = arraysOf(unstored, 'id', 'hubId');
      void tx.send(STORE_BODIES, [...of, this.clock.now(), starts, lengths, bytes]);
    }
    for (const { id, part, message } of plan.parts) {
      const headers = message.headers ?? {};
      const now = this.clock.now();
      void tx.send(APPEND_PART, [id, part, message.name, message.body, headers, now, newNonce()]);
    }
    if (plan.later.length > 0) void tx.send(PUT_OFF, arraysOf(plan.later, 'id', 'dueAt'));
    if (plan.end.length > 0)
      void tx.send(END, [...arraysOf(plan.end, 'id', 'state', 'reason'), this.clock.now()]);
  }

  private async moveStreams(dialect: WebhookDialect, plan: DeliveryPlan): Promise<void> {
    await this.streams.promote(plan.end);
    if (plan.later.length === 0) return;
    const earliest = Math.min(...plan.later.map((row) => row.dueAt.getTime()));
    this.streams.wakeAt(dialect.face, new Date(earliest));
    await this.streams.releaseHeld(plan.later);
  }
}

export type ClaimedDeliveries = Awaited<ReturnType<DeliveryClaims['claim']>>;
