import { Injectable, Logger } from '@nestjs/common';
import type { OutboxEventWithPayload, OutboxTopic } from '../../events/index.js';
import { Clock, arraysOf, isDomainError, type RowOf, statement, type Transaction } from '../../base/index.js';
import { bodyOf, eventOfDelivery, isRendered } from './delivery-batch.statements.js';
import type { HeldStream, StreamKey } from './delivery-streams.service.js';
import { type SubscriptionTarget, SubscriptionTargets } from './subscription-targets.service.js';
import {
  CONNECTION_HEADER,
  renderWithSequence,
  TEST_EVENT,
  TEST_HEADERS,
  type DueEvent,
  type WebhookDialect,
  type WireMessage,
} from './webhook-dialect.port.js';
import { newNonce } from './webhook-signature.rules.js';
import type { DeliveryState, ReadyDelivery } from './webhook.types.js';

interface Sendable extends Omit<ReadyDelivery, 'leasedUntil'> {
  readonly event: string;
  readonly alreadyStored: boolean;
}

interface Claimed {
  readonly id: number;
}

export interface DeliveryPlan {
  readonly taken: number;
  readonly send: Sendable[];
  /** Further messages of an event that its face sends as several, queued right behind the first. */
  readonly parts: { readonly id: number; readonly part: number; readonly message: WireMessage }[];
  readonly later: (HeldStream & Claimed & { readonly dueAt: Date })[];
  readonly end: (StreamKey & Claimed & { readonly state: DeliveryState; readonly reason: string | null })[];
}

// A claimed delivery with its body, or else with its event. A statement of its own: with partitions left out
// while it runs, a statement that also locks rows crashes PostgreSQL 18 (`statement-plans.spec.ts`).
const READ_CLAIMED = statement(
  'webhooks.webhook_read_claimed',
  `select d.id, d.hub_id as "hubId", d.subscription_id as "subscriptionId", d.stream, d.outbox_id as "outboxId", d.topic,
          d.aggregate_id as "aggregateId", d.attempts, d.tries, d.event, d.headers, d.created_at as "createdAt", d.nonce,
          case when ${isRendered('d')} then ${bodyOf('d')} end as body,
          o.uuid, o.merchant_id as "merchantId", o.payload, o.occurred_at as "occurredAt"
     from webhook_deliveries_open d left join lateral ${eventOfDelivery('d', `not (${isRendered('d')})`)} o on true
    where d.id = any($1::bigint[])
    order by d.id`,
);

type ClaimedDelivery = RowOf<typeof READ_CLAIMED> & {
  readonly topic: OutboxTopic;
  readonly headers: Record<string, string> | null;
};
type UnrenderedDelivery = ClaimedDelivery & { due: DueEvent };

interface Follower extends OutboxEventWithPayload, StreamKey {
  readonly deliveryId: number;
}

interface Batch {
  readonly plan: DeliveryPlan;
  readonly dialect: WebhookDialect;
}

/** `seen` of a delivery that is held until its instant: no later event makes it due earlier. */
const NO_LATER_EVENT = Number.MAX_SAFE_INTEGER;
const MAX_MERGED = 50;

const FOLLOWERS = statement(
  'webhooks.webhook_followers',
  `select d.id as "deliveryId", d.subscription_id as "subscriptionId", d.stream, o.id, o.uuid, o.hub_id as "hubId", o.topic,
          o.aggregate_id as "aggregateId", o.merchant_id as "merchantId", o.payload, o.occurred_at as "occurredAt"
     from unnest($1::bigint[], $2::text[]) as s(subscription_id, stream)
    cross join lateral (
      select * from webhook_deliveries_open d
       where d.subscription_id = s.subscription_id and d.stream = s.stream and d.state = 'queued' and not (${isRendered('d')})
       order by d.outbox_id, d.part limit $3
    ) d
    cross join lateral ${eventOfDelivery('d')} o
    order by d.outbox_id, d.part`,
);

/** Decides by the face's dialect about each claimed row: it is sent, sent later, merged or not sent. */
@Injectable()
export class DeliveryRenderer {
  private readonly log = new Logger(DeliveryRenderer.name);

  constructor(
    private readonly clock: Clock,
    private readonly targets: SubscriptionTargets,
  ) {}

  async plan(tx: Transaction, dialect: WebhookDialect, ids: readonly number[]): Promise<DeliveryPlan> {
    const rows = ids.length === 0 ? [] : await tx.query<ClaimedDelivery>(READ_CLAIMED, [ids]);
    const plan: DeliveryPlan = { taken: rows.length, send: [], parts: [], later: [], end: [] };
    const subscriptions = rows.map((row) => row.subscriptionId);
    const targets = await this.targets.byIds(subscriptions, tx);
    const batch = { plan, dialect };
    const unrendered: UnrenderedDelivery[] = [];
    for (const row of rows) {
      const subscription = targets.get(row.subscriptionId);
      const event = snapshotOf(row);
      if (!subscription?.active) end(plan, row, 'cancelled', 'subscription_inactive');
      else if (row.body !== null) plan.send.push(sendable(row, subscription, storedMessage(row, row.body)));
      else if (row.outboxId === null) await this.renderTest(batch, row, subscription);
      else if (event === null) end(plan, row, 'cancelled', 'event_no_longer_kept');
      else unrendered.push(Object.assign(row, { due: { key: row.id, event, subscription } }));
    }
    const timely = unrendered.filter((row) => !this.tooEarly(batch, row));
    const settled = await this.merge(tx, batch, timely);
    if (settled.length > 0) await this.renderAll(batch, settled);
    return plan;
  }

  private tooEarly({ plan, dialect }: Batch, row: UnrenderedDelivery): boolean {
    const notBefore = dialect.notBefore?.(row.due.event) ?? null;
    if (notBefore === null || notBefore <= this.clock.now()) return false;
    putOff(plan, row, notBefore, NO_LATER_EVENT);
    return true;
  }

  /**
   * Merges events of a stream within the merge window into one message, which is rendered from the last of
   * them and sent in the place of the first. The first is put off while more of them may come: until its
   * window ends, or until an event that cannot be merged queues behind it.
   */
  private async merge(tx: Transaction, { plan, dialect }: Batch, rows: UnrenderedDelivery[]) {
    const window = ({ event, subscription }: DueEvent) => dialect.mergeWindowMs?.(event, subscription) ?? 0;
    const heads = rows.filter((row) => window(row.due) > 0);
    if (heads.length === 0) return rows;
    const streams = arraysOf(heads, 'subscriptionId', 'stream');
    const followers = await tx.query<Follower>(FOLLOWERS, [...streams, MAX_MERGED]);
    return rows.flatMap((row) => {
      if (window(row.due) === 0) return [row];
      const behind = followers.filter(
        ({ subscriptionId, stream }) => subscriptionId === row.subscriptionId && stream === row.stream,
      );
      const until = new Date(row.due.event.occurredAt.getTime() + window(row.due));
      const other = behind.findIndex(
        (event) => event.occurredAt > until || window({ ...row.due, event }) === 0,
      );
      const full = other !== -1 || behind.length === MAX_MERGED;
      if (!full && until.getTime() > this.clock.millis()) {
        putOff(plan, row, until, behind.at(-1)?.id ?? row.due.event.id);
        return [];
      }
      const merged = other === -1 ? behind : behind.slice(0, other);
      for (const { deliveryId, subscriptionId, stream } of merged)
        end(plan, { id: deliveryId, subscriptionId, stream }, 'merged', `by ${String(row.id)}`);
      return [{ ...row, due: { ...row.due, event: merged.at(-1) ?? row.due.event } }];
    });
  }

  /** An event whose context cannot be loaded must not keep others from being sent: each is tried alone. */
  private async renderAll(batch: Batch, rows: readonly UnrenderedDelivery[], alone = false): Promise<void> {
    try {
      const context = await batch.dialect.loadContext(rows.map((row) => row.due));
      for (const row of rows) this.renderInto(batch, row, context);
    } catch (error) {
      if (isDomainError(error, 'storage_unavailable')) throw error;
      for (const row of rows) {
        if (alone) this.giveUp(batch.plan, row, error);
        else await this.renderAll(batch, [row], true);
      }
    }
  }

  private renderInto({ plan, dialect }: Batch, row: UnrenderedDelivery, context: unknown): void {
    try {
      const [first, ...rest] = renderWithSequence(dialect, row.due, context);
      if (first === undefined) {
        end(plan, row, 'skipped', null);
        return;
      }
      plan.send.push(sendable(row, row.due.subscription, first));
      rest.forEach((message, i) => plan.parts.push({ id: row.id, part: i + 1, message }));
    } catch (error) {
      this.giveUp(plan, row, error);
    }
  }

  private async renderTest({ plan, dialect }: Batch, row: ClaimedDelivery, subscription: SubscriptionTarget) {
    try {
      const event = row.event === TEST_EVENT ? null : row.event;
      const at = this.clock.now();
      const message = await dialect.renderTest({ at, subscription, event });
      const headers = { ...message.headers, ...TEST_HEADERS };
      plan.send.push(sendable(row, subscription, { ...message, headers }));
    } catch (error) {
      if (isDomainError(error, 'storage_unavailable')) throw error;
      this.giveUp(plan, row, error);
    }
  }

  private giveUp(plan: DeliveryPlan, row: StreamKey & Claimed, error: unknown): void {
    this.log.error(`Delivery ${String(row.id)} cannot be rendered: ${String(error)}`);
    end(plan, row, 'given_up', `cannot be rendered: ${String(error)}`.slice(0, 500));
  }
}

function storedMessage({ event, topic, headers }: ClaimedDelivery, body: string): WireMessage {
  return { name: event ?? topic, body, headers: headers ?? {} };
}

function sendable(
  row: ClaimedDelivery,
  subscription: SubscriptionTarget,
  { name, body, headers = {} }: WireMessage,
): Sendable {
  const { id, createdAt, hubId, subscriptionId, stream, attempts, tries } = row;
  const { connectionId } = subscription;
  return {
    id,
    createdAt,
    // A body stored without a nonce may have been sent: its later attempts need the same `webhook-id`.
    nonce: row.nonce ?? (row.body === null ? newNonce() : null),
    hubId,
    subscriptionId,
    stream,
    attempts,
    tries,
    event: name,
    body: Buffer.from(body),
    alreadyStored: row.body !== null,
    headers: connectionId === null ? headers : { ...headers, [CONNECTION_HEADER]: String(connectionId) },
    subscription,
  };
}

function end(plan: DeliveryPlan, row: StreamKey & Claimed, state: DeliveryState, reason: string | null) {
  const { id, subscriptionId, stream } = row;
  plan.end.push({ id, subscriptionId, stream, state, reason });
}

function putOff(plan: DeliveryPlan, row: UnrenderedDelivery, dueAt: Date, seen: number): void {
  plan.later.push({ id: row.id, dueAt, subscriptionId: row.subscriptionId, stream: row.stream, seen });
}

function snapshotOf(row: ClaimedDelivery): OutboxEventWithPayload | null {
  const { outboxId, uuid, payload, occurredAt, hubId, topic, aggregateId, stream, merchantId } = row;
  if (outboxId === null || payload === null || occurredAt === null) return null;
  return { id: outboxId, uuid, hubId, topic, aggregateId, stream, merchantId, payload, occurredAt };
}
