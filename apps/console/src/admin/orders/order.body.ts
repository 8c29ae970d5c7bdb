import {
  explainPay,
  goodsAt,
  isRedeliverable,
  shownEvidence,
  stopId,
  trackingUrl,
  type FileLinks,
  type OrderCourier,
  type OrderView,
  type TimelineEntry,
} from '#domain';

import { fallbackBody } from '../../docs/order-parts.schemas.js';

/** An order as the console shows it: the core's words, money in whole cents. */
export function adminOrderBody(order: OrderView, links: FileLinks) {
  const {
    hubId: _,
    stream: __,
    faceData: ___,
    countedSpending: ____,
    payTerms,
    trackingToken,
    stops,
    courier,
    ...shown
  } = order;
  return {
    ...shown,
    payLines: explainPay(order),
    tipCents: payTerms?.tipCents ?? 0,
    distanceSource: order.price.distanceSource ?? null,
    goodsAt: isRedeliverable(order) ? goodsAt(order) : null,
    courier: courier && shownCourier(courier),
    trackingUrl: trackingUrl(links.base, trackingToken),
    stops: stops.map(({ trackingToken: _____, ...stop }) => ({
      id: stopId(order.id, stop.ordinal),
      ...stop,
      ...fallbackBody(stop),
      rating: stop.rating ?? null,
      collected: stop.collected ?? null,
      evidence: shownEvidence(stop.evidence, links),
    })),
  };
}

function shownCourier({ photoKey: _, ...courier }: OrderCourier) {
  return courier;
}

export function timelineBody({ orderId: _, hubId: __, ...entry }: TimelineEntry, links: FileLinks) {
  const pictures: unknown = entry.data?.['pictures'];
  if (!Array.isArray(pictures)) return entry;
  const shown = pictures.map((url: unknown) => (typeof url === 'string' ? links.renewed(url) : url));
  return { ...entry, data: { ...entry.data, pictures: shown } };
}
