import {
  explainPay,
  goodsAt,
  isRedeliverable,
  shownEvidence,
  stopId,
  trackingUrl,
  type FileLinks,
  type OrderView,
  type TimelineEntry,
} from '#domain';

import { fallbackBody } from '../../docs/order-parts.schemas.js';

/** An order as the console shows it: the core's words, money in whole cents. */
export function adminOrderBody(order: OrderView, links: FileLinks) {
  return {
    ...order,
    payLines: explainPay(order),
    tipCents: order.payTerms?.tipCents ?? 0,
    distanceSource: order.price.distanceSource ?? null,
    goodsAt: isRedeliverable(order) ? goodsAt(order) : null,
    trackingUrl: trackingUrl(links.base, order.trackingToken),
    stops: order.stops.map((stop) => ({
      id: stopId(order.id, stop.ordinal),
      ...stop,
      ...fallbackBody(stop),
      rating: stop.rating ?? null,
      collected: stop.collected ?? null,
      evidence: shownEvidence(stop.evidence, links),
    })),
  };
}

export function timelineBody(entry: TimelineEntry, links: FileLinks) {
  const pictures: unknown = entry.data?.['pictures'];
  if (!Array.isArray(pictures)) return entry;
  const shown = pictures.map((url: unknown) => (typeof url === 'string' ? links.renewed(url) : url));
  return { ...entry, data: { ...entry.data, pictures: shown } };
}
