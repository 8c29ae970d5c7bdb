import type { RequestCard } from '#domain';
import type { DeliveryEventType, DeliveryFactType } from '../vocabulary/delivery-events.js';
import type { ProblemReason } from '../vocabulary/problems.js';
import type { WireRejectionReason } from '../vocabulary/rejections.js';
import type { ChosenVehicle } from '../vocabulary/vehicles.js';

/** As the database gives it, or as an outbox payload carries it. */
export type Instant = Date | string;

/** One line of the request's or the order's timeline. */
export interface DeliveryFact {
  type: DeliveryFactType;
  at: Instant;
  data: Record<string, unknown> | null;
}

/** What of an order this face tells. An `OrderRecord` is one, and so is the snapshot inside an event. */
export interface OrderFacts {
  totalCents: number;
  price: { pricingList: 'NORMAL' | 'DYNAMIC'; surgeBp: number };
  durationS: number;
  collectedAt: Instant | null;
  finishedAt: Instant | null;
  stops: readonly { status: string; failureReason: string | null; finishedAt: Instant | null }[];
}

export interface CourierCard {
  id: number;
  name: string;
  phone: string | null;
  pictureUrl: string | null;
}

/** Everything a message about a delivery is made of, as it stood when the fact happened. */
export interface DeliveryView {
  card: RequestCard;
  /** null until the request was accepted. */
  order: OrderFacts | null;
  courier: CourierCard | null;
  trackingUrl: string | null;
  /** The caller's ids of the other deliveries the same courier carries for the same merchant. */
  combinedOrdersIds: readonly string[];
}

export interface WirePrice {
  value: number;
  currency: 'BRL';
}

export interface WireDeliveryPrice {
  price: WirePrice;
  pricingList: 'NORMAL' | 'DYNAMIC';
  additionalPricePercentual: number;
}

export interface WireEta {
  updateMethod: 'ONLINE' | 'OFFLINE';
  pickupEtaInMinutes: number;
  pickupEtaDatetime: string;
  deliveryEtaInMinutes: number;
  deliveryEtaDatetime: string;
  maxDeliveryTime: string;
}

export interface WireRejectionInfo {
  reason: WireRejectionReason;
  metadata?: object;
}

export interface WireEvent {
  type: DeliveryEventType;
  datetime: string;
  message?: string;
  rejectionInfo?: WireRejectionInfo;
}

export interface WireProblem {
  reason: ProblemReason;
  message?: string;
  datetime: string;
  canFinishDeliver: boolean;
  needMerchantAction: boolean;
}

export interface WireDeliveryPerson {
  id: string;
  name: string;
  phone?: string;
  pictureURL?: string;
}

/** The body of a webhook. */
export interface DeliveryEventBody {
  deliveryId: string;
  orderId: string;
  orderDisplayId: string;
  merchant: { id: string; name: string };
  event: WireEvent;
  problem?: WireProblem[];
  customerName: string;
  vehicle?: ChosenVehicle;
  deliveryPrice?: WireDeliveryPrice;
  eta?: WireEta;
  deliveryPerson?: WireDeliveryPerson;
  externalTrackingURL?: string;
  combinedOrdersIds?: string[];
}
