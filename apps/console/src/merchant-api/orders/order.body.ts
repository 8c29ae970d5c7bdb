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
  type Scope,
  type TimelineEntry,
} from '#domain';
import { Injectable } from '@nestjs/common';
import { stopParts } from '../../docs/order-parts.schemas.js';
import { picker } from '../../http/answer.mapper.js';
import { merchantOrderAnswer } from './order.answers.js';

@Injectable()
export class MerchantOrderBodies {
  constructor(
    private readonly orders: OrderQueries,
    private readonly files: FileLinks,
  ) {}

  /** @throws what the command raises */
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

const pick = picker(merchantOrderAnswer);

/** A merchant's view of the order: without the courier's earnings and documents. */
function merchantOrderBody(order: OrderView, links: FileLinks) {
  const { charge } = order;
  const waits = order.paymentStatus === 'awaiting' && charge !== null;
  return pick({
    ...order,
    sequence: order.lastSequence,
    redeliverable: isRedeliverable(order),
    distanceSource: order.price.distanceSource ?? null,
    tipCents: order.payTerms?.tipCents ?? 0,
    pix: waits ? { code: charge.code, qr: qrModules(charge.code), expiresAt: charge.expiresAt } : null,
    stops: order.stops.map((stop) => ({
      ...stop,
      ...stopParts(stop),
      id: stopId(order.id, stop.ordinal),
      trackingUrl: trackingUrl(links.base, stop.trackingToken),
      proof: shownEvidence(stop.evidence, links),
    })),
    courier: courierBody(order),
    trackingUrl: trackingUrl(links.base, order.trackingToken),
    returning: order.status === 'delivered' || order.cancelOnReturn !== null,
  });
}

function courierBody({ courier, status }: OrderView) {
  if (courier === null) return null;
  const { vehicleModel, vehicleColor, latitude, longitude, seenAt } = courier;
  const shown = isInProgress(status) && latitude !== null && longitude !== null && seenAt !== null;
  return {
    ...courier,
    vehicle: [vehicleModel, vehicleColor].filter((part) => part !== null).join(' ') || null,
    position: shown ? { latitude, longitude, at: seenAt } : null,
  };
}

function timelineBody({ sequence, type, at, happenedAt, actor, stop, data }: TimelineEntry) {
  // The reason of a cancellation is a code, which the order itself shows.
  const reason = type === 'order.cancelled' ? null : data?.reason;
  return { sequence, type, at, happenedAt, actor: actor.kind, stop, note: data?.note || reason || null };
}
