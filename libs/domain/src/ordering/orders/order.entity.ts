import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { z } from 'zod';
import {
  type Actor,
  actorSchema,
  type Cents,
  Id,
  instant,
  json,
  money,
  oneOf,
  optionalInstant,
  type OrderChannel,
  type Point,
  pointSchema,
  optionalActor,
  actor,
  ZERO,
} from '../../base/index.js';
import { CANCEL_REASONS, type CancelReason, ORDER_STATUSES, type OrderStatus } from './order-status.rules.js';
import { type OrderEventData, orderEventDataSchema } from './order-event.types.js';
import type { CountedSpending } from './spending-days.service.js';
import {
  chargeSchema,
  type GoodsPlace,
  type OnlineCharge,
  ORDER_KINDS,
  type OrderKind,
  type OrderPrice,
  orderPriceSchema,
  type PackageDimensions,
  packageSchema,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentStatus,
  type PayTerms,
} from './order.types.js';
import { type Place, placeSchema, type Stop, stopSchema } from './stop.types.js';
import type { OrderEventType } from '../../events/index.js';

export const cancellationSchema = z.strictObject({
  reason: z.enum(CANCEL_REASONS),
  note: z.string().nullable(),
  by: actorSchema,
});
const cancelOnReturnSchema = cancellationSchema.extend({
  /** The order needed no return before; an order cancelled by an earlier release does not say. */
  returnAdded: z.boolean().exactOptional(),
});

/**
 * One delivery order, in one row. Stops are never read or locked without their order, so they are a JSON
 * column. `OrderEvent` is the append-only timeline. Initial values are those of a new order.
 */
@Entity('orders')
@Index('orders_hub_public_id_idx', ['hubId', 'publicId'], { unique: true })
@Index('orders_hub_changed_idx', ['hubId', 'updatedAt', 'id', 'merchantId'])
@Index('orders_uuid_idx', ['uuid'], { unique: true })
@Index('orders_hub_newest_idx', ['hubId', 'createdAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('orders_hub_scheduled_idx', ['hubId', 'createdAt', 'id'], {
  where: 'scheduled_for IS NOT NULL AND deleted_at IS NULL',
})
@Index('orders_hub_not_served_idx', ['hubId', 'createdAt', 'id'], {
  where: "cancel_reason = 'not_served'::text AND deleted_at IS NULL",
})
@Index('orders_deleted_idx', ['hubId', 'createdAt', 'id'], { where: 'deleted_at IS NOT NULL' })
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
@Index('orders_recipient_idx', { synchronize: false })
@Index('orders_unbilled_idx', { synchronize: false })
@Index('orders_failed_idx', { synchronize: false })
@Index('orders_redelivery_idx', ['redeliveryOf'], { where: 'redelivery_of IS NOT NULL' })
@Index('orders_invoice_idx', ['invoiceId'], { where: 'invoice_id IS NOT NULL' })
export class Order {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'uuid' }) uuid: string;
  @Column({ type: 'text' }) publicId: string;
  @Column({ type: 'bigint' }) merchantId: number;
  /** The developers' app that placed it for the merchant; null: none. */
  @Column({ type: 'bigint', nullable: true }) appId: number | null;
  @Column(oneOf(ORDER_KINDS)) kind: OrderKind;
  @Column({ type: 'text' }) source: OrderChannel;
  /** The delivery request that became this order; both publish to the request's stream. */
  @Column({ type: 'bigint', nullable: true }) requestId: number | null;
  @Column({ type: 'text', nullable: true }) stream: string | null;
  /** The order whose goods it brings again, because nobody took them. */
  @Column({ type: 'bigint', nullable: true }) redeliveryOf: number | null;

  @Column(oneOf(ORDER_STATUSES)) status: OrderStatus;
  @Column(instant) statusAt: Date;
  @Column(instant) startedAt: Date;
  @Column(optionalInstant) scheduledFor: Date | null;
  @Column(optionalInstant) searchAt: Date | null;
  @Column({ type: 'boolean' }) readyRequired: boolean;
  /** When the goods are expected to be ready at the pickup, or were; null: unknown, taken as now. */
  @Column(optionalInstant) readyAt: Date | null;
  /** Promised to the recipient, by the caller or else the hub; null: nothing, before the order is paid. */
  @Column(optionalInstant) deliverBy: Date | null;
  @Column({ type: 'text' }) initialStatus: 'pending' | 'preparing';

  @Column({ type: 'text', nullable: true }) externalId: string | null;
  @Column({ type: 'text', nullable: true }) externalDisplayId: string | null;
  @Column({ type: 'text', nullable: true }) observation: string | null;
  @Column({ type: 'text', nullable: true }) customerObservation: string | null = null;

  @Column(json(placeSchema)) pickup: Place;
  @Column(json(z.array(stopSchema))) stops: Stop[];
  @Column({ type: 'bigint' }) vehicleTypeId: number;
  @Column({ type: 'bigint', array: true }) acceptableVehicleTypeIds: number[];
  @Column({ type: 'bigint', nullable: true }) categoryId: number | null;
  @Column(json(packageSchema, { nullable: true })) package: PackageDimensions | null;
  @Column({ type: 'boolean' }) needsReturn: boolean;
  @Column({ type: 'boolean' }) needsProof: boolean;
  @Column({ type: 'boolean' }) combinable: boolean;
  @Column({ type: 'text', nullable: true }) pickupCode: string | null;

  @Column({ type: 'integer' }) distanceM: number;
  @Column({ type: 'integer' }) returnDistanceM: number;
  @Column({ type: 'integer' }) durationS: number;
  @Column(json(orderPriceSchema)) price: OrderPrice;
  @Column(money) totalCents: Cents;
  @Column({ ...money, nullable: true }) goodsValueCents: Cents | null;
  /** Charged on top for late arrival or late collection. */
  @Column(money) lateChargeCents: Cents = ZERO;
  /** What the courier gets, credited when the order completes; until then as far as it is known. */
  @Column(money) courierPayCents: Cents;
  /** null: the hub has no rules, and the pay is the courier's share. */
  @Column({ type: 'jsonb', nullable: true }) payTerms: PayTerms | null;

  @Column(oneOf(PAYMENT_METHODS)) paymentMethod: PaymentMethod;
  @Column({ type: 'text', nullable: true }) paymentCode: string | null;
  @Column({ type: 'text', nullable: true }) paymentStatus: PaymentStatus | null;
  @Column(json(chargeSchema, { nullable: true })) charge: OnlineCharge | null;
  @Column({ type: 'text', nullable: true }) paymentTxid: string | null;
  @Column(optionalInstant) paymentExpiresAt: Date | null;
  /** The invoice that bills it; null: none yet, or it is paid otherwise. */
  @Column({ type: 'bigint', nullable: true }) invoiceId: number | null = null;
  /** What the order counted against the limit of a sub-user or an app; null: nothing. */
  @Column({ type: 'jsonb', nullable: true }) countedSpending: CountedSpending | null;

  @Column({ type: 'bigint', nullable: true }) courierId: number | null = null;
  @Column({ type: 'bigint', nullable: true }) preferredCourierId: number | null;
  @Column({ type: 'bigint', nullable: true }) groupId: number | null = null;
  @Column({ type: 'bigint', array: true }) combineWithOrderIds: number[];

  @Column(optionalInstant) acceptedAt: Date | null = null;
  /** Metres by road from the courier at acceptance to the pickup; null when the position is unknown. */
  @Column({ type: 'integer', nullable: true }) approachM: number | null = null;
  @Column(optionalInstant) arrivedPickupAt: Date | null = null;
  @Column(optionalInstant) arrivalLimitAt: Date | null = null;
  @Column(optionalInstant) collectedAt: Date | null = null;
  @Column(optionalInstant) collectLimitAt: Date | null = null;
  /** When the last delivered stop was delivered, once all ended; null: not yet, or nothing was delivered. */
  @Column(optionalInstant) deliveredAt: Date | null = null;
  @Column(optionalInstant) finishedAt: Date | null = null;
  /** When somebody decided about goods that nobody took; null: nobody has, or everything was delivered. */
  @Column(optionalInstant) failureSettledAt: Date | null = null;
  /** Where goods are that nobody took, as somebody said; null: as usual (`goodsAt`). */
  @Column({ type: 'text', nullable: true }) goodsAt: GoodsPlace | null;
  @Column(optionalInstant) cancelledAt: Date | null = null;
  @Column(oneOf(CANCEL_REASONS, { nullable: true })) cancelReason: CancelReason | null = null;
  @Column({ type: 'text', nullable: true }) cancelNote: string | null = null;
  @Column(optionalActor) cancelledBy: Actor | null = null;
  /** Set when the caller cancelled after collection and the goods are on their way back. */
  @Column(json(cancelOnReturnSchema, { nullable: true })) cancelOnReturn: z.output<
    typeof cancelOnReturnSchema
  > | null = null;

  @Column({ type: 'text' }) trackingToken: string;
  @Column({ type: 'jsonb', nullable: true }) faceData: Record<string, unknown> | null;
  /** Sequence of the last timeline entry: the next one has a higher sequence and a later instant. */
  @Column({ type: 'integer' }) lastSequence = 0;
  @Column(instant) lastEventAt: Date;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
  @Column(optionalInstant) deletedAt: Date | null = null;

  get allStopsEnded(): boolean {
    return this.stops.every((stop) => stop.status !== 'pending');
  }

  get allStopsDelivered(): boolean {
    return this.stops.every((stop) => stop.status === 'delivered');
  }

  /** Null: none was delivered. */
  get lastDeliveryAt(): Date | null {
    const ends = this.stops.map(({ status, finishedAt }) =>
      status === 'delivered' ? (finishedAt ?? '') : '',
    );
    const last = ends.sort().at(-1);
    return last ? new Date(last) : null;
  }

  /** A copy of the order to compare with later. Changes replace values and never edit them in place. */
  record(): OrderRecord {
    return Object.assign({}, this as OrderRecord);
  }

  stop(ordinal: number): Stop | undefined {
    return this.stops.find((candidate) => candidate.ordinal === ordinal);
  }
}

type Methods<T> = { [K in keyof T]: T[K] extends (...args: never[]) => unknown ? K : never }[keyof T];

export type OrderRecord = Readonly<
  Omit<Order, Methods<Order> | 'allStopsEnded' | 'allStopsDelivered' | 'lastDeliveryAt'>
>;

/** One count is spread over this many rows, so that concurrent inserts do not wait for one row lock. */
export const COUNTER_SLOTS = 16;

/** One line of an order's timeline. Append-only. */
@Entity('order_events')
@Index('order_events_courier_idx', ['courierId', 'at'], { where: 'courier_id IS NOT NULL' })
@Index('order_events_previous_courier_idx', { synchronize: false })
export class OrderEvent {
  @PrimaryColumn({ type: 'bigint' }) orderId: number;
  @PrimaryColumn({ type: 'integer' }) sequence: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) type: OrderEventType;
  /** Strictly later than the previous entry, in milliseconds. */
  @Column(instant) at: Date;
  /** The time of the act where the app stated it; null: of the record. Never before the previous step. */
  @Column(optionalInstant) happenedAt: Date | null;
  @Column(actor) actor: Actor;
  @Column({ type: 'bigint', nullable: true }) courierId: number | null;
  @Column({ type: 'integer', nullable: true }) stop: number | null;
  @Column(json(pointSchema, { nullable: true })) position: Point | null;
  @Column(json(orderEventDataSchema, { nullable: true })) data: OrderEventData | null;
}

export type TimelineEntry = Readonly<OrderEvent>;

/** Orders that one courier carries together. Protocols that know one number per group show the leader's. */
@Entity('order_groups')
export class OrderGroup {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) leaderOrderId: number;
  @Column(instant) createdAt: Date;
}
