import { stopId, type OrderView, type TimelineEntry } from '#domain';

/** Where a view keeps what its people are made of. */
const PARTS = /^[mc][A-Z]/;

/** An order as the console shows it: the core's words, money in whole cents. */
export function orderBody(order: OrderView, publicUrl: string) {
  const { hubId: _, stream: __, faceData: ___, trackingToken, stops, courier, ...shown } = order;
  const members = Object.entries(shown).filter(([name]) => !PARTS.test(name));
  const { photoKey: ____, ...carrier } = courier ?? { photoKey: null };
  return {
    ...(Object.fromEntries(members) as typeof shown),
    courier: courier && carrier,
    trackingUrl: `${publicUrl}/rastreio/${trackingToken}`,
    stops: stops.map(({ trackingToken: _____, ...stop }) => ({
      id: stopId(order.id, stop.ordinal),
      ...stop,
    })),
  };
}

export function timelineBody({ orderId: _, hubId: __, ...entry }: TimelineEntry) {
  return entry;
}
