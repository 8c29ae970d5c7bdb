import { Column, Entity, Index } from 'typeorm';
import {
  type Actor,
  type Cents,
  type DomainErrorCode,
  Id,
  instant,
  optionalInstant,
  type VehicleKind,
  optionalActor,
} from '../../base/index.js';
import type { CancelReason, CollectMethod, PackageDimensions, PlaceInput } from '../../ordering/index.js';

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
export interface VehicleAvailability {
  available: number;
  byKind: Partial<Record<VehicleKind, number>>;
  /** Minutes until the next vehicle is free; 0 when one is free. An assumption when no courier is online. */
  nextInMinutes: number;
}

/** Promised on acceptance. ISO instants. */
export interface DeliveryPromise {
  /** The instant of the request, from which minutes count. */
  askedAt: string;
  pickupAt: string;
  deliverAt: string;
  /** Not later than the caller's own limit. */
  deliverBy: string;
}

export interface CurrentPrice {
  totalCents: number;
  currency: 'BRL';
  pricingList: 'NORMAL' | 'DYNAMIC';
  /** Above the list price because of the hub's surge, in basis points: 2 500 is 25 %. */
  aboveListBp: number;
}

/** Refusals of the core that reject the request for good. After any other error the decision is tried again. */
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
export type RejectionCause =
  | keyof typeof REJECTIONS
  | 'price_exceeded'
  | 'times_not_met'
  | 'decision_expired'
  | 'marketplace_not_accepted'
  | 'operator_decision';

export interface Rejection {
  reason: RejectionReason;
  cause: RejectionCause;
  /** The operator's own words; null where the rules decided. */
  note: string | null;
  /** Facts for the reason, so that the caller can change the request. */
  price?: CurrentPrice;
  promise?: DeliveryPromise;
  fleet?: VehicleAvailability;
}

/** Acceptable vehicles, best first: `word` is the caller's code, `kind` ours. */
export interface VehiclePreference {
  options: { word: string; kind: VehicleKind }[];
  container: string;
  containerSize: string | null;
  instruction: string | null;
}

export interface CollectOnDelivery {
  amountCents: Cents;
  /** null: cash, unless the courier says otherwise. */
  method: CollectMethod | null;
  /** The banknote that the recipient pays with. */
  changeForCents: Cents | null;
}

/** The request in the core's terms, from which it is decided and the order is created. */
export interface DeliveryTerms {
  pickup: PlaceInput;
  dropoff: PlaceInput;
  /** Number shown to the recipient and to the courier at the stop. */
  stopDisplayId: string;
  stopObservation: string | null;
  pickupObservation: string | null;
  phoneLocator: string | null;
  vehicle: VehiclePreference;
  package: PackageDimensions | null;
  goodsValueCents: Cents | null;
  needsReturn: boolean;
  combinable: boolean;
  /** The caller's own ids of deliveries in progress to be carried together. */
  combineWith: string[];
  /** Minutes from the request; null when the caller set no limit. */
  pickupLimitMinutes: number | null;
  deliveryLimitMinutes: number | null;
  /** ISO instant at which the preparation begins; null or absent: with the request. */
  preparationStartsAt?: string | null;
  /** Accepted surcharge over the list price in basis points; null: any price. */
  acceptedAboveListBp: number | null;
  waitsForReady: boolean;
  /** null: as the hub's setting says. */
  confirmationCodeRequired: boolean | null;
  pickupCode: string | null;
  collect: CollectOnDelivery | null;
  paymentCode: string;
  /** The marketplace that the order comes from; null for the store's own orders. */
  marketplace: string | null;
}

/** What every message about a delivery contains; stored in the request and in `faceData` of its order. */
export interface RequestSummary
  extends
    Pick<DeliveryRequest, 'deliveryId' | 'displayId' | 'merchant' | 'recipient' | 'offer'>,
    Pick<DeliveryTerms, 'vehicle' | 'needsReturn'> {
  requestId: number;
  /** The caller's id of the delivery, as it was sent. */
  orderUuid: string;
}

export interface RequestOffer {
  vehicleKind: VehicleKind;
  price: CurrentPrice;
  promise: DeliveryPromise;
  /** The order's tracking token; only in the request's copy. */
  trackingToken?: string;
}

export interface ProblemAction {
  reason: string;
  action: 'return_to_pickup' | 'deliver' | 'cancel';
  message: string | null;
  at: string;
  by: Actor;
}

export interface RequestCancellation {
  reason: CancelReason;
  note: string | null;
  by: Actor;
}

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
  /** As the caller names it. */
  @Column({ type: 'jsonb' }) merchant: { id: string; name: string };
  @Column({ type: 'text' }) recipient: string;
  @Column({ type: 'jsonb' }) terms: DeliveryTerms;
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
