import type { Hub } from '../hubs/index.js';
import type { OrderRecord } from '../orders/index.js';
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
    preferredCourierId: order.preferredCourierId,
    combineWithOrderIds: order.combineWithOrderIds,
    planned:
      hub.settings.dispatch.strategy === 'planned' &&
      order.preferredCourierId === null &&
      order.combineWithOrderIds.length === 0,
    shadowed: hub.settings.dispatch.strategy !== 'planned' && hub.settings.dispatch.shadowPlanning,
    deadlineAt: new Date(since.getTime() + hub.settings.dispatch.notServedMinutes * MINUTE_MS),
  };
}
