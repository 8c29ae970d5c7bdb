import type { Hub } from '../../company/index.js';
import { collectsCash, type OrderRecord } from '../../ordering/index.js';
import type { NewSearch } from './search.store.js';

const MINUTE_MS = 60_000;

/** The search of an order that has been pending since `since`. */
export function toNewSearch(order: OrderRecord, hub: Hub, since: Date): NewSearch {
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
    planned:
      hub.settings.dispatch.strategy === 'planned' &&
      order.preferredCourierId === null &&
      order.combineWithOrderIds.length === 0,
    deadlineAt: notServedAt(hub, since, order.readyAt ?? since),
    latestAt: latestAt(hub, since, order.readyAt ?? since),
  };
}

/** The longest wait is not shorter than the not-served time. */
function latestAt(hub: Hub, since: Date, readyAt: Date): Date {
  const { notServedMinutes, longestWaitMinutes } = hub.settings.dispatch;
  const from = Math.max(since.getTime(), readyAt.getTime());
  return new Date(from + Math.max(notServedMinutes, longestWaitMinutes) * MINUTE_MS);
}

/** When the search ends as not served. The time counts from when the goods are ready. */
export function notServedAt(hub: Hub, since: Date, readyAt: Date): Date {
  const from = Math.max(since.getTime(), readyAt.getTime());
  return new Date(from + hub.settings.dispatch.notServedMinutes * MINUTE_MS);
}
