import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxConsumers, type OutboxConsumer, type OutboxEvent, type OutboxTopic } from '../outbox/index.js';
import { Clock, statement, type FaceName, type Transaction } from '../shared/index.js';
import { DeliveryStreams, type StreamKey } from './delivery.streams.js';
import { OpenDeliveryReceivers } from './open-delivery.receivers.js';
import { CourierEventPlans } from './webhook.ports.js';

interface Listener {
  readonly id: number;
  readonly hubId: number;
  readonly face: FaceName;
  readonly merchantId: number | null;
  readonly topics: readonly OutboxTopic[] | null;
}

const LISTENERS = statement(
  'webhook_listeners',
  `select id, hub_id as "hubId", face, merchant_id as "merchantId", topics
     from webhook_subscriptions
    where hub_id = any($1::bigint[]) and active and (merchant_id is null or merchant_id = any($2::bigint[]))
    order by id`,
);

// The first of a stream with nothing open is due at once; the others wait for the one before them. One look per stream,
// by a `limit` that the planner cannot turn into reading all that is open.
const INSERT = statement(
  'webhook_fan_out',
  `with fresh as (
     select f.*, f.leads and (
              select true from webhook_deliveries d
               where d.subscription_id = f.subscription_id and d.stream = f.stream and d.state = 'due' limit 1
            ) is null and (
              select true from webhook_deliveries d
               where d.subscription_id = f.subscription_id and d.stream = f.stream and d.state = 'queued' limit 1
            ) is null as due
       from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[], $7::text[], $8::boolean[])
            as f(hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, leads)
   )
   insert into webhook_deliveries
          (hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, state, due_at, created_at)
   select hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream,
          case when due then 'due' else 'queued' end, case when due then $9::timestamptz end, $9
     from fresh order by outbox_id
   on conflict (subscription_id, outbox_id, part) do nothing
   returning face, subscription_id as "subscriptionId", stream, state`,
);

/** Streams of Open Delivery's requests; an order born of one keeps its stream. */
const REQUEST_STREAM = 'r:';

/** Writes one delivery per event and subscription that wants it. */
@Injectable()
export class WebhookFanOut implements OutboxConsumer, OnModuleInit {
  readonly name = 'webhooks';
  readonly topics = 'all';
  readonly reads: ReadonlySet<OutboxTopic> = new Set();

  constructor(
    private readonly consumers: OutboxConsumers,
    private readonly clock: Clock,
    private readonly plans: CourierEventPlans,
    private readonly receivers: OpenDeliveryReceivers,
    private readonly streams: DeliveryStreams,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this);
  }

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    await this.receivers.sync(
      tx,
      events.filter((event) => event.stream.startsWith(REQUEST_STREAM)),
    );
    const wanted = await this.matches(tx, events, await this.listeners(tx, events));
    if (wanted.length === 0) return;
    const leads = firstOfEachStream(wanted);
    const written = await tx.query<StreamKey & { face: FaceName; state: string }>(INSERT, [
      wanted.map(({ event }) => event.hubId),
      wanted.map(({ listener }) => listener.face),
      wanted.map(({ listener }) => listener.id),
      wanted.map(({ event }) => event.id),
      wanted.map(({ event }) => event.topic),
      wanted.map(({ event }) => event.aggregateId),
      wanted.map(({ event }) => event.stream),
      leads,
      this.clock.now(),
    ]);
    tx.afterCommit(() => this.streams.announce(written));
  }

  private async listeners(tx: Transaction, events: readonly OutboxEvent[]): Promise<Listener[]> {
    const merchants = events.flatMap((event) => (event.merchantId === null ? [] : [event.merchantId]));
    return await tx.query<Listener>(LISTENERS, [
      distinct(events.map((event) => event.hubId)),
      distinct(merchants),
    ]);
  }

  private async matches(tx: Transaction, events: readonly OutboxEvent[], listeners: readonly Listener[]) {
    const allowed = new Map<number, boolean>();
    for (const hubId of distinct(events.filter(isOfCourier).map((event) => event.hubId)))
      allowed.set(hubId, await this.plans.allows(hubId, tx));
    return events.flatMap((event) =>
      isOfCourier(event) && allowed.get(event.hubId) !== true
        ? []
        : listeners.filter((listener) => wants(listener, event)).map((listener) => ({ event, listener })),
    );
  }
}

function wants(listener: Listener, event: OutboxEvent): boolean {
  if (listener.hubId !== event.hubId) return false;
  if (listener.merchantId !== null && listener.merchantId !== event.merchantId) return false;
  if (listener.face === 'open-delivery') return event.stream.startsWith(REQUEST_STREAM);
  if (event.topic.startsWith('request.')) return false;
  if (listener.topics === null) return !isOfCourier(event);
  return listener.topics.includes(event.topic);
}

function isOfCourier(event: OutboxEvent): boolean {
  return event.topic.startsWith('courier.');
}

function firstOfEachStream(wanted: readonly { event: OutboxEvent; listener: Listener }[]): boolean[] {
  const seen = new Set<string>();
  return wanted.map(({ event, listener }) => {
    const key = `${String(listener.id)} ${event.stream}`;
    const leads = !seen.has(key);
    seen.add(key);
    return leads;
  });
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
