import type { CancelReason } from '../orders/index.js';
import type { CollectMethod, PackageDimensions, PlaceInput } from '../orders/index.js';
import type { VehicleKind } from '../catalog/index.js';
import type { Actor, Cents } from '../shared/index.js';

export const REQUEST_STATUSES = ['received', 'accepted', 'rejected', 'cancelled'] as const;
/** Of the request only: once accepted, the order it became tells the rest. */
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export const REJECTION_REASONS = [
  'price_exceeded',
  'vehicle_not_available',
  'no_courier',
  'times_not_met',
  'region_not_served',
  'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** What the hub's fleet could do at the moment of the answer. */
export interface FleetNow {
  /** Free vehicles of the wanted kinds. */
  available: number;
  /** Free vehicles by kind, whatever was wanted. */
  byKind: Partial<Record<VehicleKind, number>>;
  /** Minutes until the next vehicle is free; 0 when one is. An assumption when none is on the road. */
  nextInMinutes: number;
}

/** When it would be picked up and delivered, as promised on acceptance. ISO instants. */
export interface DeliveryPromise {
  /** When it was asked: minutes count from here. */
  askedAt: string;
  pickupAt: string;
  deliverAt: string;
  /** Not later than the caller's own limit. */
  deliverBy: string;
}

export interface PriceNow {
  totalCents: number;
  currency: 'BRL';
  pricingList: 'NORMAL' | 'DYNAMIC';
  /** Above the list price because of the hub's surge, in basis points: 2 500 is 25 %. */
  aboveListBp: number;
}

export interface Rejection {
  reason: RejectionReason;
  message: string;
  /** The facts behind the reason, so that the caller can ask again with better ones. */
  price?: PriceNow;
  promise?: DeliveryPromise;
  fleet?: FleetNow;
}

/** Vehicles that would do, best first: the caller's own word beside ours. */
export interface VehicleWish {
  options: { word: string; kind: VehicleKind }[];
  container: string;
  containerSize: string | null;
  instruction: string | null;
}

/** What is collected from the recipient on delivery. */
export interface CollectOnDelivery {
  amountCents: Cents;
  method: CollectMethod;
  /** The note the recipient pays with. */
  changeForCents: Cents | null;
}

/** A request in the core's words: what the decision weighs and the order is made of. */
export interface DeliveryTerms {
  pickup: PlaceInput;
  dropoff: PlaceInput;
  /** Number shown to the recipient and to the courier at the stop. */
  stopDisplayId: string;
  stopObservation: string | null;
  pickupObservation: string | null;
  phoneLocator: string | null;
  vehicle: VehicleWish;
  package: PackageDimensions | null;
  goodsValueCents: Cents | null;
  needsReturn: boolean;
  combinable: boolean;
  /** The caller's own ids of deliveries in progress to be carried together. */
  combineWith: string[];
  /** Minutes from the request; null when the caller set no limit. */
  pickupLimitMinutes: number | null;
  deliveryLimitMinutes: number | null;
  /** How much above the list price is still welcome, in basis points; null: any price. */
  acceptedAboveListBp: number | null;
  waitsForReady: boolean;
  confirmationCodeRequired: boolean;
  pickupCode: string | null;
  collect: CollectOnDelivery | null;
  paymentCode: string;
  /** Name of the marketplace that handed the order over; null for the store's own. */
  marketplace: string | null;
}

/** What every message about a delivery repeats; kept with the request and inside the order it becomes. */
export interface RequestCard {
  requestId: number;
  deliveryId: string;
  /** The caller's id of the delivery, spelt as it was sent. */
  orderUuid: string;
  displayId: string;
  /** The merchant as the caller names it. */
  merchant: { id: string; name: string };
  recipient: string;
  vehicle: VehicleWish;
  needsReturn: boolean;
  /** Set on acceptance. */
  offer: RequestOffer | null;
}

export interface RequestOffer {
  vehicleKind: VehicleKind;
  price: PriceNow;
  promise: DeliveryPromise;
  /** Of the order it became; only known to the request. */
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
}

/** What the requester was told to do about a problem on the way. */
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
