import type { DeliveryPromise, FleetNow, PriceNow, Rejection, RequestCancellation } from '#domain';
import { EVENT_WORDS, type DeliveryEventType } from '../vocabulary/delivery-events.js';
import { problemReasonOf } from '../vocabulary/problems.js';
import { CANCELLATION_WORDS, REJECTION_WORDS } from '../vocabulary/rejections.js';
import { VEHICLE_WORDS } from '../vocabulary/vehicles.js';
import type {
  DeliveryFact,
  Instant,
  OrderFacts,
  WireDeliveryPrice,
  WireEta,
  WireEvent,
  WirePrice,
  WireProblem,
  WireRejectionInfo,
} from './delivery.view.js';

const MINUTE_MS = 60_000;

export function millisOf(instant: Instant): number {
  return instant instanceof Date ? instant.getTime() : Date.parse(instant);
}

export function isoOf(instant: Instant | number): string {
  return (typeof instant === 'number' ? new Date(instant) : new Date(millisOf(instant))).toISOString();
}

/**
 * The events a fact is told by: none, one, or (goods collected) two. History and webhooks both come from here, so
 * they agree to the millisecond. Of two, the second is a millisecond later: no two instants of a delivery are equal.
 */
export function eventsOf(fact: DeliveryFact): WireEvent[] {
  const words: readonly DeliveryEventType[] = EVENT_WORDS[fact.type];
  return words.map((type, index) => ({
    type,
    datetime: isoOf(millisOf(fact.at) + index),
    ...explanationOf(fact),
  }));
}

/** All of them, oldest first. */
export function historyOf(facts: readonly DeliveryFact[]): WireEvent[] {
  return facts.flatMap(eventsOf).sort((a, b) => a.datetime.localeCompare(b.datetime));
}

type Explanation = Pick<WireEvent, 'message' | 'rejectionInfo'>;

function explanationOf(fact: DeliveryFact): Explanation {
  if (fact.type === 'request.rejected') {
    const rejection = fact.data?.['rejection'] as Rejection;
    return { message: rejection.message, rejectionInfo: rejectionInfo(rejection) };
  }
  if (fact.type === 'order.cancelled' || fact.type === 'request.cancelled') return cancellation(fact.data);
  if (fact.type === 'order.released') return { message: 'O entregador devolveu a entrega; buscando outro' };
  return {};
}

function cancellation(data: DeliveryFact['data']): Explanation {
  const { reason, message } =
    CANCELLATION_WORDS[(data?.['reason'] as RequestCancellation['reason'] | undefined) ?? 'other'];
  const note = data?.['note'];
  return {
    message: typeof note === 'string' && note !== '' ? note : message,
    rejectionInfo: { reason },
  };
}

/** The facts behind a rejection, in the shape the official schema has for each reason. */
function rejectionInfo(rejection: Rejection): WireRejectionInfo {
  const { price, promise, fleet } = rejection;
  const metadata = price
    ? deliveryPrice(price)
    : promise
      ? promisedEta(promise)
      : fleet
        ? fleetWords(fleet)
        : undefined;
  const reason = REJECTION_WORDS[rejection.reason];
  return metadata === undefined ? { reason } : { reason, metadata };
}

export function wirePrice(cents: number): WirePrice {
  return { value: cents / 100, currency: 'BRL' };
}

export function deliveryPrice(price: PriceNow): WireDeliveryPrice {
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

export interface FleetWords {
  availableVehicles: number;
  vehiclesAvailable: { type: string[]; container: 'NORMAL'; quantities: Record<string, number> };
  nextAvailableVehicle: number;
}

export function fleetWords(fleet: FleetNow): FleetWords {
  const quantities = Object.fromEntries(
    Object.entries(fleet.byKind)
      .filter(([, free]) => free > 0)
      .map(([kind, free]) => [VEHICLE_WORDS[kind as keyof typeof VEHICLE_WORDS], free]),
  );
  return {
    availableVehicles: fleet.available,
    vehiclesAvailable: { type: Object.keys(quantities), container: 'NORMAL', quantities },
    nextAvailableVehicle: fleet.nextInMinutes,
  };
}

/** Times as promised, counted from the asking. */
export function promisedEta(promise: DeliveryPromise): WireEta {
  return eta(promise, promise.pickupAt, promise.deliverAt, promise.askedAt);
}

/** Times as they stand at an instant: what has happened replaces what was promised. */
export function etaAt(promise: DeliveryPromise, order: OrderFacts | null, now: Instant): WireEta {
  const past = (instant: Instant | null | undefined) =>
    instant !== null && instant !== undefined && millisOf(instant) <= millisOf(now) ? instant : null;
  const collected = past(order?.collectedAt);
  const finished = past(order?.stops.at(-1)?.finishedAt);
  const pickupAt = collected ?? promise.pickupAt;
  const onTheWay =
    collected === null ? promise.deliverAt : millisOf(collected) + (order?.durationS ?? 0) * 1_000;
  return eta(promise, isoOf(pickupAt), isoOf(finished ?? onTheWay), now);
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

/** What went wrong: the courier giving back tells it once, a failed stop is told from then on. */
export function problemsAt(fact: DeliveryFact, order: OrderFacts | null): WireProblem[] {
  const given = fact.type === 'order.released' ? [givenBack(fact)] : [];
  const failed = (order?.stops ?? []).filter(
    (stop) =>
      stop.status === 'failed' && stop.finishedAt !== null && millisOf(stop.finishedAt) <= millisOf(fact.at),
  );
  return [
    ...given,
    ...failed.map((stop) => failedStop(stop.failureReason ?? '', stop.finishedAt ?? fact.at)),
  ];
}

export function givenBack(fact: DeliveryFact): WireProblem {
  const said = fact.data?.['reason'];
  const text = typeof said === 'string' ? said : '';
  const reason = problemReasonOf(text);
  return {
    reason: reason === 'OTHER' ? 'DELIVERYPERSON_OCCURRENCE' : reason,
    ...(text === '' ? {} : { message: text }),
    datetime: isoOf(fact.at),
    canFinishDeliver: true,
    needMerchantAction: false,
  };
}

export function failedStop(text: string, at: Instant): WireProblem {
  return {
    reason: problemReasonOf(text),
    ...(text === '' ? {} : { message: text }),
    datetime: isoOf(at),
    canFinishDeliver: false,
    needMerchantAction: false,
  };
}
