import type { RequestSummary, StopStatus } from '#domain';
import type { Answer } from '../docs/answer.schemas.js';
import type { DeliveryFactType } from '../vocabulary/delivery-event.vocabulary.js';

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

export type WireDeliveryPrice = Answer<'DeliveryPrice'>;
export type WireEta = Answer<'Eta'>;
export type WireEvent = Answer<'DeliveryEvent'>;
export type WireDeliveryProblem = Answer<'DeliveryProblem'>;
/** The body of a webhook. */
export type DeliveryEventBody = Answer<'DeliveryEventBody'>;
