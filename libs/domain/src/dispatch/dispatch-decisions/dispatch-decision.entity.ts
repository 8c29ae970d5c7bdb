import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';

export type DecisionKind = 'offer' | 'direct';

/** Another courier the plan could have chosen. */
export interface DecisionAlternative {
  readonly courierId: number;
  readonly pickupAt: string;
  /** Seconds by which the courier would have been at the pickup too early; absent: decided before this was stored. */
  readonly earlyBy?: number;
  /** In minutes of an order's delay, as `DispatchDecision.cost`. */
  readonly cost: number;
}

/** Why a pass gave an order to a courier. Append-only, kept 30 days. */
@Entity('dispatch_decisions')
@Index('dispatch_decisions_order_idx', ['orderId', 'id'])
@Index('dispatch_decisions_hub_idx', ['hubId', 'decidedAt'])
@Index('dispatch_decisions_decided_at_idx', { synchronize: false })
export class DispatchDecision {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) orderId: number;
  @Column({ type: 'bigint' }) courierId: number;
  @Column({ type: 'integer' }) attempt: number;
  @Column({ type: 'text' }) kind: DecisionKind;
  @Column(instant) decidedAt: Date;
  @Column(instant) pickupAt: Date;
  @Column(instant) deliverAt: Date;
  /**
   * Orders added to the trip later must not deliver this one after this time; null: decided before this column existed.
   */
  @Column(optionalInstant) latestAt: Date | null;
  /** The orders carried together, in the sequence of their visits. */
  @Column({ type: 'bigint', array: true }) bundle: number[];
  @Column({ type: 'real' }) cost: number;
  /** The best other couriers, cheapest first. */
  @Column({ type: 'jsonb' }) alternatives: DecisionAlternative[];
}
