import {
  cardOf,
  requestTimeline,
  type DeliveryRequestRecord,
  type OrderCourier,
  type OrderView,
  type TimelineEntry,
} from '#domain';
import { isInProgressEvent } from '../vocabulary/delivery-events.js';
import { PROBLEM_ACTION_WORDS } from '../vocabulary/problems.js';
import { failedStop, givenBack, historyOf, isoOf, millisOf } from './delivery.events.js';
import { courierCard, deliveryPerson, progressOf } from './delivery.mapper.js';
import type { CourierCard, DeliveryFact, DeliveryView, WireEvent, WireProblem } from './delivery.view.js';
import { trackingUrl } from './links.js';

/** What the detail is made of, read at one moment. */
export interface DeliveryRecord {
  request: DeliveryRequestRecord;
  order: OrderView | null;
  timeline: readonly TimelineEntry[];
  combinedOrdersIds: readonly string[];
  publicUrl: string;
  now: Date;
}

/** Everything known of the last attempt: the request as it was sent, and what became of it. */
export function deliveryDetail(record: DeliveryRecord): Record<string, unknown> {
  const { request, order } = record;
  const facts: DeliveryFact[] = [...requestTimeline(request), ...record.timeline];
  const events = historyOf(facts);
  const event = events.at(-1);
  const problem = problemHistory(facts, record);
  return {
    ...request.body,
    deliveryId: request.deliveryId,
    orderId: request.orderRef,
    status: event?.type,
    event,
    events,
    createdAt: request.receivedAt.toISOString(),
    ...(problem.length === 0 ? {} : { problem }),
    ...(event && isInProgressEvent(event.type) ? progress(record, event) : {}),
    combinedOrdersIds: record.combinedOrdersIds,
    ...(order ? { externalTrackingURL: trackingUrl(record.publicUrl, order.trackingToken) } : {}),
  };
}

function progress(record: DeliveryRecord, event: WireEvent): Record<string, unknown> {
  const { order } = record;
  const courier = order?.courier ?? null;
  // `vehicle` is what was asked for, as it was sent; what comes has a name of its own.
  const { vehicle, eta, deliveryPrice } = progressOf(viewOf(record), isoOf(record.now));
  return {
    chosenVehicle: vehicle,
    deliveryPrice,
    eta,
    times: eta && {
      deliveryEtaDate: eta.deliveryEtaDatetime,
      maxDeliveryTime: eta.maxDeliveryTime,
      isDeliveryFinished: event.type === 'DELIVERY_FINISHED',
      ...(event.type === 'DELIVERY_FINISHED' ? { deliveryFinishDate: event.datetime } : {}),
    },
    ...(courier ? people(courierCard(courier, record.publicUrl)) : {}),
    ...(courier ? whereabouts(courier) : {}),
  };
}

function viewOf({ request, order, combinedOrdersIds }: DeliveryRecord): DeliveryView {
  return { card: cardOf(request), order, courier: null, trackingUrl: null, combinedOrdersIds };
}

function whereabouts({ latitude, longitude }: OrderCourier): Record<string, unknown> {
  return latitude === null || longitude === null ? {} : { geoLocalization: { latitude, longitude } };
}

/** The same person under the name of the contract and under that of the official schema. */
function people(courier: CourierCard): Record<string, unknown> {
  const person = deliveryPerson(courier);
  return { deliveryMan: person, deliveryPerson: person };
}

interface PastProblem extends WireProblem {
  resolved: boolean;
  actionTaken?: string;
  resolutionDate?: string;
}

/** What went wrong so far, with what the requester said to do about it. */
function problemHistory(facts: readonly DeliveryFact[], { request, order }: DeliveryRecord): PastProblem[] {
  const given = facts.filter(({ type }) => type === 'order.released').map(givenBack);
  const failed = (order?.stops ?? [])
    .filter((stop) => stop.status === 'failed')
    .map((stop) => failedStop(stop.failureReason ?? '', stop.finishedAt ?? request.receivedAt));
  return [...given, ...failed].map((problem) => ({ ...problem, ...resolution(problem, facts, request) }));
}

function resolution(
  problem: WireProblem,
  facts: readonly DeliveryFact[],
  { problemActions }: DeliveryRequestRecord,
) {
  const after = (at: Date | string) => millisOf(at) > millisOf(problem.datetime);
  const taken = problemActions.find(({ at }) => after(at));
  if (taken)
    return { resolved: true, actionTaken: PROBLEM_ACTION_WORDS[taken.action], resolutionDate: taken.at };
  // Somebody else took it over, or the goods are back: it solved itself.
  const solved = facts.find(
    ({ type, at }) => (type === 'order.accepted' || type === 'order.returned') && after(at),
  );
  return solved ? { resolved: true, resolutionDate: isoOf(solved.at) } : { resolved: false };
}
