import { Injectable } from '@nestjs/common';
import { Messages, type NewMessage } from '../../events/index.js';
import { offeredPay } from '../../ordering/index.js';
import { Clock, Database, hubWorks, type RowOf, statement } from '../../base/index.js';

type PushedOffer = RowOf<typeof CLAIM_ENDED, 'expiresAt'>;

const UNTOUCHED = { stops: [], arrivedPickupAt: null, collectedAt: null, cancelledAt: null };

/** How long after its end an offer's notification is still closed. A later one is closed by the app. */
const CLOSING_MS = 120_000;

/** Offers of couriers with a subscription; one that is being answered is left to the next run. */
const CLAIM_OPEN = statement(
  'searches.offers_to_push',
  `with claimed as (
     update order_offers set pushed_at = $1
      where id = any(array(
        select o.id from order_offers o
         where o.status = 'open' and o.pushed_at is null and o.expires_at > $1 and ${hubWorks('o.hub_id')}
           and exists (select from push_subscriptions s where s.courier_id = o.courier_id)
         order by o.id limit $2 for update skip locked))
     returning id, hub_id, order_id, courier_id, expires_at, distance_m)
   select s.id as "subscriptionId", c.id as "offerId", c.hub_id as "hubId", c.order_id as "orderId",
          c.expires_at as "expiresAt", c.distance_m as "toPickupM", o.courier_pay_cents as "courierPayCents",
          o.pay_terms as "payTerms", o.return_distance_m as "returnDistanceM", o.needs_return as "needsReturn",
          o.distance_m as "distanceM", o.duration_s as "durationS", m.name as "merchantName"
     from claimed c
     join push_subscriptions s on s.courier_id = c.courier_id and s.hub_id = c.hub_id
     join orders o on o.id = c.order_id
     join merchants m on m.id = o.merchant_id
    where s.expires_at > $1
    order by c.id, s.id`,
);

/** Offers whose courier answered are closed by the app that answered. */
const CLAIM_ENDED = statement(
  'searches.offers_to_close',
  `with claimed as (
     update order_offers set push_ended_at = $1
      where id = any(array(
        select o.id from order_offers o
         where o.pushed_at is not null and o.push_ended_at is null and o.changed_at > $2
           and o.status in ('expired', 'withdrawn') and ${hubWorks('o.hub_id')}
         order by o.id limit $3 for update skip locked))
     returning id, hub_id, order_id, courier_id)
   select s.id as "subscriptionId", c.id as "offerId", c.hub_id as "hubId", c.order_id as "orderId",
          $4::timestamptz as "expiresAt"
     from claimed c
     join push_subscriptions s on s.courier_id = c.courier_id and s.hub_id = c.hub_id
    where s.expires_at > $1
    order by c.id, s.id`,
);

/** Pushes offers to couriers. The transaction that writes the messages claims them: each is pushed once. */
@Injectable()
export class OfferPushes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly messages: Messages,
  ) {}

  /** Returns how many pushes were queued. */
  async queueDue(limit = 200): Promise<number> {
    return (await this.queueOpen(limit)) + (await this.queueEnded(limit));
  }

  private queueOpen(limit: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const offers = await tx.query(CLAIM_OPEN, [this.clock.now(), limit]);
      await this.messages.enqueue(tx, ...offers.map(offerMessage));
      return offers.length;
    });
  }

  private queueEnded(limit: number): Promise<number> {
    const now = this.clock.millis();
    return this.db.transaction(async (tx) => {
      const offers = await tx.query<PushedOffer, 'expiresAt'>(CLAIM_ENDED, [
        new Date(now),
        new Date(now - CLOSING_MS),
        limit,
        new Date(now + CLOSING_MS),
      ]);
      await this.messages.enqueue(tx, ...offers.map(goneMessage));
      return offers.length;
    });
  }
}

function offerMessage(offer: RowOf<typeof CLAIM_OPEN>): NewMessage {
  return {
    ...addressed(offer, 'courier_offer'),
    words: {
      ...offerWords(offer),
      payCents: String(offeredPay({ ...offer, ...UNTOUCHED }, offer.toPickupM)),
      distanceM: String(offer.distanceM),
      toPickupM: offer.toPickupM === null ? null : String(offer.toPickupM),
      durationS: String(offer.durationS),
      merchantName: offer.merchantName,
    },
  };
}

function goneMessage(offer: PushedOffer): NewMessage {
  return { ...addressed(offer, 'courier_offer_gone'), words: offerWords(offer) };
}

function addressed<T extends string>({ hubId, orderId, offerId, subscriptionId }: PushedOffer, template: T) {
  const to = String(subscriptionId);
  const key = `${template}:${String(offerId)}.${to}`;
  return { hubId, orderId, channel: 'push' as const, to, template, key };
}

function offerWords({ offerId, expiresAt }: PushedOffer) {
  return { offerId: String(offerId), expiresAt: expiresAt.toISOString() };
}
