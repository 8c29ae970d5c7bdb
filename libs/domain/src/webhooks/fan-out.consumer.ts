import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxConsumers, type OutboxConsumer, type OutboxEvent, type OutboxTopic } from '../outbox/index.js';
import { Clock, statement, type FaceName, type Transaction } from '../shared/index.js';
import { DeliveryStreams, type StreamKey } from './delivery.streams.js';
import { OpenDeliveryReceivers } from './open-delivery.receivers.js';
import { CourierEventPlans } from './webhook.ports.js';

/** Streams of Open Delivery's requests; an order born of one keeps its stream. */
const REQUEST_STREAM = 'r:';

// Who hears of what: customers of what is theirs, Open Delivery of its requests and nobody else of those, and whoever
// named no topics (the legacy format) of all but couriers.
//
// The first of a stream with nothing open is due at once; the others wait for the one before them. One look per stream,
// by a `limit` that the planner cannot turn into reading all that is open.
const FAN_OUT = statement(
  'webhook_fan_out',
  `with told as materialized (
     select s.id as subscription_id, s.face, e.*
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[])
            as e(hub_id, merchant_id, outbox_id, topic, aggregate_id, stream)
       join webhook_subscriptions s on s.hub_id = e.hub_id
      where s.active and (s.merchant_id is null or s.merchant_id = e.merchant_id)
        and case when s.face = 'open-delivery' then starts_with(e.stream, '${REQUEST_STREAM}')
                 when starts_with(e.topic, 'request.') then false
                 when s.topics is null then not starts_with(e.topic, 'courier.')
                 else e.topic = any(s.topics) end
   ), fresh as (
     select t.*, row_number() over (partition by subscription_id, stream order by outbox_id) = 1 and (
              select true from webhook_deliveries d
               where d.subscription_id = t.subscription_id and d.stream = t.stream and d.state = 'due' limit 1
            ) is null and (
              select true from webhook_deliveries d
               where d.subscription_id = t.subscription_id and d.stream = t.stream and d.state = 'queued' limit 1
            ) is null as due
       from told t
   )
   insert into webhook_deliveries
          (hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, state, due_at, created_at)
   select hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream,
          case when due then 'due' else 'queued' end, case when due then $7::timestamptz end, $7
     from fresh order by outbox_id, subscription_id
   on conflict (subscription_id, outbox_id, part) do nothing
   returning face, subscription_id as "subscriptionId", stream, state`,
);

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
    const told = await this.allowed(tx, events);
    if (told.length === 0) return;
    const written = tx.send<StreamKey & { face: FaceName; state: string }>(FAN_OUT, [
      told.map((event) => event.hubId),
      told.map((event) => event.merchantId),
      told.map((event) => event.id),
      told.map((event) => event.topic),
      told.map((event) => event.aggregateId),
      told.map((event) => event.stream),
      this.clock.now(),
    ]);
    tx.afterCommit(() => void written.then((rows) => this.streams.announce(rows)));
  }

  /** Events of couriers are told where the hub's plan has them. */
  private async allowed(tx: Transaction, events: readonly OutboxEvent[]): Promise<readonly OutboxEvent[]> {
    const ofCouriers = events.filter(isOfCourier);
    if (ofCouriers.length === 0) return events;
    const allowed = new Map<number, boolean>();
    for (const hubId of new Set(ofCouriers.map((event) => event.hubId)))
      allowed.set(hubId, await this.plans.allows(hubId, tx));
    return events.filter((event) => !isOfCourier(event) || allowed.get(event.hubId) === true);
  }
}

function isOfCourier(event: OutboxEvent): boolean {
  return event.topic.startsWith('courier.');
}
