import type { RequestSummary, StopStatus } from '#domain';
import type { Answer } from '../docs/answer.schemas.js';
import type { DeliveryFactType } from '../vocabulary/delivery-event.vocabulary.js';

/** From the database or from an outbox payload. */
export type Instant = Date | string;

/** One line of a timeline, of the request or of the order. */
export interface DeliveryFact {
  type: DeliveryFactType;
  at: Instant;
  data: Record<string, unknown> | null;
}

/** An `OrderRecord` and the snapshot of an event have these fields. */
export interface OrderFacts {
  totalCents: number;
  price: { pricingList: 'NORMAL' | 'DYNAMIC'; surgeBp: number };
  durationS: number;
  /** Absent in events from before it was known. */
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

/** A delivery as of the fact that a message is about. */
export interface DeliveryView {
  card: RequestSummary;
  /** null until the request was accepted. */
  order: OrderFacts | null;
  courier: CourierSummary | null;
  trackingUrl: string | null;
  /** The caller's ids of other deliveries that the same courier carries for the same merchant. */
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
export type DeliveryEventBody = Answer<'DeliveryEventBody'>;
