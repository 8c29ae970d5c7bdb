import type { PriceBreakdown } from '../pricing/index.js';
import type { Cents, Point } from '../shared/index.js';
import type { CancelReason, OrderStatus } from './order.status.js';

/** An address as the order keeps it. Coordinates are null only on stops a courier has yet to enter. */
export interface Place {
  address: string;
  street: string | null;
  number: string | null;
  district: string | null;
  city: string | null;
  state: string | null;
  complement: string | null;
  reference: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Contact at the place. */
  name: string | null;
  phone: string | null;
  externalId: string | null;
  /** Where to park, which door: words for the courier. */
  instructions: string | null;
}

export type StopStatus = 'pending' | 'delivered' | 'failed';

export interface Evidence {
  /** Unguessable URLs, in the order they were taken. */
  photos: string[];
  signature: string | null;
  document: string | null;
  name: string | null;
  observation: string | null;
}

export type CollectMethod =
  'cash' | 'credit_card' | 'debit_card' | 'pix' | 'meal_voucher' | 'food_voucher' | 'other';

export interface Stop extends Place {
  /** From 1, never reused within an order. The wire id is `stopId(order.id, ordinal)`. */
  ordinal: number;
  status: StopStatus;
  displayId: string | null;
  observation: string | null;
  /** What the courier must type to finish the stop; null when no code is asked for. */
  confirmationCode: string | null;
  /** Money the courier collects from the recipient. */
  collectCents: Cents | null;
  collectMethod: CollectMethod | null;
  /** The note the recipient will pay with; change is due. */
  changeForCents: Cents | null;
  /** Locator and phone a marketplace gives so that the courier can reach the consumer. */
  phoneLocator: string | null;
  trackingToken: string;
  arrivedAt: string | null;
  finishedAt: string | null;
  failureReason: string | null;
  evidence: Evidence | null;
}

const STOPS_PER_ORDER = 1_000;
export const MAX_STOPS = 100;

/** Stop ids are numeric text, unique in the system, derived so that no sequence is needed. */
export function stopId(orderId: number, ordinal: number): string {
  return String(orderId * STOPS_PER_ORDER + ordinal);
}

export function ordinalOf(orderId: number, id: string): number | null {
  const ordinal = Number(id) - orderId * STOPS_PER_ORDER;
  return Number.isInteger(ordinal) && ordinal > 0 && ordinal < STOPS_PER_ORDER ? ordinal : null;
}

export type OrderKind = 'delivery' | 'courier_call';
export type OrderSource = 'full_api' | 'open_delivery' | 'model_m' | 'console' | 'sandbox';
export type PaymentMethod = 'invoiced' | 'wallet' | 'online' | 'on_delivery' | 'third_party';
export type PaymentStatus = 'awaiting' | 'paid' | 'expired' | 'refunded';

/** The charge of an order paid online. */
export interface OnlineCharge {
  gateway: string;
  method: string;
  txid: string;
  /** Pix BR Code, to copy and paste. */
  code: string;
  /** Its QR code as PNG in base64. */
  qrBase64: string;
  url: string | null;
  expiresAt: string;
  /** What came in, once something did: the order may cost something else by the time it is cancelled. */
  paidCents?: Cents;
}

export interface PackageDimensions {
  weightKg: number | null;
  heightCm: number | null;
  widthCm: number | null;
  lengthCm: number | null;
}

/** What a caller says of a place. Coordinates win; without them the text (and parts) are geocoded. */
export interface PlaceInput {
  address?: string | null;
  street?: string | null;
  number?: string | null;
  district?: string | null;
  city?: string | null;
  state?: string | null;
  complement?: string | null;
  reference?: string | null;
  postalCode?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  name?: string | null;
  phone?: string | null;
  externalId?: string | null;
  instructions?: string | null;
}

export interface StopInput extends PlaceInput {
  displayId?: string | null;
  observation?: string | null;
  /** The caller's own code; otherwise one is made when the hub (or `confirmationCodeRequired`) asks for it. */
  confirmationCode?: string | null;
  collectCents?: Cents | null;
  collectMethod?: CollectMethod | null;
  changeForCents?: Cents | null;
  phoneLocator?: string | null;
}

export interface NewMerchantInput {
  name: string;
  email: string;
  phone: string;
  password: string;
}

export interface QuoteCommand {
  /** null: the hub's default (first) vehicle type. */
  vehicleTypeId: number | null;
  categoryId: number | null;
  /** null: a merchant that does not exist yet. */
  merchantId: number | null;
  pickup: PlaceInput;
  stops: PlaceInput[];
  package?: PackageDimensions | null;
  needsReturn: boolean;
  /** For tariffs that depend on the hour; now when absent. */
  at?: Date;
}

export interface OrderPrice extends PriceBreakdown {
  /** The courier's part of the price when the tariff has one of its own; otherwise the hub's share holds. */
  courierShareBp?: number;
}

export interface OrderQuote {
  price: OrderPrice;
  totalCents: Cents;
  distanceM: number;
  returnDistanceM: number;
  durationS: number;
  pickup: Point;
  stops: Point[];
  vehicleTypeId: number;
}

export interface PlaceOrderCommand extends Omit<QuoteCommand, 'stops' | 'merchantId'> {
  source: OrderSource;
  merchant: { id: number } | { create: NewMerchantInput };
  stops: StopInput[];
  /** Courier call: so many stops whose addresses the courier enters at pickup; `stops` is empty then. */
  openStops?: number;
  /** Further vehicle types that may take the order. */
  acceptableVehicleTypeIds?: number[];
  needsProof: boolean;
  externalId?: string | null;
  externalDisplayId?: string | null;
  observation?: string | null;
  goodsValueCents?: Cents | null;
  paymentMethod: PaymentMethod;
  /** The caller's own payment code, given back as it came (Model M letters, Open Delivery methods). */
  paymentCode?: string | null;
  initialStatus: 'pending' | 'preparing';
  /** Enters the search then; `initialStatus` preparing is kept for afterwards only when `readyRequired`. */
  scheduledFor?: Date | null;
  /** The search begins so long before the scheduled instant. */
  searchLeadSeconds?: number;
  /** After the scheduled instant the merchant must still say "ready". */
  readyRequired?: boolean;
  /** Asked first and alone for the time of one offer. */
  preferredCourierId?: number | null;
  combinable?: boolean;
  /** Orders of the same merchant to be carried together when their courier can take this one. */
  combineWithOrderIds?: number[];
  /** Codes regardless of the hub's setting. */
  confirmationCodeRequired?: boolean;
  /** Shown to the courier at pickup; made by us when the hub has pickup codes on. */
  pickupCode?: string | null;
  requestId?: number | null;
  stream?: string | null;
  /** What a face wants to give back as it came. */
  faceData?: Record<string, unknown> | null;
}

export interface OrderFilter {
  statuses?: OrderStatus[];
  merchantId?: number;
  courierId?: number;
  externalId?: string;
  paymentMethods?: PaymentMethod[];
  paymentCode?: string;
  scheduledOnly?: boolean;
  createdFrom?: Date;
  createdTo?: Date;
  groupId?: number;
  /** Cancelled because nobody was found (or, false, for another reason or not at all). */
  notServed?: boolean;
}

export interface CancelInput {
  reason: CancelReason;
  note?: string | null;
  /** Only as long as no courier has accepted (Full API, hub's integrators). */
  onlyBeforeAcceptance?: boolean;
  /** Only as long as its scheduled time has not come (Model M's scheduled requests). */
  onlyBeforeDispatch?: boolean;
  /** Collected goods come back to the pickup first; the order ends cancelled after the return. */
  returnToPickup?: boolean;
}

export interface DeliverInput {
  code?: string | null;
  name?: string | null;
  document?: string | null;
  observation?: string | null;
  photos?: string[];
  signature?: string | null;
  /** Operators and integrators that finish by hand are not asked for code and proof. */
  byHand?: boolean;
}
