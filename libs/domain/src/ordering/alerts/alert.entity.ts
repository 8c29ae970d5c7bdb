import { Column, Entity, Index } from 'typeorm';
import type { RefusalCause, RefusedAct } from '../orders/index.js';
import {
  type Actor,
  Id,
  instant,
  json,
  optionalInstant,
  type Point,
  pointSchema,
  optionalActor,
} from '../../base/index.js';

export const DATA_REQUESTS = ['erasure_asked', 'data_asked'] as const;
export type DataRequest = (typeof DATA_REQUESTS)[number];

export const ALERT_KINDS = ['act_refused', 'emergency', 'claim_due', ...DATA_REQUESTS] as const;
type AlertKind = (typeof ALERT_KINDS)[number];

export type AlertAct = Pick<RefusedAct, 'act' | 'stop' | 'at' | 'codeRight' | 'payment' | 'payCents'>;

/**
 * Table `alerts`: what an operator must see until one closes it. A courier has one for each order with
 * refused acts or with undecided claims soon due, one for a call for help and one for a wish to be erased; an
 * order has one for each wish of a recipient about their data. Kept for 30 days after closing.
 */
@Entity('alerts')
@Index('alerts_open_idx', ['hubId', 'courierId', 'orderId', 'kind'], {
  unique: true,
  where: 'closed_at is null',
})
@Index('alerts_closed_at_idx', ['closedAt'])
export class Alert {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) kind: AlertKind;
  /** 0 for a claim about an order that nobody carried. */
  @Column({ type: 'bigint' }) courierId: number;
  /** 0 for what is about no order, so that a courier has one of each kind open. */
  @Column({ type: 'bigint' }) orderId: number;
  @Column(instant) at: Date;
  @Column({ type: 'jsonb', default: '[]' }) acts: readonly AlertAct[];
  @Column({ type: 'text', nullable: true }) cause: RefusalCause | null;
  /** The goods are with the courier, who has to bring them somewhere. */
  @Column({ type: 'boolean', default: false }) goods: boolean;
  /** Stop whose recipient asks for their data; null: nobody, or several of the order. */
  @Column({ type: 'integer', nullable: true }) stop: number | null;
  /** Where the courier called from. */
  @Column(json(pointSchema, { nullable: true })) position: Point | null;
  /** When the courier said that the goods were handed over. */
  @Column(optionalInstant) doneAt: Date | null;
  @Column(optionalInstant) closedAt: Date | null;
  @Column(optionalActor) closedBy: Actor | null;
}
