import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxConsumers, type OutboxConsumer, type OutboxEvent } from '../outbox/index.js';
import { Clock, statement, type Transaction } from '../shared/index.js';
import { packTexts, placeIn, textAt } from './batch.sql.js';
import { DeliveryStreams, type StreamKey } from './delivery.streams.js';
import { FirstHand, type FirstWord, type Written } from './first.hand.js';
import { OpenDeliveryReceivers } from './open-delivery.receivers.js';
import { CourierEventPlans } from './webhook.ports.js';

/** More than there will be subscriptions. */
const PLACE = 2 ** 40;
/** SQL: an event's place in its batch and a subscription, as one number. */
const PAIR = `(n * ${String(PLACE)} + subscription_id)`;

/** Streams of Open Delivery's requests; an order born of one keeps its stream. */
const REQUEST_STREAM = 'r:';

// Who hears of what: customers of what is theirs, Open Delivery of its requests and nobody else of those, and whoever
// named no topics (the legacy format) of all but couriers.
//
// The first of a stream with nothing open is due at once; the others wait for the one before them. One look per stream,
// by a `limit` that the planner cannot turn into reading all that is open.
//
// What was worded in advance ($9: for whom) is taken where it is due and indeed told. Then the commit waits for the disk
// ($8), as it is about to be sent; otherwise it need not: see the relay's claim.
const FAN_OUT = statement(
  'webhook_fan_out',
  `with disk as materialized (select set_config('synchronous_commit', $8, true)
   ), told as materialized (
     select s.id as subscription_id, s.face, e.*
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[]) with ordinality
            as e(hub_id, merchant_id, outbox_id, topic, aggregate_id, stream, n)
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
   ), worded as (
     select fresh.*, case when due and ($9::bigint[])[i] = ${PAIR} then i end as i
       from fresh, lateral (select ${placeIn('$9', PAIR)} as i) as place
   )
   insert into webhook_deliveries
          (hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, created_at, state, due_at, settled_at,
           leased_until, event, headers, body)
   select hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, $7, state,
          case state when 'due' then $7::timestamptz end, case state when 'skipped' then $7::timestamptz end,
          ($11::timestamptz[])[i], ($12::text[])[i], ($13::text[])[i]::jsonb,
          ${textAt('$14', '($15::int[])[i]', '($16::int[])[i]')}
     from disk, worded, lateral (
       select case when due then coalesce(($10::text[])[i], 'due') else 'queued' end as state
     ) as becomes
    order by outbox_id, subscription_id
   on conflict (subscription_id, outbox_id, part) do nothing
   returning id, face, subscription_id as "subscriptionId", stream, outbox_id as "outboxId", state,
             leased_until is not null as handed`,
);

/** Writes one delivery per event and subscription that wants it. */
@Injectable()
export class WebhookFanOut implements OutboxConsumer, OnModuleInit {
  readonly name = 'webhooks';
  readonly topics = 'all';

  constructor(
    private readonly consumers: OutboxConsumers,
    private readonly clock: Clock,
    private readonly plans: CourierEventPlans,
    private readonly receivers: OpenDeliveryReceivers,
    private readonly streams: DeliveryStreams,
    private readonly firstHand: FirstHand,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this);
  }

  /** Only what goes out at first hand is worded here. */
  get reads(): OutboxConsumer['reads'] {
    return this.firstHand.topics;
  }

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    await this.receivers.sync(
      tx,
      events.filter((event) => event.stream.startsWith(REQUEST_STREAM)),
    );
    const told = await this.allowed(tx, events);
    if (told.length === 0) return;
    const words = await this.firstHand.word(tx, told);
    const written = this.write(tx, told, words);
    tx.afterCommit(
      () =>
        void written.then((rows) => {
          this.firstHand.handOn(told, words, rows);
          this.streams.announce(rows.filter((row) => !row.handed));
        }),
    );
  }

  async ease(): Promise<void> {
    await this.firstHand.ease();
  }

  private write(tx: Transaction, told: readonly OutboxEvent[], words: readonly FirstWord[]) {
    const texts = packTexts(words.map((word) => word.message?.body ?? null));
    return tx.send<Written & StreamKey & { readonly state: string }>(FAN_OUT, [
      told.map((event) => event.hubId),
      told.map((event) => event.merchantId),
      told.map((event) => event.id),
      told.map((event) => event.topic),
      told.map((event) => event.aggregateId),
      told.map((event) => event.stream),
      this.clock.now(),
      words.some((word) => word.message !== null) ? 'on' : 'off',
      words.map((word) => (word.place + 1) * PLACE + word.subscription.id),
      words.map((word) => (word.message === null ? 'skipped' : 'due')),
      words.map((word) => (word.message === null ? null : word.leasedUntil)),
      words.map((word) => word.message?.name ?? null),
      words.map((word) => (word.message === null ? null : JSON.stringify(word.message.headers ?? {}))),
      texts.bytes,
      texts.starts,
      texts.lengths,
    ]);
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
