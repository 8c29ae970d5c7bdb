import type { CancelReason, CollectMethod, PackageDimensions, PlaceInput } from '../../ordering/index.js';
import type { Actor, Cents, VehicleKind } from '../../base/index.js';

/** Status of the request only; an accepted request continues as an order. */
export type RequestStatus = 'received' | 'accepted' | 'rejected' | 'cancelled';

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
  /** Free vehicles of the wanted kinds. */
  available: number;
  /** Free vehicles of every kind. */
  byKind: Partial<Record<VehicleKind, number>>;
  /** Minutes until the next vehicle is free; 0 when one is free. An assumption when no courier is online. */
  nextInMinutes: number;
}

/** When it would be picked up and delivered, as promised on acceptance. ISO instants. */
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

/** What exactly the rules found; protocols have the sentences for it. */
export type RejectionCause =
  | 'price_exceeded'
  | 'times_not_met'
  | 'decision_expired'
  | 'marketplace_not_accepted'
  | 'outside_service_area'
  | 'area_paused'
  | 'address_not_found'
  | 'vehicle_type_not_found'
  | 'package_over_limits'
  | 'package_dimensions_required'
  | 'tariff_not_found'
  | 'insufficient_balance'
  | 'invoicing_not_enabled'
  | 'payment_method_unavailable'
  | 'caller_blocked'
  | 'merchant_not_found'
  | 'invalid_value'
  | 'required_value'
  | 'feature_disabled'
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

/** What is collected from the recipient on delivery. */
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
export interface RequestSummary {
  requestId: number;
  deliveryId: string;
  /** The caller's id of the delivery, as it was sent. */
  orderUuid: string;
  displayId: string;
  /** The merchant as the caller names it. */
  merchant: { id: string; name: string };
  recipient: string;
  vehicle: VehiclePreference;
  needsReturn: boolean;
  /** Set on acceptance. */
  offer: RequestOffer | null;
}

export interface RequestOffer {
  vehicleKind: VehicleKind;
  price: CurrentPrice;
  promise: DeliveryPromise;
  /** The order's tracking token; only in the request's copy. */
  trackingToken?: string;
}

export interface NewDeliveryRequest {
  merchantId: number;
  credentialId: number;
  orderUuid: string;
  displayId: string;
  merchant: { id: string; name: string };
  recipient: string;
  terms: DeliveryTerms;
  /** As sent, to be given back as it came. */
  body: Record<string, unknown>;
  idempotencyKey: string | null;
}

/** What the requester decided about a problem on the way. */
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
