import type { RequestSummary, StopStatus } from '#domain';
import type { DeliveryEventType, DeliveryFactType } from '../vocabulary/delivery-event.vocabulary.js';
import type { DeliveryProblemReason } from '../vocabulary/delivery-problem.vocabulary.js';
import type { WireRejectionReason } from '../vocabulary/rejection.vocabulary.js';
import type { ChosenVehicle } from '../vocabulary/vehicle.vocabulary.js';

/** An instant, from the database or from an outbox payload. */
export type Instant = Date | string;

/** One line of the request's or the order's timeline. */
export interface DeliveryFact {
  type: DeliveryFactType;
  at: Instant;
  data: Record<string, unknown> | null;
}

/** The fields of an order that this face shows; an `OrderRecord` and the snapshot of an event have them. */
export interface OrderFacts {
  totalCents: number;
  price: { pricingList: 'NORMAL' | 'DYNAMIC'; surgeBp: number };
  durationS: number;
  /** When the goods are expected to be ready; absent in events from before it was known. */
  readyAt?: Instant | null;
  collectedAt: Instant | null;
  finishedAt: Instant | null;
  stops: readonly {
    status: StopStatus;
    failureReason: string | null;
    finishedAt: Instant | null;
  }[];
}

export interface CourierSummary {
  id: number;
  name: string;
  phone: string | null;
  pictureUrl: string | null;
}

/** The data of a message about a delivery, as of the fact. */
export interface DeliveryView {
  card: RequestSummary;
  /** null until the request was accepted. */
  order: OrderFacts | null;
  courier: CourierSummary | null;
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

export interface WireDeliveryProblem {
  reason: DeliveryProblemReason;
  /** A sentence for people: the courier's own, or that of the reason. */
  message: string;
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
  problem?: WireDeliveryProblem[];
  customerName: string;
  vehicle?: ChosenVehicle;
  deliveryPrice?: WireDeliveryPrice;
  eta?: WireEta;
  deliveryPerson?: WireDeliveryPerson;
  externalTrackingURL?: string;
  combinedOrdersIds?: string[];
}
