import {
  isInProgress,
  summaryOf,
  requestTimeline,
  trackingUrl,
  type DeliveryRequestRecord,
  type FileLinks,
  type OrderCourier,
  type OrderView,
  type ProblemAction,
  type TimelineEntry,
} from '#domain';
import type { Answer } from '../docs/answer.schemas.js';
import { isInProgressEvent } from '../vocabulary/delivery-event.vocabulary.js';
import {
  problemReasonOf,
  toProblemMessage,
  WIRE_ACTIONS_BY_COMMAND,
} from '../vocabulary/delivery-problem.vocabulary.js';
import {
  toFailedStopProblem,
  toReleaseProblem,
  toHistory,
  isoOf,
  millisOf,
} from './delivery-event.mapper.js';
import { toCourierSummary, deliveryPerson, toProgress } from './delivery-event-body.mapper.js';
import type {
  CourierSummary,
  DeliveryFact,
  DeliveryView,
  Instant,
  WireDeliveryProblem,
  WireEta,
  WireEvent,
} from './delivery.types.js';

/** Besides these, whatever the caller sent. */
export type DeliveryDetail = Answer<'DeliveryDetail'>;

/** Read at one moment. */
interface DeliveryRecord {
  request: DeliveryRequestRecord;
  order: OrderView | null;
  timeline: readonly TimelineEntry[];
  combinedOrdersIds: readonly string[];
  files: FileLinks;
  now: Date;
}

/** A delivery's last attempt: the request as sent, and its progress. */
export function toDeliveryDetail(record: DeliveryRecord): DeliveryDetail {
  const { request, order } = record;
  const facts: DeliveryFact[] = [...requestTimeline(request), ...record.timeline];
  const events = toHistory(facts, order);
  const event = events.at(-1);
  if (!event) throw new Error('A delivery begins with its request');
  const problem = problemHistory(facts, record);
  return {
    ...request.body,
    deliveryId: request.deliveryId,
    orderId: request.orderRef,
    status: event.type,
    event,
    events,
    createdAt: request.receivedAt.toISOString(),
    ...(problem.length === 0 ? {} : { problem }),
    ...(isInProgressEvent(event.type) ? progress(record, event) : {}),
    currentCombinedOrdersIds: record.combinedOrdersIds,
    ...(order ? ofOrder(order, record.files.base) : {}),
  };
}

function ofOrder(order: OrderView, publicUrl: string): Partial<DeliveryDetail> {
  const confirmationCode = order.stops[0]?.confirmationCode ?? null;
  return {
    externalTrackingURL: trackingUrl(publicUrl, order.trackingToken),
    ...(confirmationCode === null ? {} : { confirmationCode }),
  };
}

function progress(record: DeliveryRecord, event: WireEvent): Partial<DeliveryDetail> {
  const { order } = record;
  const courier = order?.courier ?? null;
  // `vehicle` is the request's, as it was sent; the assigned vehicle has another name.
  const { vehicle, eta, deliveryPrice } = toProgress(viewOf(record), isoOf(record.now));
  return {
    ...(vehicle && { chosenVehicle: vehicle }),
    ...(deliveryPrice && { deliveryPrice }),
    ...(eta && { eta, times: timesOf(eta, event) }),
    ...(courier ? courierUnderBothNames(toCourierSummary(courier, record.files)) : {}),
    ...(courier && order && isInProgress(order.status) ? geoLocalization(courier) : {}),
  };
}

function timesOf(eta: WireEta, event: WireEvent): object {
  return {
    deliveryEtaDate: eta.deliveryEtaDatetime,
    maxDeliveryTime: eta.maxDeliveryTime,
    isDeliveryFinished: event.type === 'DELIVERY_FINISHED',
    ...(event.type === 'DELIVERY_FINISHED' && { deliveryFinishDate: event.datetime }),
  };
}

function viewOf({ request, order, combinedOrdersIds }: DeliveryRecord): DeliveryView {
  return { card: summaryOf(request), order, courier: null, trackingUrl: null, combinedOrdersIds };
}

function geoLocalization({ latitude, longitude }: OrderCourier): Partial<DeliveryDetail> {
  return latitude === null || longitude === null ? {} : { geoLocalization: { latitude, longitude } };
}

/** The contract and the official schema have different names for the person. */
function courierUnderBothNames(courier: CourierSummary): Partial<DeliveryDetail> {
  const person = deliveryPerson(courier);
  return { deliveryMan: person, deliveryPerson: person };
}

/** With the requester's actions. An action without a reported problem is a problem of its own. */
function problemHistory(
  facts: readonly DeliveryFact[],
  { request, order }: DeliveryRecord,
): WireDeliveryProblem[] {
  const given = facts.filter(({ type }) => type === 'order.released').map(toReleaseProblem);
  const failed = (order?.stops ?? [])
    .filter((stop) => stop.status === 'failed')
    .map((stop) => toFailedStopProblem(stop.failureReason ?? '', stop.finishedAt ?? request.receivedAt));
  const reported = [...given, ...failed];
  const taken = reported.map((problem) => actionAfter(problem, request));
  const own = request.problemActions.filter((action) => !taken.includes(action));
  return [
    ...reported.map((problem, i) => ({ ...problem, ...resolution(problem, facts, taken[i]) })),
    ...own.map(ownProblem),
  ].sort((a, b) => a.datetime.localeCompare(b.datetime));
}

const isAfter = (at: Instant, problem: WireDeliveryProblem) => millisOf(at) > millisOf(problem.datetime);

function actionAfter(
  problem: WireDeliveryProblem,
  { problemActions }: DeliveryRequestRecord,
): ProblemAction | undefined {
  return problemActions.find(({ at }) => isAfter(at, problem));
}

function resolution(
  problem: WireDeliveryProblem,
  facts: readonly DeliveryFact[],
  taken: ProblemAction | undefined,
) {
  if (taken) return { resolved: true, ...answerOf(taken) };
  // Solved without a decision: another courier took over, or the goods are back.
  const solved = facts.find(
    ({ type, at }) => (type === 'order.accepted' || type === 'order.returned') && isAfter(at, problem),
  );
  return solved ? { resolved: true, resolutionDate: isoOf(solved.at) } : { resolved: false };
}

function answerOf({ action, message, at }: ProblemAction) {
  return {
    actionTaken: WIRE_ACTIONS_BY_COMMAND[action],
    ...(message === null ? {} : { actionMessage: message }),
    resolutionDate: isoOf(at),
  };
}

function ownProblem(action: ProblemAction): WireDeliveryProblem {
  return {
    reason: problemReasonOf(action.reason),
    message: toProblemMessage(action.message ?? action.reason, problemReasonOf(action.reason)),
    datetime: isoOf(action.at),
    canFinishDeliver: action.action === 'deliver',
    needMerchantAction: false,
    resolved: true,
    ...answerOf(action),
  };
}
