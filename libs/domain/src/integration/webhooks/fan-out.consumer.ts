import { Injectable } from '@nestjs/common';
import { ConsumesOutbox, type OutboxConsumer, type OutboxEvent } from '../../events/index.js';
import { arraysOf, Clock, namedStatement, REQUESTS_FACE, type Transaction } from '../../base/index.js';
import { EventAudience } from './event-audience.service.js';
import { DeliveryStreams } from './delivery-streams.service.js';
import { MerchantSubscriptions } from './merchant-subscriptions.service.js';

/** Streams of requests; an order that comes of one keeps its stream. */
const REQUEST_STREAM = 'r:';

// Subscriptions of a merchant get the events of orders that the merchant may read ($readerAt, $readers:
// readers beside the order's owner). The face of requests gets their streams, the other faces all but
// requests. One without topics (the legacy format) gets all events but those of couriers.
//
// What merchants decide about an app goes to the one subscription that its stream names.
//
// A connected app gets the streams of requests that it made itself, with its own credential. Subscriptions
// are read by their hub, and requests by their id: `offset 0` and the scalar query keep a plan that was made
// on empty tables from reading all of them into a hash.
//
// The first event of a stream without open deliveries is due at once; the others wait for the one before
// them. Each is looked up by a `limit 1` that the planner cannot turn into reading all open deliveries.
const FAN_OUT = namedStatement(
  'webhooks.webhook_fan_out',
  ['hubIds', 'merchantIds', 'outboxIds', 'topics', 'aggregateIds', 'streams', 'now', 'readerAt', 'readers'],
  `with matching as materialized (
     select s.id as subscription_id, s.face, e.* from unnest($hubIds::bigint[], $merchantIds::bigint[],
           $outboxIds::bigint[], $topics::text[], $aggregateIds::bigint[], $streams::text[]) with ordinality
            as e(hub_id, merchant_id, outbox_id, topic, aggregate_id, stream, n)
      cross join lateral (select * from webhook_subscriptions where hub_id = e.hub_id and active offset 0) s
      where (s.merchant_id is null or s.merchant_id = e.merchant_id or s.face <> '${REQUESTS_FACE}' and exists (
              select from unnest($readerAt::bigint[], $readers::bigint[]) as r(n, merchant_id)
               where r.n = e.n and r.merchant_id = s.merchant_id))
        and case when starts_with(e.topic, 'app.') then e.stream = 'a:' || s.id
                 when s.face = '${REQUESTS_FACE}' then starts_with(e.stream, '${REQUEST_STREAM}')
                 when starts_with(e.topic, 'request.') then false
                 when s.topics is null then not starts_with(e.topic, 'courier.')
                 else e.topic = any(s.topics) end
        and (s.app_id is null or s.face <> '${REQUESTS_FACE}' or (
              select r.credential_id = s.credential_id from delivery_requests r
               where r.id = substr(e.stream, ${String(REQUEST_STREAM.length + 1)})::bigint))
   ), fresh as (
     select t.*, row_number() over (partition by subscription_id, stream order by outbox_id) = 1 and (
              select true from webhook_deliveries_open d
               where d.subscription_id = t.subscription_id and d.stream = t.stream and d.state = 'due' limit 1
            ) is null and (
              select true from webhook_deliveries_open d
               where d.subscription_id = t.subscription_id and d.stream = t.stream and d.state = 'queued' limit 1
            ) is null as due
       from matching t
   )
   insert into webhook_deliveries
          (hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, created_at, state, due_at)
   select hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, $now,
          case when due then 'due' else 'queued' end, case when due then $now::timestamptz end
     from fresh
    order by outbox_id, subscription_id
   returning face, subscription_id as "subscriptionId", stream, state`,
);

@Injectable()
@ConsumesOutbox()
export class WebhookFanOut implements OutboxConsumer {
  readonly name = 'webhooks';
  /** Senders read the payloads when they claim. */
  readonly topics = 'all';

  constructor(
    private readonly clock: Clock,
    private readonly audience: EventAudience,
    private readonly merchantSubscriptions: MerchantSubscriptions,
    private readonly streams: DeliveryStreams,
  ) {}

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    await this.merchantSubscriptions.sync(
      tx,
      events.filter((event) => event.stream.startsWith(REQUEST_STREAM)),
    );
    const allowed = await this.audience.allowed(tx, events);
    if (allowed.length === 0) return;
    const reading = await this.audience.readers(tx, allowed);
    const [hubIds, merchantIds, outboxIds] = arraysOf(allowed, 'hubId', 'merchantId', 'id');
    const [topics, aggregateIds, streams] = arraysOf(allowed, 'topic', 'aggregateId', 'stream');
    const [readerAt, readers] = arraysOf(reading, 'position', 'merchantId');
    const columns = { hubIds, merchantIds, outboxIds, topics, aggregateIds, streams };
    const written = tx.send(...FAN_OUT({ ...columns, now: this.clock.now(), readerAt, readers }));
    tx.afterCommit(() => void written.then((rows) => this.streams.announce(rows)));
  }
}
