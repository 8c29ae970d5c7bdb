import {
  isInProgress,
  isRedeliverable,
  qrModules,
  shownEvidence,
  stopId,
  trackingUrl,
  FileLinks,
  OrderQueries,
  type OrderView,
  type Place,
  type Scope,
  type Stop,
  type TimelineEntry,
} from '#domain';
import { Injectable } from '@nestjs/common';
import { fallbackBody } from '../../docs/order-parts.schemas.js';

/** Orders as merchants see them. */
@Injectable()
export class MerchantOrderBodies {
  constructor(
    private readonly orders: OrderQueries,
    private readonly files: FileLinks,
  ) {}

  /** The order as a command left it. @throws what the command raises */
  async after(by: Scope, command: Promise<{ readonly id: number }>) {
    const { id } = await command;
    return this.show(await this.orders.byId(by, id));
  }

  readonly show = (order: OrderView) => merchantOrderBody(order, this.files);

  async showDetail(order: OrderView) {
    const timeline = await this.orders.timeline(order.id);
    return { ...this.show(order), timeline: timeline.map(timelineBody) };
  }
}

/** An order as its merchant sees it: without the courier's earnings and documents. */
function merchantOrderBody(order: OrderView, links: FileLinks) {
  return {
    ...factsOf(order),
    ...moneyOf(order),
    ...instantsOf(order),
    merchant: { id: order.merchant.id, name: order.merchant.name },
    pickup: placeBody(order.pickup),
    stops: order.stops.map((stop) => stopBody(order.id, stop, links)),
    courier: courierBody(order),
    trackingUrl: trackingUrl(links.base, order.trackingToken),
    returning: order.status === 'delivered' || order.cancelOnReturn !== null,
  };
}

function factsOf({ lastSequence: sequence, ...order }: OrderView) {
  const { id, publicId, kind, source, status, redeliveryOf, externalId, observation, pickupCode } = order;
  const { vehicleTypeId, needsReturn, needsProof, distanceM, durationS, cancelReason, cancelNote } = order;
  return {
    id,
    publicId,
    kind,
    source,
    status,
    sequence,
    redeliveryOf,
    externalId,
    observation,
    pickupCode,
    redeliverable: isRedeliverable(order),
    distanceSource: order.price.distanceSource ?? null,
    vehicleTypeId,
    needsReturn,
    needsProof,
    distanceM,
    durationS,
    cancelReason,
    cancelNote,
  };
}

function moneyOf(order: OrderView) {
  const { totalCents, lateChargeCents, goodsValueCents, paymentMethod, paymentStatus, charge } = order;
  const waits = paymentStatus === 'awaiting' && charge !== null;
  const pix = waits ? { code: charge.code, qr: qrModules(charge.code), expiresAt: charge.expiresAt } : null;
  const tipCents = order.payTerms?.tipCents ?? 0;
  return { totalCents, lateChargeCents, tipCents, goodsValueCents, paymentMethod, paymentStatus, pix };
}

function instantsOf(order: OrderView) {
  const { createdAt, scheduledFor, readyAt, deliverBy, acceptedAt, arrivedPickupAt, collectedAt } = order;
  const { deliveredAt, finishedAt, cancelledAt } = order;
  const before = { createdAt, scheduledFor, readyAt, deliverBy, acceptedAt, arrivedPickupAt, collectedAt };
  return { ...before, deliveredAt, finishedAt, cancelledAt };
}

function stopBody(orderId: number, stop: Stop, links: FileLinks) {
  const { ordinal, status, displayId, observation, confirmationCode, failureReason, evidence } = stop;
  const { collectCents, collectMethod, changeForCents, arrivedAt, finishedAt } = stop;
  return {
    ...placeBody(stop),
    ordinal,
    status,
    displayId,
    observation,
    confirmationCode,
    failureReason,
    collectCents,
    collectMethod,
    changeForCents,
    arrivedAt,
    finishedAt,
    ...fallbackBody(stop),
    rating: stop.rating ?? null,
    collected: stop.collected ?? null,
    id: stopId(orderId, ordinal),
    trackingUrl: trackingUrl(links.base, stop.trackingToken),
    proof: shownEvidence(evidence, links),
  };
}

function courierBody({ courier, status }: OrderView) {
  if (courier === null) return null;
  const { name, phone, vehicleKind, vehicleModel, vehicleColor, plate, latitude, longitude, seenAt } =
    courier;
  const shown = isInProgress(status) && latitude !== null && longitude !== null && seenAt !== null;
  return {
    name,
    phone,
    vehicleKind,
    plate,
    vehicle: [vehicleModel, vehicleColor].filter((part) => part !== null).join(' ') || null,
    position: shown ? { latitude, longitude, at: seenAt } : null,
  };
}

function placeBody(place: Place) {
  const { address, complement, reference, latitude, longitude, name, phone, instructions } = place;
  return { address, complement, reference, latitude, longitude, name, phone, instructions };
}

function timelineBody({ sequence, type, at, happenedAt, actor, stop, data }: TimelineEntry) {
  // The reason of a cancellation is a code, which the order itself shows.
  const reason = type === 'order.cancelled' ? null : data?.['reason'];
  const said = [data?.['note'], reason, data?.['observation']];
  const note = said.find((text): text is string => typeof text === 'string' && text !== '') ?? null;
  return { sequence, type, at, happenedAt, actor: actor.kind, stop, note };
}
