import { Injectable } from '@nestjs/common';
import { Clock, type Queryable, type RowOf, statement, type Transaction } from '../../base/index.js';

export type DecisionKind = 'offer' | 'direct';

interface DecisionAlternative {
  readonly courierId: number;
  readonly pickupAt: string;
  /** Seconds too early that the courier would have been at the pickup; absent: older than this field. */
  readonly earlyBy?: number;
  /** In minutes of an order's delay, as the decision's own. */
  readonly cost: number;
}

/** `bundle`: the orders carried together, in the sequence of their visits. */
export type Decision = RowOf<typeof OF_ORDER> & {
  readonly kind: DecisionKind;
  /** The best ones, cheapest first. */
  readonly alternatives: readonly DecisionAlternative[];
};

export interface NewDecision extends Omit<Decision, 'decidedAt'> {
  /** Orders added to the trip later must not deliver this one after it. */
  readonly latestAt: Date;
}

const APPEND = statement(
  'dispatch-decisions.decisions_append',
  `insert into dispatch_decisions (hub_id, order_id, courier_id, attempt, kind, decided_at, pickup_at, deliver_at,
     latest_at, bundle, cost, alternatives)
   select $1, d."orderId", d."courierId", d.attempt, d.kind, $3, d."pickupAt", d."deliverAt", d."latestAt", d.bundle, d.cost,
          d.alternatives
     from jsonb_to_recordset($2::jsonb) as d("orderId" bigint, "courierId" bigint, attempt integer, kind text,
          "pickupAt" timestamptz, "deliverAt" timestamptz, "latestAt" timestamptz,
          bundle bigint[], cost real, alternatives jsonb)`,
);

const OF_ORDER = statement(
  'dispatch-decisions.decisions_of_order',
  `select order_id as "orderId", courier_id as "courierId", attempt, kind, decided_at as "decidedAt",
          pickup_at as "pickupAt", deliver_at as "deliverAt", bundle, cost, alternatives
     from dispatch_decisions where order_id = $1 order by id limit 200`,
);

const PRUNE = statement(
  'dispatch-decisions.decisions_prune',
  `delete from dispatch_decisions where ctid in (
     select ctid from dispatch_decisions where decided_at < $1 limit $2)`,
);

/** Table `dispatch_decisions`: why a pass chose a courier. Rows never change, and go after 30 days. */
@Injectable()
export class DecisionStore {
  constructor(private readonly clock: Clock) {}

  append(tx: Transaction, hubId: number, decisions: readonly NewDecision[]): void {
    void tx.send(APPEND, [hubId, JSON.stringify(decisions), this.clock.now()]);
  }

  ofOrder(on: Queryable, orderId: number): Promise<Decision[]> {
    return on.query<Decision>(OF_ORDER, [orderId]);
  }

  prune(on: Queryable, before: Date, limit: number): Promise<number> {
    return on.execute(PRUNE, [before, limit]);
  }
}
