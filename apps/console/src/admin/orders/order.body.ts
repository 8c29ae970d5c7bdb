import { stopId, type OrderRecord, type OrderView, type TimelineEntry } from '#domain';

/** An order as the console shows it: the core's words, money in whole cents. */
export function orderBody<O extends OrderRecord | OrderView>(order: O, publicUrl: string) {
  const { hubId: _, stream: __, faceData: ___, trackingToken, stops, ...shown } = order;
  return {
    ...shown,
    trackingUrl: `${publicUrl}/rastreio/${trackingToken}`,
    stops: stops.map(({ trackingToken: ____, ...stop }) => ({ id: stopId(order.id, stop.ordinal), ...stop })),
  };
}

export function timelineBody({ orderId: _, hubId: __, ...entry }: TimelineEntry) {
  return entry;
}
