import { Injectable } from '@nestjs/common';
import { ConsumesOutbox, type OutboxConsumer, type OutboxEvent } from '../../events/index.js';
import { Clock, namedStatement, REQUESTS_FACE, type Transaction } from '../../base/index.js';
import { EventAudience, type EventReader } from './event-audience.service.js';
import { distinctTexts, packTexts, positionIn, textAt } from './delivery-batch.statements.js';
import { DeliveryStreams, type StreamKey } from './delivery-streams.service.js';
import { dayOf } from './webhook.entity.js';
import {
  InProcessDispatch,
  type RenderedDelivery,
  type WrittenDelivery,
} from './in-process-dispatch.service.js';
import { MerchantSubscriptions } from './merchant-subscriptions.service.js';

/** Above every id of a subscription. */
const PLACE = 2 ** 40;
/** SQL: an event's position in its batch and a subscription, as one number. */
const PAIR = `(n * ${String(PLACE)} + subscription_id)`;

/** Streams of requests; an order that comes of one keeps its stream. */
const REQUEST_STREAM = 'r:';

// Subscriptions of a merchant get the events of orders that the merchant may read ($readerAt, $readers: readers beside the owner of
// the order). The face of requests gets their streams, the other faces all but requests. A subscription without topics (the
// legacy format) gets all events but those of couriers.
//
// What merchants decide about an app goes to the one subscription that its stream names.
//
// A connected app gets the streams of requests that it made itself, with its own credential. Subscriptions are read by
// their hub, and requests by their id: `offset 0` and the scalar query keep a plan that was made on empty tables from
// reading all of them into a hash.
//
// The first event of a stream without open deliveries is due at once; the others wait for the one before them. Each
// stream is looked up by a `limit 1` that the planner cannot turn into reading all open deliveries.
//
// Deliveries rendered in advance ($pairs: event and subscription) are stored with nonce, lease and body where they are due. Then the
// commit waits for the disk ($flushes) also where the operator turned that off, because they are sent right after it.
const FAN_OUT = namedStatement(
  'webhooks.webhook_fan_out',
  [
    'hubIds',
    'merchantIds',
    'outboxIds',
    'topics',
    'aggregateIds',
    'streams',
    'now',
    'flushes',
    'pairs',
    'skips',
    'leases',
    'names',
    'nameAt',
    'headers',
    'headerAt',
    'bodies',
    'bodyStarts',
    'bodyLengths',
    'readerAt',
    'readers',
    'nonces',
  ],
  `with disk as materialized (select case when $flushes and current_setting('synchronous_commit') = 'off'
                 then set_config('synchronous_commit', 'on', true) end
   ), matching as materialized (
     select s.id as subscription_id, s.face, e.*
       from unnest($hubIds::bigint[], $merchantIds::bigint[], $outboxIds::bigint[], $topics::text[], $aggregateIds::bigint[], $streams::text[]) with ordinality
            as e(hub_id, merchant_id, outbox_id, topic, aggregate_id, stream, n)
      cross join lateral (select * from webhook_subscriptions where hub_id = e.hub_id and active offset 0) as s
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
   ), rendered as (
     select fresh.*, case when due and ($pairs::bigint[])[i] = ${PAIR} then i end as i
       from fresh, lateral (select ${positionIn('$pairs', PAIR)} as i) as place
   ), written as (
     insert into webhook_deliveries
            (hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, created_at, state, due_at, settled_at,
             settled_on, leased_until, event, headers, nonce)
     select hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, $now, state,
            case state when 'due' then $now::timestamptz end, case state when 'skipped' then $now::timestamptz end,
            case state when 'skipped' then ${dayOf('$now')} else 'infinity' end,
            ($leases::timestamptz[])[i], ($names::text[])[($nameAt::int[])[i]], ($headers::text[])[($headerAt::int[])[i]]::jsonb, ($nonces::bigint[])[i]
       from disk, rendered, lateral (
         select case when not due then 'queued' when ($skips::boolean[])[i] then 'skipped' else 'due' end as state
       ) as becomes
      order by outbox_id, subscription_id
     returning id, hub_id, created_at, face, subscription_id, stream, outbox_id, state, leased_until
   ), stored as (
     insert into webhook_bodies (delivery_id, hub_id, stored_at, body)
     select id, hub_id, $now, ${textAt('$bodies', '($bodyStarts::int[])[i]', '($bodyLengths::int[])[i]')}
       from written, lateral (select ${positionIn('$outboxIds', 'outbox_id')} as n) as event,
            lateral (select ${positionIn('$pairs', PAIR)} as i) as place
      where leased_until is not null
   )
   select id, created_at as "createdAt", face, subscription_id as "subscriptionId", stream, outbox_id as "outboxId", state,
          leased_until is not null as leased
     from written`,
);

/** Writes one delivery per event and subscription that wants it. */
@Injectable()
@ConsumesOutbox()
export class WebhookFanOut implements OutboxConsumer {
  readonly name = 'webhooks';
  readonly topics = 'all';

  constructor(
    private readonly clock: Clock,
    private readonly audience: EventAudience,
    private readonly merchantSubscriptions: MerchantSubscriptions,
    private readonly streams: DeliveryStreams,
    private readonly inProcess: InProcessDispatch,
  ) {}

  /** Payloads are read only of events that are rendered in this process. */
  get payloadTopics(): OutboxConsumer['payloadTopics'] {
    return this.inProcess.payloadTopics;
  }

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    await this.merchantSubscriptions.sync(
      tx,
      events.filter((event) => event.stream.startsWith(REQUEST_STREAM)),
    );
    const allowed = await this.audience.allowed(tx, events);
    if (allowed.length === 0) return;
    const readers = await this.audience.readers(tx, allowed);
    const rendered = await this.inProcess.render(tx, allowed);
    const written = this.write(tx, allowed, rendered, readers);
    tx.afterCommit(
      () =>
        void written.then((rows) => {
          this.inProcess.dispatch(allowed, rendered, rows);
          this.streams.announce(rows.filter((row) => !row.leased));
        }),
    );
  }

  async backpressure(): Promise<void> {
    await this.inProcess.backpressure();
  }

  private write(
    tx: Transaction,
    events: readonly OutboxEvent[],
    rendered: readonly RenderedDelivery[],
    readers: readonly EventReader[],
  ) {
    const messages = rendered.map(({ message }) => message);
    const names = distinctTexts(messages.map((message) => message?.name ?? null));
    const headers = distinctTexts(
      messages.map((message) => (message === null ? null : JSON.stringify(message.headers ?? {}))),
    );
    const bodies = packTexts(messages.map((message) => message?.body ?? null));
    return tx.send<WrittenDelivery & StreamKey & { readonly state: string }, 'outboxId'>(
      ...FAN_OUT({
        hubIds: events.map((event) => event.hubId),
        merchantIds: events.map((event) => event.merchantId),
        outboxIds: events.map((event) => event.id),
        topics: events.map((event) => event.topic),
        aggregateIds: events.map((event) => event.aggregateId),
        streams: events.map((event) => event.stream),
        now: this.clock.now(),
        flushes: messages.some((message) => message !== null),
        pairs: rendered.map((one) => (one.position + 1) * PLACE + one.subscription.id),
        skips: messages.map((message) => message === null),
        leases: rendered.map((one) => (one.message === null ? null : one.leasedUntil)),
        names: names.texts,
        nameAt: names.positions,
        headers: headers.texts,
        headerAt: headers.positions,
        bodies: bodies.bytes,
        bodyStarts: bodies.starts,
        bodyLengths: bodies.lengths,
        readerAt: readers.map(({ position }) => position),
        readers: readers.map(({ merchantId }) => merchantId),
        nonces: messages.map((message) => message?.nonce ?? null),
      }),
    );
  }
}
