import { stopId, trackingUrl, type OrderView, type TimelineEntry } from '#domain';

/** Members that belong to the view's merchant and courier. */
const PARTS = /^[mc][A-Z]/;

/** An order as the console shows it: the core's words, money in whole cents. */
export function adminOrderBody(order: OrderView, publicUrl: string) {
  const { hubId: _, stream: __, faceData: ___, trackingToken, stops, courier, ...shown } = order;
  const members = Object.entries(shown).filter(([name]) => !PARTS.test(name));
  const { photoKey: ____, ...carrier } = courier ?? { photoKey: null };
  return {
    ...(Object.fromEntries(members) as typeof shown),
    courier: courier && carrier,
    trackingUrl: trackingUrl(publicUrl, trackingToken),
    stops: stops.map(({ trackingToken: _____, ...stop }) => ({
      id: stopId(order.id, stop.ordinal),
      ...stop,
    })),
  };
}

export function timelineBody({ orderId: _, hubId: __, ...entry }: TimelineEntry) {
  return entry;
}
