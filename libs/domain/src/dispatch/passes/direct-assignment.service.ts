import { Injectable } from '@nestjs/common';
import { OrderLifecycle } from '../../ordering/index.js';
import { DomainError, hubScope, Database } from '../../base/index.js';
import { DecisionStore } from '../dispatch-decisions/index.js';
import { type CommittedTrip, decisionsOf } from './planned-trip.types.js';
import { type OpenOrderRow, type PassLease, PlanningPassStore } from '../planning/index.js';
import { SearchStore } from '../searches/index.js';

/** Assigns the trips of a pass to employed couriers, who get no offers. */
@Injectable()
export class DirectAssignment {
  constructor(
    private readonly db: Database,
    private readonly lifecycle: OrderLifecycle,
    private readonly searches: SearchStore,
    private readonly decisions: DecisionStore,
    private readonly passes: PlanningPassStore,
  ) {}

  /**
   * One transaction per order: an order that cannot be assigned any more is left to the next pass. false: another
   * worker took the pass over.
   */
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
