import { Injectable } from '@nestjs/common';
import { Clock, type Queryable, type RowOf, statement, type Transaction } from '../../base/index.js';
import type { Search } from './search.store.js';

export type Offer = RowOf<typeof BY_ID>;

/** An offer of this search, of any round. */
export type PastOffer = RowOf<typeof OFFERS_OF_SEARCH>;

type NewOffer = Pick<Offer, 'orderId' | 'courierId' | 'distanceM'> & Pick<Search, 'attempt' | 'round'>;

const COLUMNS = `id, hub_id as "hubId", order_id as "orderId", courier_id as "courierId", status,
  distance_m as "distanceM", offered_at as "offeredAt", expires_at as "expiresAt", changed_at as "changedAt"`;

/** The couriers with an offer of search `s` that ended so. */
export const COURIERS_WHO = (ended: 'declined' | 'expired', condition = '') => `coalesce((
            select array_agg(f.courier_id) from order_offers f
             where f.order_id = s.order_id and f.attempt = s.attempt and f.status = '${ended}' ${condition}), '{}')`;

const OFFERS_OF_SEARCH = statement(
  'searches.offers_asked',
  `select courier_id as "courierId", round, status, expires_at as "expiresAt"
     from order_offers where order_id = $1 and attempt = $2`,
);

/** An offer is a courier's silence only if it could be answered; one that the servers missed is withdrawn. */
const EXPIRE = statement(
  'searches.offers_expire',
  `update order_offers set status = case when expires_at < $3 then 'withdrawn' else 'expired' end,
                           ended_at = expires_at, changed_at = $2
    where order_id = $1 and status = 'open' and expires_at <= $2`,
);

/** An order that has an open offer to the courier gets no second. */
const OFFER = statement(
  'searches.offers_insert',
  `insert into order_offers (hub_id, order_id, courier_id, attempt, round, status, distance_m, offered_at, expires_at, changed_at)
   select $1, n."orderId", n."courierId", n.attempt, n.round, 'open', n."distanceM", $3, $4, $3
     from jsonb_to_recordset($2::jsonb) as n("orderId" bigint, "courierId" bigint, attempt integer, round integer,
          "distanceM" integer)
    order by n."orderId"
       on conflict do nothing`,
);

const CLOSE = statement(
  'searches.offer_close',
  `update order_offers set status = $2, ended_at = $3, changed_at = $3 where id = $1 and status = 'open'`,
);

const BY_ID = statement(
  'searches.offer_by_id',
  `select ${COLUMNS} from order_offers where id = $1 and hub_id = $2 and courier_id = $3`,
);

const ANY_OPEN = statement(
  'searches.offers_any_open',
  `select from order_offers where order_id = $1 and status = 'open' limit 1`,
);

const OPEN_OF_COURIER = statement(
  'searches.offers_open_of_courier',
  `select ${COLUMNS} from order_offers
    where courier_id = $1 and status = 'open' and expires_at > $2 order by offered_at, id`,
);

const CHANGED = statement(
  'searches.offers_changed',
  `select ${COLUMNS} from order_offers where courier_id = $1 and changed_at > $2 order by changed_at, id limit 200`,
);

const WITHDRAW_FROM_COURIER = statement(
  'searches.offers_withdraw_from_courier',
  `update order_offers set status = 'withdrawn', ended_at = $2, changed_at = $2
    where courier_id = $1 and status = 'open' and order_id = any($3::bigint[])`,
);

const PRUNE = statement(
  'searches.offers_prune',
  `delete from order_offers where ctid in (
     select ctid from order_offers where changed_at < $1 and status <> 'open' limit $2)`,
);

@Injectable()
export class OfferStore {
  constructor(private readonly clock: Clock) {}

  offersOf(on: Queryable, search: Pick<Search, 'orderId' | 'attempt'>): Promise<PastOffer[]> {
    return on.query(OFFERS_OF_SEARCH, [search.orderId, search.attempt]);
  }

  /** `servedSince`: since when the servers have been up without a break. */
  expire(tx: Transaction, orderId: number, servedSince: Date): void {
    void tx.send(EXPIRE, [orderId, this.clock.now(), servedSince]);
  }

  /** The caller holds the locks of their searches. Returns when they expire. */
  offer(tx: Transaction, hubId: number, offers: readonly NewOffer[], seconds: number): Date {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + seconds * 1_000);
    void tx.send(OFFER, [hubId, JSON.stringify(offers), now, expiresAt]);
    return expiresAt;
  }

  close(tx: Transaction, offerId: number, status: 'accepted' | 'declined'): void {
    void tx.send(CLOSE, [offerId, status, this.clock.now()]);
  }

  byId(on: Queryable, hubId: number, courierId: number, offerId: number): Promise<Offer | null> {
    return on.first(BY_ID, [offerId, hubId, courierId]);
  }

  async anyOpen(on: Queryable, orderId: number): Promise<boolean> {
    return (await on.first(ANY_OPEN, [orderId])) !== null;
  }

  isOpen(offer: Offer): boolean {
    return offer.status === 'open' && offer.expiresAt > this.clock.now();
  }

  openOfCourier(on: Queryable, courierId: number): Promise<Offer[]> {
    return on.query(OPEN_OF_COURIER, [courierId, this.clock.now()]);
  }

  changedSince(on: Queryable, courierId: number, since: Date): Promise<Offer[]> {
    return on.query(CHANGED, [courierId, since]);
  }

  async withdrawFrom(tx: Transaction, courierId: number, orderIds: readonly number[]): Promise<void> {
    await tx.execute(WITHDRAW_FROM_COURIER, [courierId, this.clock.now(), orderIds]);
  }

  prune(on: Queryable, before: Date, limit: number): Promise<number> {
    return on.execute(PRUNE, [before, limit]);
  }
}
