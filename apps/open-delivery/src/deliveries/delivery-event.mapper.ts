import {
  failureReasons,
  nothingDelivered,
  type CurrentPrice,
  type DeliveryPromise,
  type Rejection,
  type RequestCancellation,
  type VehicleAvailability,
} from '#domain';
import { DELIVERY_EVENTS_BY_FACT, type DeliveryEventType } from '../vocabulary/delivery-event.vocabulary.js';
import { problemReasonOf, toProblemMessage } from '../vocabulary/delivery-problem.vocabulary.js';
import {
  cancellationWords,
  rejectionText,
  WIRE_REASONS_BY_REJECTION,
} from '../vocabulary/rejection.vocabulary.js';
import { DELIVERY_TEXTS } from '../vocabulary/error.vocabulary.js';
import { WIRE_TYPES_BY_VEHICLE_KIND } from '../vocabulary/vehicle.vocabulary.js';
import type {
  DeliveryFact,
  Instant,
  OrderFacts,
  WireDeliveryPrice,
  WireEta,
  WireEvent,
  WirePrice,
  WireDeliveryProblem,
} from './delivery.types.js';

const MINUTE_MS = 60_000;

export function millisOf(instant: Instant): number {
  return instant instanceof Date ? instant.getTime() : Date.parse(instant);
}

export function isoOf(instant: Instant | number): string {
  return (typeof instant === 'number' ? new Date(instant) : new Date(millisOf(instant))).toISOString();
}

/**
 * None, one, or (goods collected) two. History and webhooks both come from here, so they agree to the
 * millisecond. Of two, the second is a millisecond later: no two instants of a delivery are equal. `order` is
 * as it stood at the fact or later; null before there is one.
 */
export function toWireEvents(fact: DeliveryFact, order: OrderFacts | null): WireEvent[] {
  if (fact.type === 'order.completed' && order !== null && nothingDelivered(order))
    return [endWithoutDelivery(fact, order)];
  const types: readonly DeliveryEventType[] = DELIVERY_EVENTS_BY_FACT[fact.type];
  return types.map((type, index) => ({
    type,
    datetime: isoOf(millisOf(fact.at) + index),
    ...explanationOf(fact),
  }));
}

/** The oldest first. */
export function toHistory(facts: readonly DeliveryFact[], order: OrderFacts | null): WireEvent[] {
  return facts
    .flatMap((fact) => toWireEvents(fact, order))
    .sort((a, b) => a.datetime.localeCompare(b.datetime));
}

/**
 * An order without any delivered stop is completed in the core, but receivers read DELIVERY_FINISHED as
 * delivered.
 */
function endWithoutDelivery(fact: DeliveryFact, order: OrderFacts): WireEvent {
  const reasons = failureReasons(order).map((reason) => toProblemMessage(reason));
  return {
    type: 'CANCELLED',
    datetime: isoOf(fact.at),
    message: [DELIVERY_TEXTS.notDelivered, ...reasons].join(': '),
    rejectionInfo: { reason: 'OTHER' },
  };
}

type Explanation = Pick<WireEvent, 'message' | 'rejectionInfo'>;

function explanationOf(fact: DeliveryFact): Explanation {
  if (fact.type === 'request.rejected') {
    const rejection = fact.data?.['rejection'] as Rejection;
    return { message: rejectionText(rejection), rejectionInfo: rejectionInfo(rejection) };
  }
  if (fact.type === 'order.cancelled' || fact.type === 'request.cancelled') return cancellation(fact.data);
  if (fact.type === 'order.released') return { message: 'O entregador devolveu a entrega; buscando outro' };
  return {};
}

function cancellation(data: DeliveryFact['data']): Explanation {
  const cancelled = data?.['reason'] as RequestCancellation['reason'] | undefined;
  const { reason, message } = cancellationWords(cancelled ?? 'other');
  const note = data?.['note'];
  return {
    message: typeof note === 'string' && note !== '' ? note : message,
    rejectionInfo: { reason },
  };
}

/** The official schema has a shape for each reason. */
function rejectionInfo(rejection: Rejection) {
  const { price, promise, fleet } = rejection;
  const metadata = price
    ? deliveryPrice(price)
    : promise
      ? promisedEta(promise)
      : fleet
        ? toVehicleAvailability(fleet)
        : undefined;
  const reason = WIRE_REASONS_BY_REJECTION[rejection.reason];
  return metadata === undefined ? { reason } : { reason, metadata };
}

export function wirePrice(cents: number): WirePrice {
  return { value: cents / 100, currency: 'BRL' };
}

export function deliveryPrice(price: CurrentPrice): WireDeliveryPrice {
  return {
    price: wirePrice(price.totalCents),
    pricingList: price.pricingList,
    additionalPricePercentual: price.aboveListBp / 100,
  };
}

export function orderPrice(order: OrderFacts): WireDeliveryPrice {
  return deliveryPrice({
    totalCents: order.totalCents,
    currency: 'BRL',
    pricingList: order.price.pricingList,
    aboveListBp: Math.max(0, order.price.surgeBp - 10_000),
  });
}

export function toVehicleAvailability(fleet: VehicleAvailability) {
  const free = Object.entries(fleet.byKind).filter(([, count]) => count > 0);
  const type = free.map(
    ([kind]) => WIRE_TYPES_BY_VEHICLE_KIND[kind as keyof typeof WIRE_TYPES_BY_VEHICLE_KIND],
  );
  return {
    availableVehicles: fleet.available,
    vehiclesAvailable: { type, container: 'NORMAL' },
    nextAvailableVehicle: fleet.nextInMinutes,
  };
}

/** Counted from the request. */
export function promisedEta(promise: DeliveryPromise): WireEta {
  return eta(promise, promise.pickupAt, promise.deliverAt, promise.askedAt);
}

/** What has happened replaces the promised times. */
export function etaAt(promise: DeliveryPromise, order: OrderFacts | null, now: Instant): WireEta {
  const past = (instant: Instant | null | undefined) =>
    instant !== null && instant !== undefined && millisOf(instant) <= millisOf(now) ? instant : null;
  const collected = past(order?.collectedAt);
  const finished = past(order?.stops.at(-1)?.finishedAt);
  const delayMs = readyDelayMs(promise, order);
  const pickupAt = collected ?? millisOf(promise.pickupAt) + delayMs;
  const onTheWay =
    collected === null
      ? millisOf(promise.deliverAt) + delayMs
      : millisOf(collected) + (order?.durationS ?? 0) * 1_000;
  return eta(promise, isoOf(pickupAt), isoOf(finished ?? onTheWay), now);
}

/** Pickup and delivery are late when goods are ready later than the promised pickup. */
function readyDelayMs(promise: DeliveryPromise, order: OrderFacts | null): number {
  return Math.max(0, millisOf(order?.readyAt ?? promise.pickupAt) - millisOf(promise.pickupAt));
}

function eta(promise: DeliveryPromise, pickupAt: string, deliverAt: string, now: Instant): WireEta {
  const minutesTo = (at: string) => Math.max(0, Math.ceil((millisOf(at) - millisOf(now)) / MINUTE_MS));
  return {
    updateMethod: 'ONLINE',
    pickupEtaInMinutes: minutesTo(pickupAt),
    pickupEtaDatetime: pickupAt,
    deliveryEtaInMinutes: minutesTo(deliverAt),
    deliveryEtaDatetime: deliverAt,
    maxDeliveryTime: promise.deliverBy,
  };
}

/** `problem` of an event: a courier's release only in its own event, a failed stop in each from then on. */
export function problemsAt(fact: DeliveryFact, order: OrderFacts | null): WireDeliveryProblem[] {
  const given = fact.type === 'order.released' ? [toReleaseProblem(fact)] : [];
  const failed = (order?.stops ?? []).filter(
    (stop) =>
      stop.status === 'failed' && stop.finishedAt !== null && millisOf(stop.finishedAt) <= millisOf(fact.at),
  );
  return [
    ...given,
    ...failed.map((stop) => toFailedStopProblem(stop.failureReason ?? '', stop.finishedAt ?? fact.at)),
  ];
}

export function toReleaseProblem(fact: DeliveryFact): WireDeliveryProblem {
  const note = fact.data?.['reason'];
  const text = typeof note === 'string' ? note : '';
  const recognised = problemReasonOf(text);
  const reason = recognised === 'OTHER' ? 'DELIVERYPERSON_OCCURRENCE' : recognised;
  return {
    reason,
    message: toProblemMessage(text, reason),
    datetime: isoOf(fact.at),
    canFinishDeliver: true,
    needMerchantAction: false,
  };
}

export function toFailedStopProblem(text: string, at: Instant): WireDeliveryProblem {
  return {
    reason: problemReasonOf(text),
    message: toProblemMessage(text),
    datetime: isoOf(at),
    canFinishDeliver: false,
    needMerchantAction: false,
  };
}
