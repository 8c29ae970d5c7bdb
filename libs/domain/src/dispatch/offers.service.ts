import { Injectable } from '@nestjs/common';
import {
  OrderGroups,
  OrderLifecycle,
  OrderQueries,
  type OrderRecord,
  type OrderView,
} from '../orders/index.js';
import { Database, DomainError, hubScope, isDomainError, type Scope } from '../shared/index.js';
import { OfferStore, type Offer } from './offer.store.js';
import { SearchStore } from './search.store.js';

/** An offer with the order it is about: pickup, stops, distance and pay are the order's. */
export interface OfferView extends Offer {
  readonly order: OrderView;
}

/** Who was asked when, for disputes. */
const KEPT_DAYS = 30;

const GONE = new Set(['order_not_found', 'transition_refused']);

/** What a courier is asked and answers. The scope's actor is the courier. */
@Injectable()
export class Offers {
  constructor(
    private readonly db: Database,
    private readonly searches: SearchStore,
    private readonly offers: OfferStore,
    private readonly lifecycle: OrderLifecycle,
    private readonly orders: OrderQueries,
    private readonly groups: OrderGroups,
  ) {}

  /** Those that still stand, oldest first. */
  async list(scope: Scope): Promise<OfferView[]> {
    return await this.withOrders(scope, await this.offers.openOfCourier(this.db, courierOf(scope)));
  }

  /** Made, answered, passed or taken back after the instant, oldest first: what an app that follows along missed. */
  async changedSince(scope: Scope, since: Date): Promise<Offer[]> {
    return await this.offers.changedSince(this.db, courierOf(scope), since);
  }

  /** Forgets offers that ended more than 30 days ago; call until it returns 0. */
  prune(limit = 5_000): Promise<number> {
    return this.offers.prune(this.db, KEPT_DAYS, limit);
  }

  /**
   * The first to accept has the order. Accepting again what one has changes nothing.
   * @throws offer_not_found · offer_gone · courier_blocked · courier_not_approved · courier_unavailable
   */
  async accept(scope: Scope, offerId: number): Promise<OrderRecord> {
    const courierId = courierOf(scope);
    const { orderId } = await this.known(scope, offerId);
    const order = await this.db.transaction(async (tx) => {
      const search = await this.searches.lockOpen(tx, orderId);
      const offer = await this.offers.byId(tx, scope.hubId, courierId, offerId);
      if (offer?.status === 'accepted') return await this.orders.byId(hubScope(scope.hubId), orderId, tx);
      if (!search || !offer || !this.offers.stands(offer)) throw new DomainError('offer_gone');
      const accepted = await this.lifecycle.acceptIn(tx, scope, orderId, courierId).catch(gone);
      await this.offers.close(tx, offerId, 'accepted');
      await this.searches.end(tx, [orderId], 'accepted');
      return accepted;
    });
    await this.group(scope, order, courierId);
    return order;
  }

  /** Not asked again in this search. Declining again changes nothing. @throws offer_not_found · offer_gone */
  async decline(scope: Scope, offerId: number): Promise<void> {
    const { orderId } = await this.known(scope, offerId);
    await this.db.transaction(async (tx) => {
      await this.searches.lockOpen(tx, orderId);
      const offer = await this.offers.byId(tx, scope.hubId, courierOf(scope), offerId);
      if (offer?.status === 'declined') return;
      if (offer?.status !== 'open') throw new DomainError('offer_gone');
      await this.offers.close(tx, offerId, 'declined');
      if (!(await this.offers.anyOpen(tx, orderId))) await this.searches.hurry(tx, [orderId]);
    });
  }

  /** Orders of one merchant that a courier still has to fetch go as one group, led by the first of them. */
  private async group(scope: Scope, order: OrderRecord, courierId: number): Promise<void> {
    if (!order.combinable) return;
    const hub = hubScope(scope.hubId, scope.actor);
    const beside = (await this.orders.activeOfCourier(scope.hubId, courierId)).filter(
      (other) => other.id !== order.id && goTogether(order, other),
    );
    const [first] = beside;
    if (!first) return;
    const leaderId = first.groupLeaderId ?? first.id;
    try {
      await this.groups.group(hub, leaderId, [order.id]);
    } catch (error) {
      // One of them ended or changed hands in between: they do not go together then.
      if (!isDomainError(error, 'transition_refused') && !isDomainError(error, 'order_not_found'))
        throw error;
    }
  }

  private async known(scope: Scope, offerId: number): Promise<Offer> {
    const offer = await this.offers.byId(this.db, scope.hubId, courierOf(scope), offerId);
    if (!offer) throw new DomainError('offer_not_found');
    return offer;
  }

  private async withOrders(scope: Scope, offers: readonly Offer[]): Promise<OfferView[]> {
    const hub = hubScope(scope.hubId);
    return await Promise.all(
      offers.map(async (offer) => ({ ...offer, order: await this.orders.byId(hub, offer.orderId) })),
    );
  }
}

function goTogether(order: OrderRecord, other: OrderView): boolean {
  if (!other.combinable || other.collectedAt !== null) return false;
  return other.merchantId === order.merchantId || order.combineWithOrderIds.includes(other.id);
}

function courierOf({ actor }: Scope): number {
  if (actor.id === null) throw new DomainError('forbidden');
  return actor.id;
}

function gone(error: unknown): never {
  if (error instanceof DomainError && GONE.has(error.code))
    throw new DomainError('offer_gone', {}, { cause: error });
  throw error;
}
