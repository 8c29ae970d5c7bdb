import type { Hub } from '../hubs/index.js';
import type { OrderRecord } from '../orders/index.js';
import type { NewSearch } from './search.store.js';

const MINUTE_MS = 60_000;

/** What is looked for when the order has been searching since that instant. */
export function searchFor(order: OrderRecord, hub: Hub, since: Date): NewSearch {
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
    deadlineAt: new Date(since.getTime() + hub.settings.dispatch.notServedMinutes * MINUTE_MS),
  };
}
