import { Injectable } from '@nestjs/common';
import { Clock, distanceMeters, Database } from '../../base/index.js';
import { DecisionStore } from '../dispatch-decisions/index.js';
import { OfferStore, SearchStore } from '../searches/index.js';
import { type CommittedTrip, decisionsOf } from './planned-trip.types.js';
import { type PassLease, PlanningPassStore } from '../planning/index.js';

/** Offers the trips of a pass. */
@Injectable()
export class PlannedOffers {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly searches: SearchStore,
    private readonly offers: OfferStore,
    private readonly decisions: DecisionStore,
    private readonly passes: PlanningPassStore,
  ) {}

  /**
   * All in one transaction. A trip of which an order was taken, cancelled or offered meanwhile is left to the next pass.
   * false: another worker took the pass over, and nothing was written.
   */
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
      const expiresAt = new Date(this.clock.millis() + offerSeconds * 1_000);
      const offers = offered.flatMap(({ courier, orders }) =>
        orders.map(({ id: orderId, attempt, pickup }) => ({
          orderId,
          courierId: courier.id,
          attempt,
          round: locked.get(orderId)?.round ?? 1,
          distanceM: Math.round(distanceMeters(courier.position, pickup)),
        })),
      );
      this.offers.offer(tx, lease.hubId, offers, expiresAt);
      const orderIds = offers.map(({ orderId }) => orderId);
      this.searches.awaitAnswers(tx, orderIds, expiresAt);
      const decisions = offered.flatMap((trip) => decisionsOf(trip, 'offer'));
      this.decisions.append(tx, lease.hubId, decisions);
      return true;
    });
  }
}
