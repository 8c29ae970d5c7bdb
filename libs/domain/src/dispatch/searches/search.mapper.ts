import type { Hub } from '../../company/index.js';
import { collectsCash, type OrderRecord } from '../../ordering/index.js';

const MINUTE_MS = 60_000;

/** `since`: when the order became pending. */
export function toNewSearch(order: OrderRecord, hub: Hub, since: Date) {
  const { strategy, notServedMinutes, longestWaitMinutes } = hub.settings.dispatch;
  // The time counts from when the goods are ready.
  const from = order.readyAt !== null && order.readyAt > since ? order.readyAt : since;
  return {
    orderId: order.id,
    hubId: hub.id,
    pickup: {
      latitude: order.pickup.latitude ?? Number.NaN,
      longitude: order.pickup.longitude ?? Number.NaN,
    },
    vehicleTypeIds: [...new Set([order.vehicleTypeId, ...order.acceptableVehicleTypeIds])],
    combinable: order.combinable,
    collectsCash: collectsCash(order.stops),
    preferredCourierId: order.preferredCourierId,
    combineWithOrderIds: order.combineWithOrderIds,
    /** The passes of the hub offer the order, from the beginning. */
    planned:
      strategy === 'planned' && order.preferredCourierId === null && order.combineWithOrderIds.length === 0,
    deadlineAt: notServedAt(hub, from),
    // The longest wait is not shorter than the not-served time.
    latestAt: new Date(from.getTime() + Math.max(notServedMinutes, longestWaitMinutes) * MINUTE_MS),
  };
}

export function notServedAt({ settings }: Hub, from: Date): Date {
  return new Date(from.getTime() + settings.dispatch.notServedMinutes * MINUTE_MS);
}
