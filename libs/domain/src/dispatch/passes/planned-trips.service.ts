import { Injectable } from '@nestjs/common';
import { OrderLifecycle } from '../../ordering/index.js';
import { Database, distanceMeters, DomainError, hubScope } from '../../base/index.js';
import { type DecisionKind, DecisionStore, type NewDecision } from '../dispatch-decisions/index.js';
import { type OpenOrderRow, type PassLease, PlanningPassStore } from '../planning/index.js';
import { OfferStore, SearchStore } from '../searches/index.js';
import type { CommittedTrip } from './planned-trip.types.js';

/** Offers or assigns planned trips. Both return false where another worker took the pass over. */
@Injectable()
export class PlannedTrips {
  constructor(
    private readonly db: Database,
    private readonly searches: SearchStore,
    private readonly offers: OfferStore,
    private readonly lifecycle: OrderLifecycle,
    private readonly decisions: DecisionStore,
    private readonly passes: PlanningPassStore,
  ) {}

  /** In one transaction. Trips with an order taken, cancelled or offered meanwhile wait for the next pass. */
  offer(lease: PassLease, trips: readonly CommittedTrip[], offerSeconds: number): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      this.passes.endWhenFrozen(tx);
      const ids = trips.flatMap(({ orders }) => orders.map(({ id }) => id));
      const locked = await this.searches.lockPlanned(tx, ids);
      // After the locks on searches, as whoever requests a pass does.
      if (!(await this.passes.hold(tx, lease))) return false;
      const offered = trips.filter(({ orders }) =>
        orders.every(({ id, attempt }) => locked.get(id)?.attempt === attempt),
      );
      if (offered.length === 0) return true;
      const offers = offered.flatMap(({ courier, orders }) =>
        orders.map(({ id: orderId, attempt, pickup }) => ({
          orderId,
          courierId: courier.id,
          attempt,
          round: locked.get(orderId)?.round ?? 1,
          distanceM: Math.round(distanceMeters(courier.position, pickup)),
        })),
      );
      const expiresAt = this.offers.offer(tx, lease.hubId, offers, offerSeconds);
      const orderIds = offers.map(({ orderId }) => orderId);
      this.searches.awaitAnswers(tx, orderIds, expiresAt);
      const decisions = offered.flatMap((trip) => decisionsOf(trip, 'offer'));
      this.decisions.append(tx, lease.hubId, decisions);
      return true;
    });
  }

  /** For employed couriers, who get no offers. What cannot be assigned any more is left to the next pass. */
  async assign(lease: PassLease, trips: readonly CommittedTrip[]): Promise<boolean> {
    for (const trip of trips)
      for (const order of trip.orders) if (!(await this.assignOrder(lease, trip, order))) return false;
    return true;
  }

  private async assignOrder(lease: PassLease, trip: CommittedTrip, order: OpenOrderRow): Promise<boolean> {
    const scope = hubScope(lease.hubId);
    const { id: orderId, attempt } = order;
    try {
      return await this.db.transaction(async (tx) => {
        this.passes.endWhenFrozen(tx);
        const search = (await this.searches.lockPlanned(tx, [orderId])).get(orderId);
        if (!(await this.passes.hold(tx, lease))) return false;
        if (search?.attempt !== attempt) return true;
        await this.lifecycle.acceptIn(tx, scope, orderId, trip.courier.id, 'plan');
        this.searches.end(tx, [orderId], 'accepted');
        const decisions = decisionsOf(trip, 'direct').filter((decision) => decision.orderId === orderId);
        this.decisions.append(tx, lease.hubId, decisions);
        return true;
      });
    } catch (error) {
      // Courier or order changed since the pass began: offline, blocked, full, cancelled.
      if (!(error instanceof DomainError) || error.code === 'storage_unavailable') throw error;
    }
    return true;
  }
}

function decisionsOf({ plan, courier, orders }: CommittedTrip, kind: DecisionKind): NewDecision[] {
  return plan.deliveries.flatMap(({ orderId, pickupAt, at, latestAt }) =>
    orders
      .filter(({ id }) => id === orderId)
      .map(({ attempt }) => ({
        orderId,
        courierId: courier.id,
        attempt,
        kind,
        pickupAt: instant(pickupAt),
        deliverAt: instant(at),
        latestAt: instant(latestAt),
        bundle: orders.map(({ id }) => id),
        cost: plan.cost,
        alternatives: plan.alternatives.map((other) => ({
          ...other,
          pickupAt: instant(other.pickupAt).toISOString(),
        })),
      })),
  );
}

function instant(seconds: number): Date {
  return new Date(seconds * 1_000);
}
