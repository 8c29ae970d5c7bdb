import { Column, Entity, Index } from 'typeorm';
import { type Actor, Id, instant, optionalInstant } from '../../base/index.js';
import type {
  DeliveryTerms,
  ProblemAction,
  Rejection,
  RequestCancellation,
  RequestOffer,
  RequestStatus,
} from './delivery-request.types.js';

/**
 * A request for a delivery that is not accepted yet (Open Delivery's concept). When accepted it becomes an order; once it
 * was rejected or cancelled the caller may send the same id again, which is a new attempt with its own delivery id.
 */
@Entity('delivery_requests')
@Index('delivery_requests_attempt_idx', ['hubId', 'merchantId', 'orderUuid', 'attempt'], { unique: true })
@Index('delivery_requests_undecided_idx', ['id'], { where: "status = 'received'::text" })
@Index('delivery_requests_hub_undecided_idx', ['hubId', 'id'], { where: "status = 'received'::text" })
@Index('delivery_requests_changed_idx', ['hubId', 'merchantId', 'updatedAt', 'id'])
@Index('delivery_requests_refused_idx', { synchronize: false })
@Index('delivery_requests_order_idx', ['orderId'], { where: 'order_id IS NOT NULL' })
export class DeliveryRequest {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) merchantId: number;
  @Column({ type: 'bigint' }) credentialId: number;
  /** The caller's id of the delivery, the same for every attempt. */
  @Column({ type: 'uuid' }) orderUuid: string;
  /** The same id as the caller wrote it, for answers. */
  @Column({ type: 'text' }) orderRef: string;
  /** Generated, one for each attempt. */
  @Column({ type: 'uuid' }) deliveryId: string;
  @Column({ type: 'integer' }) attempt: number;
  @Column({ type: 'text' }) status: RequestStatus;

  @Column({ type: 'text' }) displayId: string;
  @Column({ type: 'jsonb' }) merchant: { id: string; name: string };
  @Column({ type: 'text' }) recipient: string;
  @Column({ type: 'jsonb' }) terms: DeliveryTerms;
  /** As sent, to be returned unchanged. */
  @Column({ type: 'jsonb' }) body: Record<string, unknown>;
  /** Hash of the body: distinguishes a repetition from another request under the same id. */
  @Column({ type: 'text' }) fingerprint: string;
  /** As sent with the request. */
  @Column({ type: 'text', nullable: true }) idempotencyKey: string | null;

  @Column({ type: 'text' }) acceptance: 'automatic' | 'manual';
  @Column(instant) receivedAt: Date;
  /** A request undecided at this instant is rejected. */
  @Column(instant) rejectAfter: Date;
  @Column(optionalInstant) decidedAt: Date | null;
  @Column({ type: 'jsonb', nullable: true }) decidedBy: Actor | null;
  @Column({ type: 'jsonb', nullable: true }) rejection: Rejection | null;
  @Column({ type: 'jsonb', nullable: true }) offer: RequestOffer | null;
  @Column({ type: 'bigint', nullable: true }) orderId: number | null;
  /** The merchant said "ready" before the decision. */
  @Column(optionalInstant) readyAt: Date | null;
  /** Set when cancelled before the decision; later cancellations are the order's. */
  @Column(optionalInstant) cancelledAt: Date | null;
  @Column({ type: 'jsonb', nullable: true }) cancellation: RequestCancellation | null;
  @Column({ type: 'jsonb' }) problemActions: ProblemAction[];
  @Column(instant) updatedAt: Date;
}

export type DeliveryRequestRecord = Readonly<DeliveryRequest>;
