import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import {
  failedReturnPay,
  OrderLifecycle,
  OrderQueries,
  type OrderRecord,
  type OrderView,
} from '../../ordering/index.js';
import { type Cents, DomainError, hubScope, type Scope, Database, actorIdOf } from '../../base/index.js';
import { type Offer, OfferStore } from './offer.store.js';
import { SearchStore } from './search.store.js';

export interface OfferView extends Offer {
  readonly order: OrderView;
  /** What the way back would pay if the delivery failed; null: nothing comes back, or it returns anyway. */
  readonly wayBackCents: Cents | null;
}

const ORDER_GONE = new Set(['order_not_found', 'transition_refused']);

/** Lists, accepts and declines offers of a courier, who is the scope's actor. */
@Injectable()
export class Offers {
  constructor(
    private readonly db: Database,
    private readonly searches: SearchStore,
    private readonly offers: OfferStore,
    private readonly lifecycle: OrderLifecycle,
    private readonly orders: OrderQueries,
    private readonly hubs: Hubs,
  ) {}

  /** Open offers, oldest first. */
  async list(scope: Scope): Promise<OfferView[]> {
    const offers = await this.offers.openOfCourier(this.db, actorIdOf(scope));
    if (offers.length === 0) return [];
    const ids = offers.map(({ orderId }) => orderId);
    const orders = new Map((await this.orders.byIds(scope.hubId, ids)).map((order) => [order.id, order]));
    const hub = await this.hubs.get(scope.hubId);
    return offers.flatMap((offer) => {
      const order = orders.get(offer.orderId);
      return order ? [{ ...offer, order, wayBackCents: failedReturnPay(order, hub) }] : [];
    });
  }

  /** Offers made, answered, expired or withdrawn after the instant, oldest first. */
  async changedSince(scope: Scope, since: Date): Promise<Offer[]> {
    return await this.offers.changedSince(this.db, actorIdOf(scope), since);
  }

  /**
   * The first courier to accept gets the order. Accepting again changes nothing.
   * @throws offer_not_found · offer_gone · courier_blocked · courier_not_approved · courier_unavailable
   */
  async accept(scope: Scope, offerId: number): Promise<OrderRecord> {
    const courierId = actorIdOf(scope);
    const { orderId } = await this.known(scope, offerId);
    return await this.db.transaction(async (tx) => {
      const [search, offer] = await Promise.all([
        this.searches.lockOpen(tx, orderId),
        this.offers.byId(tx, scope.hubId, courierId, offerId),
      ]);
      if (offer?.status === 'accepted') return await this.orders.byId(hubScope(scope.hubId), orderId, tx);
      if (!search || !offer || !this.offers.isOpen(offer)) throw new DomainError('offer_gone');
      const accepted = await this.lifecycle
        .acceptIn(tx, scope, orderId, courierId, 'courier', offer.distanceM)
        .catch(asOfferGone);
      this.offers.close(tx, offerId, 'accepted');
      this.searches.end(tx, [orderId], 'accepted');
      return accepted;
    });
  }

  /** No further offer of this search. Repeated it changes nothing. @throws offer_not_found · offer_gone */
  async decline(scope: Scope, offerId: number): Promise<void> {
    const { orderId } = await this.known(scope, offerId);
    await this.db.transaction(async (tx) => {
      await this.searches.lockOpen(tx, orderId);
      const offer = await this.offers.byId(tx, scope.hubId, actorIdOf(scope), offerId);
      if (offer?.status === 'declined') return;
      if (offer?.status !== 'open') throw new DomainError('offer_gone');
      this.offers.close(tx, offerId, 'declined');
      if (!(await this.offers.anyOpen(tx, orderId))) await this.searches.scheduleNow(tx, [orderId]);
    });
  }

  private async known(scope: Scope, offerId: number): Promise<Offer> {
    const offer = await this.offers.byId(this.db, scope.hubId, actorIdOf(scope), offerId);
    if (!offer) throw new DomainError('offer_not_found');
    return offer;
  }
}

function asOfferGone(error: unknown): never {
  if (error instanceof DomainError && ORDER_GONE.has(error.code))
    throw new DomainError('offer_gone', {}, { cause: error });
  throw error;
}
