import { Column, Entity, Index } from 'typeorm';
import { z } from 'zod';
import {
  type Actor,
  actorSchema,
  centsSchema,
  type DomainErrorCode,
  Id,
  instant,
  json,
  optionalInstant,
  VEHICLE_KINDS,
  optionalActor,
} from '../../base/index.js';
import {
  cancellationSchema,
  COLLECT_METHODS,
  packageSchema,
  placeInputSchema,
  priceBreakdownSchema,
} from '../../ordering/index.js';

/** Status of the request only; an accepted request continues as an order. */
type RequestStatus = 'received' | 'accepted' | 'rejected' | 'cancelled';

export const REJECTION_REASONS = [
  'price_exceeded',
  'vehicle_not_available',
  'no_courier',
  'times_not_met',
  'region_not_served',
  'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** The hub's free vehicles at the moment of the answer. */
const availabilitySchema = z.strictObject({
  available: z.int(),
  byKind: z.partialRecord(z.enum(VEHICLE_KINDS), z.int()),
  /** Minutes until the next vehicle is free; 0 when one is free. An assumption when no courier is online. */
  nextInMinutes: z.int(),
});
export type VehicleAvailability = z.output<typeof availabilitySchema>;

/** Promised on acceptance. ISO instants. */
const promiseSchema = z.strictObject({
  /** The instant of the request, from which minutes count. */
  askedAt: z.iso.datetime(),
  pickupAt: z.iso.datetime(),
  deliverAt: z.iso.datetime(),
  /** Not later than the caller's own limit. */
  deliverBy: z.iso.datetime(),
});
export type DeliveryPromise = z.output<typeof promiseSchema>;

const priceSchema = z.strictObject({
  totalCents: z.int(),
  currency: z.literal('BRL'),
  pricingList: priceBreakdownSchema.shape.pricingList,
  /** Above the list price because of the hub's surge, in basis points: 2 500 is 25 %. */
  aboveListBp: z.int(),
});
export type CurrentPrice = z.output<typeof priceSchema>;

/** Refusals of the core that reject the request for good. After other errors it is tried again. */
export const REJECTIONS = {
  outside_service_area: 'region_not_served',
  area_paused: 'no_courier',
  address_not_found: 'region_not_served',
  vehicle_type_not_found: 'vehicle_not_available',
  package_over_limits: 'vehicle_not_available',
  package_dimensions_required: 'vehicle_not_available',
  tariff_not_found: 'other',
  insufficient_balance: 'other',
  invoicing_not_enabled: 'other',
  payment_method_unavailable: 'other',
  caller_blocked: 'other',
  merchant_not_found: 'other',
  invalid_value: 'other',
  required_value: 'other',
  feature_disabled: 'other',
} as const satisfies Partial<Record<DomainErrorCode, RejectionReason>>;

/** What exactly the rules found; protocols have the sentences for it. */
const REJECTION_CAUSES = [
  ...(Object.keys(REJECTIONS) as (keyof typeof REJECTIONS)[]),
  'price_exceeded',
  'times_not_met',
  'decision_expired',
  'marketplace_not_accepted',
  'operator_decision',
] as const;
export type RejectionCause = (typeof REJECTION_CAUSES)[number];

export const rejectionSchema = z.strictObject({
  reason: z.enum(REJECTION_REASONS),
  cause: z.enum(REJECTION_CAUSES),
  /** The operator's own words; null where the rules decided. */
  note: z.string().nullable(),
  /** Facts for the reason, so that the caller can change the request. */
  price: priceSchema.exactOptional(),
  promise: promiseSchema.exactOptional(),
  fleet: availabilitySchema.exactOptional(),
});
export type Rejection = z.output<typeof rejectionSchema>;

/** Acceptable vehicles, best first: `word` is the caller's code, `kind` ours. */
const vehicleSchema = z.strictObject({
  options: z.array(z.strictObject({ word: z.string(), kind: z.enum(VEHICLE_KINDS) })),
  container: z.string(),
  containerSize: z.string().nullable(),
  instruction: z.string().nullable(),
});
export type VehiclePreference = z.output<typeof vehicleSchema>;

const collectSchema = z.strictObject({
  amountCents: centsSchema,
  /** null: cash, unless the courier says otherwise. */
  method: z.enum(COLLECT_METHODS).nullable(),
  /** The banknote that the recipient pays with. */
  changeForCents: centsSchema.nullable(),
});
export type CollectOnDelivery = z.output<typeof collectSchema>;

/** The request in the core's terms, from which it is decided and the order is created. */
const termsSchema = z.strictObject({
  pickup: placeInputSchema,
  dropoff: placeInputSchema,
  /** Number shown to the recipient and to the courier at the stop. */
  stopDisplayId: z.string(),
  stopObservation: z.string().nullable(),
  pickupObservation: z.string().nullable(),
  phoneLocator: z.string().nullable(),
  vehicle: vehicleSchema,
  package: packageSchema.nullable(),
  goodsValueCents: centsSchema.nullable(),
  needsReturn: z.boolean(),
  combinable: z.boolean(),
  /** The caller's own ids of deliveries in progress to be carried together. */
  combineWith: z.array(z.string()),
  /** Minutes from the request; null when the caller set no limit. */
  pickupLimitMinutes: z.number().nullable(),
  deliveryLimitMinutes: z.number().nullable(),
  /** ISO instant at which the preparation begins; null or absent: with the request. */
  preparationStartsAt: z.iso.datetime().nullable().exactOptional(),
  /** Accepted surcharge over the list price in basis points; null: any price. */
  acceptedAboveListBp: z.number().nullable(),
  waitsForReady: z.boolean(),
  /** null: as the hub's setting says. */
  confirmationCodeRequired: z.boolean().nullable(),
  pickupCode: z.string().nullable(),
  collect: collectSchema.nullable(),
  paymentCode: z.string(),
  /** The marketplace that the order comes from; null for the store's own orders. */
  marketplace: z.string().nullable(),
});
export type DeliveryTerms = z.output<typeof termsSchema>;

/** What every message about a delivery contains; stored in the request and in `faceData` of its order. */
export interface RequestSummary
  extends
    Pick<DeliveryRequest, 'deliveryId' | 'displayId' | 'merchant' | 'recipient' | 'offer'>,
    Pick<DeliveryTerms, 'vehicle' | 'needsReturn'> {
  requestId: number;
  /** The caller's id of the delivery, as it was sent. */
  orderUuid: string;
}

const offerSchema = z.strictObject({
  vehicleKind: z.enum(VEHICLE_KINDS),
  price: priceSchema,
  promise: promiseSchema,
  /** The order's tracking token; only in the request's copy. */
  trackingToken: z.string().exactOptional(),
});
export type RequestOffer = z.output<typeof offerSchema>;

const problemActionSchema = z.strictObject({
  reason: z.string(),
  action: z.enum(['return_to_pickup', 'deliver', 'cancel']),
  message: z.string().nullable(),
  at: z.iso.datetime(),
  by: actorSchema,
});
export type ProblemAction = z.output<typeof problemActionSchema>;

export type RequestCancellation = z.output<typeof cancellationSchema>;

/** As the caller names it. */
const namedMerchantSchema = z.strictObject({ id: z.string(), name: z.string() });

/**
 * Table `delivery_requests`: a request for a delivery that is not accepted yet (Open Delivery's concept).
 * When accepted it becomes an order; once it was rejected or cancelled the caller may send the same id again,
 * which is a new attempt with its own delivery id.
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
  @Column(json(namedMerchantSchema)) merchant: z.output<typeof namedMerchantSchema>;
  @Column({ type: 'text' }) recipient: string;
  @Column(json(termsSchema)) terms: DeliveryTerms;
  /** As sent, to be returned unchanged. */
  @Column({ type: 'jsonb' }) body: Record<string, unknown>;
  /** Hash of the body: distinguishes a repetition from another request under the same id. */
  @Column({ type: 'text' }) fingerprint: string;
  @Column({ type: 'text', nullable: true }) idempotencyKey: string | null;

  @Column({ type: 'text' }) acceptance: 'automatic' | 'manual';
  @Column(instant) receivedAt: Date;
  /** A request undecided at this instant is rejected. */
  @Column(instant) rejectAfter: Date;
  @Column(optionalInstant) decidedAt: Date | null;
  @Column(optionalActor) decidedBy: Actor | null;
  @Column(json(rejectionSchema, { nullable: true })) rejection: Rejection | null;
  @Column(json(offerSchema, { nullable: true })) offer: RequestOffer | null;
  @Column({ type: 'bigint', nullable: true }) orderId: number | null;
  /** The merchant said "ready" before the decision. */
  @Column(optionalInstant) readyAt: Date | null;
  /** Set when cancelled before the decision; later cancellations are the order's. */
  @Column(optionalInstant) cancelledAt: Date | null;
  @Column(json(cancellationSchema, { nullable: true })) cancellation: RequestCancellation | null;
  @Column(json(z.array(problemActionSchema))) problemActions: ProblemAction[];
  @Column(instant) updatedAt: Date;
}

export type DeliveryRequestRecord = Readonly<DeliveryRequest>;

export type NewDeliveryRequest = Pick<
  DeliveryRequestRecord,
  | 'merchantId'
  | 'credentialId'
  | 'orderUuid'
  | 'displayId'
  | 'merchant'
  | 'recipient'
  | 'terms'
  | 'body'
  | 'idempotencyKey'
>;
