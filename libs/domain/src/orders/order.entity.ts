import { Column, Entity, Index } from 'typeorm';
import type { Actor } from '../shared/index.js';
import { Id, instant, money, optionalInstant, type Cents } from '../shared/index.js';
import type { CancelReason, OrderStatus } from './order.status.js';
import type {
  OnlineCharge,
  OrderKind,
  OrderPrice,
  OrderSource,
  PackageDimensions,
  PaymentMethod,
  PaymentStatus,
  Place,
  Stop,
} from './order.types.js';

/**
 * One delivery order, in one row: its stops are never read nor locked without it, so they live inside.
 * What happened to it stands in the timeline (`OrderEvent`), which only grows.
 */
@Entity('orders')
@Index('orders_hub_public_id_idx', ['hubId', 'publicId'], { unique: true })
@Index('orders_uuid_idx', ['uuid'], { unique: true })
@Index('orders_hub_newest_idx', ['hubId', 'createdAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('orders_merchant_newest_idx', ['hubId', 'merchantId', 'createdAt', 'id'], {
  where: 'deleted_at IS NULL',
})
@Index('orders_hub_external_id_idx', ['hubId', 'externalId'], { where: 'external_id IS NOT NULL' })
@Index('orders_hub_status_idx', ['hubId', 'status', 'id'], {
  where: "status <> ALL (ARRAY['completed'::text, 'cancelled'::text]) AND deleted_at IS NULL",
})
@Index('orders_courier_idx', ['courierId', 'id'], { where: 'courier_id IS NOT NULL' })
@Index('orders_scheduled_idx', ['searchAt'], { where: "status = 'scheduled'::text" })
@Index('orders_payment_due_idx', ['paymentExpiresAt'], { where: "status = 'waiting'::text" })
@Index('orders_txid_idx', ['paymentTxid'], { unique: true, where: 'payment_txid IS NOT NULL' })
@Index('orders_group_idx', ['groupId'], { where: 'group_id IS NOT NULL' })
@Index('orders_tracking_idx', ['trackingToken'], { unique: true })
@Index('orders_request_idx', ['requestId'], { where: 'request_id IS NOT NULL' })
export class Order {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'uuid' }) uuid: string;
  @Column({ type: 'text' }) publicId: string;
  @Column({ type: 'bigint' }) merchantId: number;
  @Column({ type: 'text' }) kind: OrderKind;
  @Column({ type: 'text' }) source: OrderSource;
  /** Open Delivery request it was born of; its events share that request's stream. */
  @Column({ type: 'bigint', nullable: true }) requestId: number | null;
  @Column({ type: 'text', nullable: true }) stream: string | null;

  @Column({ type: 'text' }) status: OrderStatus;
  @Column(instant) statusAt: Date;
  @Column(instant) startedAt: Date;
  @Column(optionalInstant) scheduledFor: Date | null;
  @Column(optionalInstant) searchAt: Date | null;
  @Column({ type: 'boolean' }) readyRequired: boolean;
  @Column({ type: 'text' }) initialStatus: 'pending' | 'preparing';

  @Column({ type: 'text', nullable: true }) externalId: string | null;
  @Column({ type: 'text', nullable: true }) externalDisplayId: string | null;
  @Column({ type: 'text', nullable: true }) observation: string | null;
  @Column({ type: 'text', nullable: true }) customerObservation: string | null;

  @Column({ type: 'jsonb' }) pickup: Place;
  @Column({ type: 'jsonb' }) stops: Stop[];
  @Column({ type: 'bigint' }) vehicleTypeId: number;
  @Column({ type: 'bigint', array: true }) acceptableVehicleTypeIds: number[];
  @Column({ type: 'bigint', nullable: true }) categoryId: number | null;
  @Column({ type: 'jsonb', nullable: true }) package: PackageDimensions | null;
  @Column({ type: 'boolean' }) needsReturn: boolean;
  @Column({ type: 'boolean' }) needsProof: boolean;
  @Column({ type: 'boolean' }) combinable: boolean;
  @Column({ type: 'text', nullable: true }) pickupCode: string | null;

  @Column({ type: 'integer' }) distanceM: number;
  @Column({ type: 'integer' }) returnDistanceM: number;
  @Column({ type: 'integer' }) durationS: number;
  @Column({ type: 'jsonb' }) price: OrderPrice;
  @Column(money) totalCents: Cents;
  @Column({ ...money, nullable: true }) goodsValueCents: Cents | null;
  /** Charged on top for late arrival or late collection. */
  @Column(money) lateChargeCents: Cents;
  /** The courier's share, credited when the order completes. */
  @Column(money) courierPayCents: Cents;

  @Column({ type: 'text' }) paymentMethod: PaymentMethod;
  @Column({ type: 'text', nullable: true }) paymentCode: string | null;
  @Column({ type: 'text', nullable: true }) paymentStatus: PaymentStatus | null;
  @Column({ type: 'jsonb', nullable: true }) charge: OnlineCharge | null;
  @Column({ type: 'text', nullable: true }) paymentTxid: string | null;
  @Column(optionalInstant) paymentExpiresAt: Date | null;

  @Column({ type: 'bigint', nullable: true }) courierId: number | null;
  @Column({ type: 'bigint', nullable: true }) preferredCourierId: number | null;
  @Column({ type: 'bigint', nullable: true }) groupId: number | null;
  @Column({ type: 'bigint', array: true }) combineWithOrderIds: number[];

  @Column(optionalInstant) acceptedAt: Date | null;
  /** By road from where the courier accepted to the pickup; null when that place is not known. */
  @Column({ type: 'integer', nullable: true }) approachM: number | null;
  @Column(optionalInstant) arrivedPickupAt: Date | null;
  @Column(optionalInstant) arrivalLimitAt: Date | null;
  @Column(optionalInstant) collectedAt: Date | null;
  @Column(optionalInstant) collectLimitAt: Date | null;
  @Column(optionalInstant) deliveredAt: Date | null;
  @Column(optionalInstant) finishedAt: Date | null;
  @Column(optionalInstant) cancelledAt: Date | null;
  @Column({ type: 'text', nullable: true }) cancelReason: CancelReason | null;
  @Column({ type: 'text', nullable: true }) cancelNote: string | null;
  @Column({ type: 'jsonb', nullable: true }) cancelledBy: Actor | null;
  /** Set when the caller cancelled after collection and the goods are on their way back. */
  @Column({ type: 'jsonb', nullable: true }) cancelOnReturn: {
    reason: CancelReason;
    note: string | null;
    by: Actor;
  } | null;

  @Column({ type: 'text' }) trackingToken: string;
  @Column({ type: 'jsonb', nullable: true }) faceData: Record<string, unknown> | null;
  /** Of the last timeline entry, so that the next one is later and follows it. */
  @Column({ type: 'integer' }) lastSequence: number;
  @Column(instant) lastEventAt: Date;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
  @Column(optionalInstant) deletedAt: Date | null;

  /** Every stop has ended, delivered or failed. */
  get allStopsEnded(): boolean {
    return this.stops.every((stop) => stop.status !== 'pending');
  }

  /** The order as it is now, to compare with what becomes of it. Changes replace values, they never edit them. */
  record(): OrderRecord {
    return Object.assign({}, this as OrderRecord);
  }

  stop(ordinal: number): Stop | undefined {
    return this.stops.find((candidate) => candidate.ordinal === ordinal);
  }
}

type Methods<T> = { [K in keyof T]: T[K] extends (...args: never[]) => unknown ? K : never }[keyof T];

/** An order as data: what queries return and faces map. */
export type OrderRecord = Readonly<Omit<Order, Methods<Order> | 'allStopsEnded'>>;
